import { chakra, Stack } from "@chakra-ui/react";
import { useAddress, useAddressPage } from "../../address";
import { useTurns } from "../../data";
import { Announced } from "../../components/feedback/Announced";
import { Checkbox } from "../../components/fields/Checkbox";
import { EmptyState } from "../../components/states/EmptyState";
import { Page } from "../../components/layout/Page";
import { setSearchShortcut, useSearchShortcut } from "../../components/fields/search-shortcut";
import { ResultGroup } from "./ResultGroup";
import { FoundCompanies, FoundPeople } from "./ResultRows";
import { type Group, useFoundCompanies, useFoundPeople } from "./search-query";
import { PeopleSearchField } from "./PeopleSearchField";
import { useTranslations } from "./translations";
import { useSearchText } from "../../components/fields/use-search-text";

/** Searches people and companies; the address contains the search. */
export function SearchScreen() {
  const { t, lang } = useTranslations();
  const { text, setText, asked } = useSearchText("q", "page");
  const hasKey = useSearchShortcut();
  return (
    <Page title={t("search.title")} lang={lang} narrow>
      <PeopleSearchField value={text} onChange={setText} />
      {asked ? (
        <Found text={asked} />
      ) : (
        <chakra.p color="ink.muted" maxW="65ch">
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

const groups: readonly Group[] = ["people", "companies"];

const isNothing = ({ data }: { data: { totalItems: number } | undefined }) => data?.totalItems === 0;

function Found({ text }: { text: string }) {
  const { t } = useTranslations();
  const { params, push } = useAddress();
  const address = useAddressPage();
  const only = groups.find((group) => group === params.get("in"));
  const wanted = { text, alone: only !== undefined, page: only ? address.page : 1, after: only && address.after };
  const people = useFoundPeople(wanted, only !== "companies");
  const companies = useFoundCompanies(wanted, only !== "people");
  const shown = only === "people" ? people : companies;
  const onPage = useTurns(
    address,
    ["person", "search", only, text],
    only && !shown.isPlaceholderData ? shown.data : undefined,
  );
  const of = (group: Group) => ({
    group,
    alone: only === group,
    page: wanted.page,
    onPage,
    onAlone: (alone: boolean) => push({ in: alone ? group : null, page: null }),
  });
  if (!only && isNothing(people) && isNothing(companies))
    return (
      <EmptyState>
        <Announced as="span">{t("search.nothing")}</Announced>
      </EmptyState>
    );
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {only !== "companies" && (
        <ResultGroup {...of("people")} query={people}>
          {(rows) => <FoundPeople people={rows} />}
        </ResultGroup>
      )}
      {only !== "people" && (
        <ResultGroup {...of("companies")} query={companies}>
          {(rows) => <FoundCompanies companies={rows} />}
        </ResultGroup>
      )}
    </Stack>
  );
}
