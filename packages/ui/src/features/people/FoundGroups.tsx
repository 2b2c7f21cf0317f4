import { pageSize } from "@passerelle/domain";
import { Stack } from "@chakra-ui/react";
import type { Identity, Schemas } from "@passerelle/api";
import type { ReactNode } from "react";
import { useAddress, useAddressPage } from "../../address";
import { Announced } from "../../components/feedback/Announced";
import { EmptyState } from "../../components/states/EmptyState";
import { type Paged, useTurns } from "../../data";
import { useMessageSearch } from "../messages";
import { DatedResults } from "./DatedResults";
import { FoundMessages } from "./FoundMessages";
import { FoundPosts } from "./FoundPosts";
import { FoundCompanies, FoundPeople, ResultRow, ResultRows } from "./ResultRows";
import {
  type Group,
  type PagedGroup,
  useFoundCompanies,
  useFoundOffers,
  useFoundPeople,
  useFoundPosts,
  foundPerKind,
} from "./search-query";
import { useTranslations } from "./translations";
import { ContractName } from "../../components/offers/ContractName";
import { useHrefs } from "../../components/text/hrefs";
import { Link } from "../../components/text/Link";
import { TitleText } from "../../components/text/TitleText";
import { UserText } from "../../components/text/UserText";
import { Pages } from "../../components/lists/Pages";
import { type GroupProps, ResultGroup } from "./ResultGroup";

interface PagedResultsProps<Row> extends GroupProps<PagedGroup> {
  query: {
    data: (Paged<Row> & { totalItems: number }) | undefined;
    error: Error | null;
    isError: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The results of one kind: the first few, or all of them page by page. */
function PagedResults<Row>({ page, onPage, children, ...props }: PagedResultsProps<Row>) {
  const { t } = useTranslations();
  const { group, query, alone } = props;
  const count = query.data?.totalItems ?? 0;
  return (
    <ResultGroup
      {...props}
      more={count > (query.data?.items.length ?? 0) ? t(`search.all.${group}`, { count }) : undefined}
      count={t(`search.count.${group}`, { count })}
    >
      {(found) => (
        <Pages
          list={alone ? found : { ...found, totalPages: 1 }}
          page={page}
          onPage={onPage}
          turning={query.isPlaceholderData}
        >
          {children}
        </Pages>
      )}
    </ResultGroup>
  );
}

/** The offers found, with links to them. */
function FoundOffers({ offers }: { offers: readonly Schemas["JobOfferForApplicant"][] }) {
  const hrefs = useHrefs();
  return (
    <ResultRows>
      {offers.map(({ id, jobTitle, company, location, contract }) => {
        const title = <TitleText>{jobTitle}</TitleText>;
        return (
          <ResultRow key={id} name={hrefs ? <Link href={hrefs.offer(id)}>{title}</Link> : title}>
            <UserText>{[company, location].filter(Boolean).join(" · ")}</UserText> ·{" "}
            <ContractName contract={contract} />
          </ResultRow>
        );
      })}
    </ResultRows>
  );
}

const pagedGroups: readonly PagedGroup[] = ["offers", "people", "companies"];
const allGroups: readonly Group[] = [...pagedGroups, "posts", "messages"];

interface FoundGroupsProps {
  text: string;
  me: Identity;
  /** Whether the reader also finds offers. */
  withOffers: boolean;
}

/** The results of a search: the first few of each kind, or one kind alone. */
export function FoundGroups({ text, me, withOffers }: FoundGroupsProps) {
  const { t } = useTranslations();
  const { params, push } = useAddress();
  const address = useAddressPage();
  const groups = withOffers ? allGroups : allGroups.filter((group) => group !== "offers");
  const only = groups.find((group) => group === params.get("in"));
  const wanted = { text, alone: only !== undefined, page: only ? address.page : 1, after: only && address.after };
  const isAsked = (group: Group) => groups.includes(group) && (only === undefined || only === group);
  const offers = useFoundOffers(wanted, isAsked("offers"));
  const people = useFoundPeople(wanted, isAsked("people"));
  const companies = useFoundCompanies(wanted, isAsked("companies"));
  const posts = useFoundPosts(wanted, isAsked("posts"));
  const messages = useMessageSearch(isAsked("messages") ? text : "", only ? pageSize : foundPerKind);
  const paged = { offers, people, companies };
  const shown = pagedGroups.find((group) => group === only);
  const onPage = useTurns(
    address,
    ["person", "search", only, text],
    shown && !paged[shown].isPlaceholderData ? paged[shown].data : undefined,
  );
  const of = <Name extends Group>(group: Name) => ({
    group,
    alone: only === group,
    onAlone: (alone: boolean) => push({ in: alone ? group : null, page: null }),
  });
  const pages = { page: wanted.page, onPage };
  const hasNothing =
    pagedGroups.every((group) => !groups.includes(group) || paged[group].data?.totalItems === 0) &&
    [posts, messages].every(({ data, hasNextPage }) => data?.length === 0 && !hasNextPage);
  if (!only && hasNothing)
    return (
      <EmptyState>
        <Announced as="span">{t("search.nothing")}</Announced>
      </EmptyState>
    );
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      {isAsked("offers") && (
        <PagedResults {...of("offers")} {...pages} query={offers}>
          {(rows) => <FoundOffers offers={rows} />}
        </PagedResults>
      )}
      {isAsked("people") && (
        <PagedResults {...of("people")} {...pages} query={people}>
          {(rows) => <FoundPeople people={rows} />}
        </PagedResults>
      )}
      {isAsked("companies") && (
        <PagedResults {...of("companies")} {...pages} query={companies}>
          {(rows) => <FoundCompanies companies={rows} />}
        </PagedResults>
      )}
      {isAsked("posts") && (
        <DatedResults {...of("posts")} query={posts}>
          {(rows) => <FoundPosts posts={rows} query={text} />}
        </DatedResults>
      )}
      {isAsked("messages") && (
        <DatedResults {...of("messages")} query={messages}>
          {(rows) => <FoundMessages messages={rows} query={text} me={me} />}
        </DatedResults>
      )}
    </Stack>
  );
}
