import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { searchFieldId } from "../../components/search-key";
import { TextInput } from "../../components/TextInput";
import { useTranslations } from "./translations";

interface SearchFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** Where one types what to look for; it has the focus when nothing is looked for yet, and Escape leaves it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslations();
  const box = useRef<HTMLInputElement>(null);
  const isEmptyAtFirst = useRef(value === "");
  useEffect(() => {
    if (isEmptyAtFirst.current) box.current?.focus();
  }, []);
  return (
    <chakra.search position="relative" display="block">
      <chakra.span
        position="absolute"
        insetStart="3"
        insetBlock="0"
        display="flex"
        alignItems="center"
        color="ink.muted"
        pointerEvents="none"
      >
        <Search size={18} aria-hidden />
      </chakra.span>
      <TextInput
        ref={box}
        id={searchFieldId}
        type="search"
        ps="10"
        aria-label={t("search.label")}
        placeholder={t("search.hint")}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && value === "" && event.currentTarget.blur()}
      />
    </chakra.search>
  );
}
