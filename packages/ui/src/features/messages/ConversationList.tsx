import type { Identity } from "@passerelle/api";
import { useState } from "react";
import { ErrorText } from "../../kit/ErrorText";
import { Announced } from "../../kit/Announced";
import { QueryView } from "../../kit/QueryView";
import { useNow } from "../../kit/use-now";
import { ConversationRow } from "./ConversationRow";
import { type Conversation, search } from "./conversations";
import { FoundCount } from "./FoundCount";
import { PanelNote } from "./PanelNote";
import { PanelSearch } from "./PanelSearch";
import { RowSkeletons } from "./PanelSkeletons";
import { VirtualList } from "./VirtualList";
import { useTranslations } from "./translations";

/** The conversations as far as they are read, by last message, newest first. */
export interface Conversations {
  data: readonly Conversation[] | undefined;
  error: Error | null;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ConversationListProps {
  me: Identity;
  conversations: Conversations;
  /** The key of the one that is open. */
  current: string | undefined;
  onChoose: (key: string) => void;
}

/** The conversations one has, with a search over their people (§2, D-151). */
export function ConversationList({ conversations, ...list }: ConversationListProps) {
  const { t, langOf, say } = useTranslations();
  const [query, setQuery] = useState("");
  return (
    <>
      <PanelSearch lang={langOf("list.search")} label={t("list.search")} value={query} onChange={setQuery} />
      <QueryView
        query={conversations}
        loading={t("loading")}
        failed={<ErrorText error={conversations.error} otherwise={say("failed")} />}
        skeleton={<RowSkeletons />}
        empty={<PanelNote lang={langOf("list.empty")}>{t("list.empty")}</PanelNote>}
      >
        {(all) => <Found all={all} query={query} {...list} />}
      </QueryView>
    </>
  );
}

interface FoundProps extends Omit<ConversationListProps, "conversations"> {
  all: readonly Conversation[];
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
        {(conversation) => (
          <ConversationRow
            key={conversation.key}
            conversation={conversation}
            me={me}
            isCurrent={conversation.key === current}
            now={now}
            onChoose={() => onChoose(conversation.key)}
          />
        )}
      </VirtualList>
    </>
  );
}
