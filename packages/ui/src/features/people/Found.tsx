import { pageSize } from "@passerelle/domain";
import { Stack } from "@chakra-ui/react";
import type { Identity } from "@passerelle/api";
import { useAddress, useAddressPage } from "../../address";
import { Announced } from "../../components/feedback/Announced";
import { EmptyState } from "../../components/states/EmptyState";
import { useTurns } from "../../data";
import { useMessageSearch } from "../messages";
import { DatedResults } from "./DatedResults";
import { FoundMessages } from "./FoundMessages";
import { FoundOffers } from "./FoundOffers";
import { FoundPosts } from "./FoundPosts";
import { PagedResults } from "./PagedResults";
import { FoundCompanies, FoundPeople } from "./ResultRows";
import {
  fewRows,
  type Group,
  type PagedGroup,
  useFoundCompanies,
  useFoundOffers,
  useFoundPeople,
  useFoundPosts,
} from "./search-query";
import { useTranslations } from "./translations";

const pagedGroups: readonly PagedGroup[] = ["offers", "people", "companies"];
const allGroups: readonly Group[] = [...pagedGroups, "posts", "messages"];

interface FoundProps {
  text: string;
  me: Identity;
  /** Whether the reader also finds offers. */
  withOffers: boolean;
}

/** The results of a search: the first few of each kind, or one kind alone. */
export function Found({ text, me, withOffers }: FoundProps) {
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
  const messages = useMessageSearch(isAsked("messages") ? text : "", only ? pageSize : fewRows);
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
