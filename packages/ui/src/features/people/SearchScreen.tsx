import { chakra } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { maxSearch } from "@passerelle/domain";
import { useEffect, useRef } from "react";
import { Checkbox } from "../../components/fields/Checkbox";
import { Page } from "../../components/layout/Page";
import { searchFieldId, setSearchShortcut, useSearchShortcut } from "../../components/fields/use-search-shortcut";
import { FoundGroups } from "./FoundGroups";
import { useTranslations } from "./translations";
import { useSearchText } from "../../components/fields/use-search-text";
import { SearchInput } from "../../components/fields/SearchInput";

/** The search field. It has the focus before the first search, and Escape leaves it. */
function PeopleSearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
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

interface SearchScreenProps {
  /** The current user. */
  me: Identity;
  /** Whether the reader is an applicant, who also finds offers. */
  withOffers?: boolean;
}

/** Searches offers, people, companies, posts and the reader's messages; the address contains the search. */
export function SearchScreen({ me, withOffers = false }: SearchScreenProps) {
  const { t, lang } = useTranslations();
  const { text, setText, asked } = useSearchText("q", "page");
  const hasKey = useSearchShortcut();
  return (
    <Page title={t("search.title")} lang={lang} narrow>
      <PeopleSearchField value={text} onChange={setText} />
      {asked ? (
        <FoundGroups text={asked} me={me} withOffers={withOffers} />
      ) : (
        <chakra.p color="ink.muted" maxW="65ch">
          {withOffers && `${t("search.startOffers")} `}
          {t("search.start")}
        </chakra.p>
      )}
      <chakra.div textStyle="sm" color="ink.muted">
        <Checkbox
          label={t("search.key")}
          checked={hasKey}
          onChange={(event) => setSearchShortcut(event.currentTarget.checked)}
        />
      </chakra.div>
    </Page>
  );
}
