import { chakra, Stack } from "@chakra-ui/react";
import { useAddress, useAddressPage } from "../../address";
import { useTurns } from "../../data";
import { Announced } from "../../components/feedback/Announced";
import { Checkbox } from "../../components/fields/Checkbox";
import { EmptyState } from "../../components/states/EmptyState";
import { Page } from "../../components/layout/Page";
import { setSearchShortcut, useSearchShortcut } from "../../components/fields/search-shortcut";
import { ResultGroup } from "./ResultGroup";
import { FoundOffers } from "./FoundOffers";
import { FoundCompanies, FoundPeople } from "./ResultRows";
import { type Group, useFoundCompanies, useFoundOffers, useFoundPeople } from "./search-query";
import { PeopleSearchField } from "./PeopleSearchField";
import { useTranslations } from "./translations";
import { useSearchText } from "../../components/fields/use-search-text";

interface SearchScreenProps {
  /** Whether the reader is an applicant, who also finds offers. */
  withOffers?: boolean;
}

/** Searches offers, people and companies; the address contains the search. */
export function SearchScreen({ withOffers = false }: SearchScreenProps) {
  const { t, lang } = useTranslations();
  const { text, setText, asked } = useSearchText("q", "page");
  const hasKey = useSearchShortcut();
  return (
    <Page title={t("search.title")} lang={lang} narrow>
      <PeopleSearchField value={text} onChange={setText} />
      {asked ? (
        <Found text={asked} groups={withOffers ? allGroups : ["people", "companies"]} />
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

const allGroups: readonly Group[] = ["offers", "people", "companies"];

const isNothing = ({ data }: { data: { totalItems: number } | undefined }) => data?.totalItems === 0;

function Found({ text, groups }: { text: string; groups: readonly Group[] }) {
  const { t } = useTranslations();
  const { params, push } = useAddress();
  const address = useAddressPage();
  const only = groups.find((group) => group === params.get("in"));
  const wanted = { text, alone: only !== undefined, page: only ? address.page : 1, after: only && address.after };
  const isAsked = (group: Group) => groups.includes(group) && (only === undefined || only === group);
  const found = {
    offers: useFoundOffers(wanted, isAsked("offers")),
    people: useFoundPeople(wanted, isAsked("people")),
    companies: useFoundCompanies(wanted, isAsked("companies")),
  };
  const shown = only && found[only];
  const onPage = useTurns(
    address,
    ["person", "search", only, text],
    shown && !shown.isPlaceholderData ? shown.data : undefined,
  );
  const of = (group: Group) => ({
    group,
    alone: only === group,
    page: wanted.page,
    onPage,
    onAlone: (alone: boolean) => push({ in: alone ? group : null, page: null }),
  });
  if (!only && groups.every((group) => isNothing(found[group])))
    return (
      <EmptyState>
        <Announced as="span">{t(groups === allGroups ? "search.nothingAtAll" : "search.nothing")}</Announced>
      </EmptyState>
    );
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {isAsked("offers") && (
        <ResultGroup {...of("offers")} query={found.offers}>
          {(rows) => <FoundOffers offers={rows} />}
        </ResultGroup>
      )}
      {isAsked("people") && (
        <ResultGroup {...of("people")} query={found.people}>
          {(rows) => <FoundPeople people={rows} />}
        </ResultGroup>
      )}
      {isAsked("companies") && (
        <ResultGroup {...of("companies")} query={found.companies}>
          {(rows) => <FoundCompanies companies={rows} />}
        </ResultGroup>
      )}
    </Stack>
  );
}
