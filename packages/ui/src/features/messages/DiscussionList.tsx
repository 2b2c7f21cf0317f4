import type { Identity } from "@passerelle/api";
import { useState } from "react";
import { Announced } from "../../components/feedback/Announced";
import { QueryView } from "../../components/states/QueryView";
import { useNow } from "../../components/text/use-now";
import { DiscussionRow } from "./DiscussionRow";
import { type DiscussionEntry, search } from "./discussions";
import { FoundCount } from "./FoundCount";
import { PanelNote } from "./PanelNote";
import { PanelSearch } from "./PanelSearch";
import { RowSkeletons } from "./PanelSkeletons";
import { VirtualList } from "./VirtualList";
import { useTranslations } from "./translations";

/** The loaded discussions, by last message, newest first. */
export interface Discussions {
  data: readonly DiscussionEntry[] | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface DiscussionListProps {
  me: Identity;
  discussions: Discussions;
  /** The key of the open discussion. */
  current: string | undefined;
  onChoose: (key: string) => void;
}

/** The user's discussions, with a search for people in them. */
export function DiscussionList({ discussions, ...list }: DiscussionListProps) {
  const { t, langOf, say } = useTranslations();
  const [query, setQuery] = useState("");
  return (
    <>
      <PanelSearch lang={langOf("list.search")} label={t("list.search")} value={query} onChange={setQuery} />
      <QueryView
        query={discussions}
        loading={t("loading")}
        failed={say("failed")}
        skeleton={<RowSkeletons />}
        empty={<PanelNote lang={langOf("list.empty")}>{t("list.empty")}</PanelNote>}
      >
        {(all) => <Found all={all} query={query} {...list} />}
      </QueryView>
    </>
  );
}

interface FoundProps extends Omit<DiscussionListProps, "discussions"> {
  all: readonly DiscussionEntry[];
  query: string;
}

function Found({ all, query, me, current, onChoose }: FoundProps) {
  const { t, langOf } = useTranslations();
  const now = useNow();
  const found = search(all, query, ({ person }) => person);
  if (found.length === 0) {
    return (
      <PanelNote asChild>
        <Announced lang={langOf("list.notFound")}>{t("list.notFound")}</Announced>
      </PanelNote>
    );
  }
  return (
    <>
      <FoundCount query={query} count={found.length} />
      <VirtualList entries={found}>
        {(discussion) => (
          <DiscussionRow
            key={discussion.key}
            discussion={discussion}
            me={me}
            isCurrent={discussion.key === current}
            now={now}
            onChoose={() => onChoose(discussion.key)}
          />
        )}
      </VirtualList>
    </>
  );
}
