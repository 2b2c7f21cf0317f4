import { Box, type BoxProps } from "@chakra-ui/react";
import { isSamePerson } from "@passerelle/api";
import { useRef, useState } from "react";
import { Announced } from "../../components/feedback/Announced";
import { EmptyState } from "../../components/states/EmptyState";
import { ErrorText } from "../../components/fields/ErrorText";
import { FailedState } from "../../components/states/FailedState";
import { LoadingState } from "../../components/states/LoadingState";
import { useScrollStop } from "../../components/layout/use-scroll-stop";
import type { DiscussionPanelProps } from "./DiscussionPanel";
import { useDiscussionInView } from "./discussion-in-view";
import { FailedLine, PanelLine } from "./FailedLine";
import { firstUnread } from "./message-pages";
import { MessageList } from "./MessageList";
import { BubbleSkeletons } from "./PanelSkeletons";
import { isRefused } from "./outbox-actions";
import { useMessageHistory } from "./use-message-history";
import { useNameWithin } from "./use-name-of";
import type { Outgoing } from "./use-outbox";
import { useSeeking } from "./use-find-message";
import { useTranslations } from "./translations";
import type { Message } from "./discussions";

/**
 * The newest message that arrived while the discussion was open; in a new discussion every message counts. `messages`
 * is undefined while loading.
 */
function useArrival(messages: readonly Message[] | undefined, isNew: boolean): Message | undefined {
  const last = messages?.at(-1);
  const [known, setKnown] = useState<number | null | undefined>(isNew ? null : undefined);
  if (known === undefined && messages) setKnown(last?.id ?? null);
  return known !== undefined && last?.id !== known ? last : undefined;
}

interface DiscussionMessagesProps extends Pick<DiscussionPanelProps, "me" | "discussion" | "target" | "onBack"> {
  /** Messages not sent yet. */
  outgoing: readonly Outgoing[];
  onEdit: ((message: Outgoing) => void) | undefined;
  /** Starts editing one of the reader's messages; undefined without a text box. */
  onChange: ((id: number, text: string) => void) | undefined;
}

/** The loaded and unsent messages, or the reason that they cannot be shown. */
export function DiscussionMessages(props: DiscussionMessagesProps) {
  const { me, discussion, target, outgoing, onEdit, onChange, onBack } = props;
  const { id, person, unread, lastMessage, readUpTo } = discussion;
  const { t, say } = useTranslations();
  const name = useNameWithin()(person);
  const label = t("discussion.label", { name });
  const [atOpening] = useState({ count: unread, lastId: lastMessage?.id ?? 0 });
  const history = useMessageHistory(me, id);
  const isRead = history.status === "success";
  useDiscussionInView(isRead ? id : null);
  const arrival = useArrival(isRead ? history.messages : undefined, id === null);
  const announcement =
    arrival &&
    (isSamePerson(arrival.sender, me) ? t("discussion.sent") : t("discussion.said", { name, text: arrival.content }));
  const isSeeking = useSeeking(target, history);
  const isListed = !isSeeking && (outgoing.length > 0 || history.messages.length > 0);
  const failed = history.error && <ErrorText error={history.error} otherwise={say("discussion.failed")} />;
  return (
    <>
      {arrival && (
        <Announced key={arrival.id} hidden>
          {announcement}
        </Announced>
      )}
      <Announced changesOnly hidden>
        {statusOf(outgoing, t)}
      </Announced>
      {isListed && (
        <MessageList
          key={target?.turn}
          me={me}
          interlocutor={person}
          target={target?.id}
          unread={firstUnread(history.messages, atOpening, me)}
          readUpTo={readUpTo}
          outgoing={outgoing}
          onEdit={onEdit}
          onChange={onChange}
          onBlocked={onBack}
          {...history}
        />
      )}
      {isListed && failed && <FailedLine onRetry={history.refetch}>{failed}</FailedLine>}
      {isListed && history.status === "pending" && (
        <PanelLine>
          <Announced as="span">{t("discussion.loading")}</Announced>
        </PanelLine>
      )}
      {!isListed && (
        <Middle label={label} {...(isRead && !isSeeking && { display: "grid", alignItems: "center" })}>
          {(history.status === "pending" || isSeeking) && (
            <LoadingState text={t("discussion.loading")}>
              <BubbleSkeletons />
            </LoadingState>
          )}
          {history.status === "error" && <FailedState onRetry={history.refetch}>{failed}</FailedState>}
          {isRead && !isSeeking && <EmptyState>{t("discussion.empty", { name })}</EmptyState>}
        </Middle>
      )}
    </>
  );
}

/** The number of waiting messages, or that one was refused, for screen readers. */
function statusOf(outgoing: readonly Outgoing[], t: ReturnType<typeof useTranslations>["t"]) {
  const refused = outgoing.filter(isRefused).length;
  if (refused > 0) return t("outgoing.refused", { count: refused });
  const waiting = outgoing.filter(({ isSending }) => !isSending).length;
  return waiting > 0 ? t("outgoing.waitingCount", { count: waiting }) : "";
}

/** Content in place of messages; scrollable by keyboard in a low window. */
function Middle({ label, ...rest }: BoxProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, { "aria-label": label });
  return <Box ref={box} flex="1" minH="0" overflowY="auto" {...stop} {...rest} />;
}
