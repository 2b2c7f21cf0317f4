import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { searchFieldId } from "../../components/fields/search-shortcut";
import { SearchInput } from "../../components/fields/SearchInput";
import { maxSearch } from "../../components/fields/use-search-text";
import { useTranslations } from "./translations";

interface PeopleSearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** The search field. It has the focus before the first search, and Escape leaves it. */
export function PeopleSearchField({ value, onChange }: PeopleSearchFieldProps) {
  const { t } = useTranslations();
  const box = useRef<HTMLInputElement>(null);
  const isEmptyAtFirst = useRef(value === "");
  useEffect(() => {
    if (isEmptyAtFirst.current) box.current?.focus();
  }, []);
  return (
    <chakra.search display="block">
      <SearchInput
        ref={box}
        id={searchFieldId}
        maxLength={maxSearch}
        aria-label={t("search.label")}
        placeholder={t("search.hint")}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && value === "" && event.currentTarget.blur()}
      />
    </chakra.search>
  );
}
