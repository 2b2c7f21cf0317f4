import { Box, type BoxProps, chakra } from "@chakra-ui/react";
import { type Identity, isSamePerson, personKey } from "@passerelle/api";
import { useEffect, useRef, useState } from "react";
import { ErrorText } from "../../components/ErrorText";
import { Announced } from "../../components/Announced";
import { EmptyState } from "../../components/EmptyState";
import { FailedState } from "../../components/FailedState";
import { LoadingState } from "../../components/LoadingState";
import { useScrollStop } from "../../components/use-scroll-stop";
import { Composer } from "./Composer";
import { type DiscussionEntry, isDeleted } from "./discussions";
import { useDraft } from "./drafts";
import { FailedLine } from "./FailedLine";
import { MessageList } from "./MessageList";
import { BubbleSkeletons } from "./PanelSkeletons";
import { useDiscussionInView } from "./discussion-in-view";
import { firstUnread } from "./history";
import { DiscussionHeader } from "./DiscussionHeader";
import { OfferBar } from "./OfferBar";
import { useArrival } from "./use-arrival";
import { useNameOf } from "./use-name-of";
import { type Recipient, useSending } from "./use-sending";
import { useSubject } from "./use-subject";
import { useMessageHistory } from "./use-message-history";
import { useTranslations } from "./translations";

export interface DiscussionPanelProps {
  me: Identity;
  discussion: DiscussionEntry;
  /** Whether it was chosen just now, so that the focus comes with it. */
  takesFocus: boolean;
  /** Whether the screen began with it: the focus is then the screen's heading's. */
  isFirst: boolean;
  onBack: () => void;
}

/** The right panel: who it is, which offer it is about, what was said, and the box to answer in. */
export function DiscussionPanel({ me, discussion, takesFocus, isFirst, onBack }: DiscussionPanelProps) {
  const { person } = discussion;
  const { t } = useTranslations();
  const { offer, next, drop } = useSubject(discussion);
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [comesLater] = useState(!isFirst);
  const isOpened = takesFocus || comesLater;
  useEffect(() => {
    if (!isOpened) return;
    // On a phone the box would bring its keyboard over what one wants to read.
    const canType = box.current && matchMedia("(min-width: 768px) and (pointer: fine)").matches;
    (canType ? box : heading).current?.focus();
  }, [isOpened]);
  return (
    <>
      <DiscussionHeader ref={heading} person={person} onBack={onBack} />
      {offer?.jobTitle && <OfferBar offer={offer} onDrop={drop} />}
      <Messages me={me} discussion={discussion} onBack={onBack} />
      {isDeleted(person) ? (
        <chakra.p
          px="6"
          py="4"
          borderTopWidth="1px"
          borderColor="line"
          bg="surface"
          color="ink.muted"
          textAlign="center"
        >
          {t("discussion.closed")}
        </chakra.p>
      ) : (
        <Answer ref={box} me={me} discussion={discussion} jobOfferID={next} />
      )}
    </>
  );
}

type PartProps = Pick<DiscussionPanelProps, "me" | "discussion">;

function Messages({
  me,
  discussion: { id, person, unread, lastMessage },
  onBack,
}: PartProps & Pick<DiscussionPanelProps, "onBack">) {
  const { t, say } = useTranslations();
  const name = useNameOf()(person);
  const label = t("discussion.label", { name });
  const [atOpening] = useState({ count: unread, lastId: lastMessage?.id ?? 0 });
  const history = useMessageHistory(me, id);
  useDiscussionInView(history.status === "success" ? id : null);
  const arrival = useArrival(history.status === "success" ? history.messages : undefined, id === null);
  const announcement =
    arrival &&
    (isSamePerson(arrival.sender, me) ? t("discussion.sent") : t("discussion.said", { name, text: arrival.content }));
  return (
    <>
      {arrival && (
        <Announced key={arrival.id} hidden>
          {announcement}
        </Announced>
      )}
      {history.status === "pending" && (
        <Middle label={label}>
          <LoadingState text={t("discussion.loading")}>
            <BubbleSkeletons />
          </LoadingState>
        </Middle>
      )}
      {history.status === "error" && (
        <Middle label={label}>
          <FailedState onRetry={history.refetch}>
            <ErrorText error={history.error} otherwise={say("discussion.failed")} />
          </FailedState>
        </Middle>
      )}
      {history.status === "success" && history.messages.length === 0 && (
        <Middle label={label} display="grid" alignItems="center">
          <EmptyState>{t("discussion.empty", { name })}</EmptyState>
        </Middle>
      )}
      {history.status === "success" && history.messages.length > 0 && (
        <MessageList
          me={me}
          interlocutor={person}
          unread={firstUnread(history.messages, atOpening, me)}
          onBlocked={onBack}
          {...history}
        />
      )}
      {history.status === "success" && history.error && (
        <FailedLine onRetry={history.refetch}>
          <ErrorText error={history.error} otherwise={say("discussion.failed")} />
        </FailedLine>
      )}
    </>
  );
}

/** What stands where messages would; in a low window the keyboard scrolls it. */
function Middle({ label, ...rest }: BoxProps & { label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const stop = useScrollStop(box, { "aria-label": label });
  return <Box ref={box} flex="1" minH="0" overflowY="auto" {...stop} {...rest} />;
}

function Answer({
  me,
  discussion: { id, person },
  jobOfferID,
  ref,
}: PartProps & Pick<React.ComponentProps<typeof Composer>, "ref"> & Pick<Recipient, "jobOfferID">) {
  const to = personKey(person);
  const name = useNameOf()(person);
  const { text, setText } = useDraft(personKey(me), to);
  const { busy, sendingTo, failure, send } = useSending(me);
  return (
    <Composer
      ref={ref}
      name={name}
      text={text}
      onChange={setText}
      busy={busy}
      sending={sendingTo === to}
      failure={failure?.to === to ? failure.text : undefined}
      onSend={() => send({ person, discussionId: id, jobOfferID }, text)}
    />
  );
}
