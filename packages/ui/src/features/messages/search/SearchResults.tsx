import type { Identity, Schemas } from "@passerelle/api";
import { Announced } from "../../../components/feedback/Announced";
import { Button } from "../../../components/actions/Button";
import { useNow } from "../../../components/text/use-now";
import { PanelNote } from "../PanelNote";
import { useTranslations } from "../translations";
import type { OnChooseFound } from "../use-target";
import { Scroller } from "../VirtualList";
import { PersonResults } from "./PersonResults";
import { groupsOf, type useMessageSearch } from "./use-message-search";

interface SearchResultsProps {
  me: Identity;
  query: string;
  found: readonly Schemas["FoundMessage"][];
  pages: Pick<ReturnType<typeof useMessageSearch>, "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;
  current: number | undefined;
  onChoose: OnChooseFound;
}

/** The results of a search by person, with a button for older messages. */
export function SearchResults({ me, query, found, pages, current, onChoose }: SearchResultsProps) {
  const { t } = useTranslations();
  const now = useNow();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const count = found.length;
  return (
    <Scroller>
      {count === 0 ? (
        <PanelNote asChild>
          <Announced>{t(hasNextPage ? "search.noneSoFar" : "search.none")}</Announced>
        </PanelNote>
      ) : (
        <Announced key={query} hidden patience={700}>
          {t(hasNextPage ? "search.foundSoFar" : "search.found", { count })}
        </Announced>
      )}
      {groupsOf(found).map((group) => (
        <PersonResults
          key={group.discussionId}
          group={group}
          me={me}
          query={query}
          now={now}
          current={current}
          onChoose={onChoose}
        />
      ))}
      {hasNextPage && (
        <Button variant="outline" m="3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("search.more")}
        </Button>
      )}
    </Scroller>
  );
}
