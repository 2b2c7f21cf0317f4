import { chakra } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import { ArrowDown } from "lucide-react";
import { Virtualizer } from "virtua";
import { useCallback, useRef, useState } from "react";
import { Button } from "../../components/actions/Button";
import { returnsFocusTo } from "../../components/focus/focus-restoration";
import { useScrollStop } from "../../components/layout/use-scroll-stop";
import { useIsPrinted } from "../../theme/use-breakpoint";
import { useReportDialog } from "../reports";
import type { Person } from "./discussions";
import { boxSelector } from "./Composer";
import { DeleteMessageDialog } from "./DeleteMessageDialog";
import { lowDiscussion } from "./discussion-size";
import { keyOf, lastRead, linesOf } from "./message-lines";
import { MessageBubble } from "./MessageBubble";
import { placeOf } from "./message-times";
import { NewMessagesLine } from "./NewMessagesLine";
import { OlderMessages, type OlderMessagesProps } from "./OlderMessages";
import { OutgoingStatus } from "./OutgoingStatus";
import { useStayAtEnd, useGrewInFront } from "./use-stay-at-end";
import { useNameOf, useNameWithin } from "./use-name-of";
import type { Outgoing } from "./use-outbox";
import type { useMessageHistory } from "./use-message-history";
import { Scroller } from "./VirtualList";
import { useTranslations } from "./translations";

/** Older messages are loaded at this distance from the beginning, in pixels. */
const early = 600;

interface MessageListProps extends OlderMessagesProps, Pick<ReturnType<typeof useMessageHistory>, "messages"> {
  /** Unsent messages, shown below the others. */
  outgoing: readonly Outgoing[];
  me: Identity;
  interlocutor: Person;
  /** The id of the first message that was unread when the discussion was opened. */
  unread: number | undefined;
  /** The newest of one's own messages that the other person has read, if known. */
  readUpTo: number | undefined;
  /** The id of the message to open it at, if any. */
  target: number | undefined;
  /** Edits an unsent message; undefined without a text box. */
  onEdit: ((message: Outgoing) => void) | undefined;
  /** Edits one of the reader's messages; undefined without a text box. */
  onChange: ((id: number, text: string) => void) | undefined;
  /** Called after the other person was blocked. */
  onBlocked: () => void;
}

/**
 * A discussion's messages, with the newest or the first unread one in view. Scrolling up loads older ones without
 * moving the visible ones. Only visible messages are rendered.
 */
export function MessageList(props: MessageListProps) {
  const { me, interlocutor, messages, outgoing, unread, readUpTo, target, ...acts } = props;
  const { onEdit, onChange, onBlocked, ...older } = acts;
  const { t } = useTranslations();
  const author = useNameOf()(interlocutor);
  const name = useNameWithin()(interlocutor);
  const lines = linesOf(messages, outgoing, me);
  const read = lastRead(lines, readUpTo, me);
  const { list, scroller, atEnd, unseen, toEnd, onScroll, onResize } = useStayAtEnd(lines, me, target ?? unread);
  const targetLine = useFocusOnce();
  const label = t("discussion.label", { name });
  const { report, dialog } = useReportDialog(onBlocked);
  const personId = interlocutor.id;
  // Stable, so that a bubble re-renders only when it changes.
  const reportMessage = useCallback(
    (id: number) => void report({ kind: "message", id, name, personId }),
    [report, name, personId],
  );
  const isPrinted = useIsPrinted();
  const [doomed, setDoomed] = useState<number>();
  const stop = useScrollStop(scroller, { "aria-label": label });
  const grewInFront = useGrewInFront(lines);
  const { hasOlder, isLoadingOlder, olderFailed, loadOlder } = older;
  const scrolled = () => {
    onScroll();
    const isEarly = scroller.current && scroller.current.scrollTop < early;
    if (isEarly && hasOlder && !isLoadingOlder && !olderFailed) loadOlder();
  };
  return (
    <chakra.div
      position="relative"
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      css={{ [lowDiscussion]: { minH: "6rem" } }}
    >
      <Scroller
        ref={scroller}
        {...stop}
        // A sent or deleted bubble loses its buttons.
        {...returnsFocusTo(boxSelector)}
        // Scrolling is not announced; DiscussionPanel announces new messages.
        role="log"
        aria-live="off"
        aria-label={label}
        display="flex"
        flexDirection="column"
        // Aligns a short discussion at the end.
        _before={{ content: '""', flex: "1" }}
        _after={{ content: '""', flex: "none", h: "4" }}
        _focusVisible={{ outlineOffset: "-2px" }}
        onScroll={scrolled}
      >
        <Virtualizer
          ref={list}
          data={lines}
          shift={grewInFront}
          onResize={onResize}
          {...(isPrinted && { keepMounted: [...lines.keys()] })}
        >
          {(line, index) => (
            <Line
              key={keyOf(line)}
              {...(line.id === target && {
                ref: targetLine,
                tabIndex: -1,
                role: "group",
                "aria-label": t("search.target"),
              })}
            >
              {index === 0 && <OlderMessages {...older} />}
              {line.id === unread && <NewMessagesLine />}
              <MessageBubble
                id={line.id}
                text={line.content}
                createdAt={line.createdAt}
                author={isSamePerson(line.sender, me) ? t("you") : author}
                isOwn={isSamePerson(line.sender, me)}
                editedAt={line.editedAt}
                isRead={line.id === read}
                isDeleted={line.deletedAt !== undefined}
                changeableUntil={line.changeableUntil}
                onReport={isSamePerson(line.sender, me) ? undefined : reportMessage}
                onChange={onChange}
                onDelete={setDoomed}
                {...placeOf(lines, index, unread)}
                status={line.outgoing && <OutgoingStatus message={line.outgoing} onEdit={onEdit} />}
              />
            </Line>
          )}
        </Virtualizer>
      </Scroller>
      {dialog}
      <DeleteMessageDialog id={doomed} onClose={() => setDoomed(undefined)} />
      {!atEnd && <ToEnd unseen={unseen} onClick={toEnd} />}
    </chakra.div>
  );
}

/** The message found by a search is outlined and focused. */
const Line = chakra("div", {
  base: {
    "&[tabindex]": {
      outline: "none",
      "& p": { outline: "2px solid", outlineColor: "brand.solid", outlineOffset: "2px" },
    },
  },
});

/** Focuses an element once, when it is visible; virtual rows become visible only after they are measured. */
function useFocusOnce() {
  const isDone = useRef(false);
  return useCallback((element: HTMLElement | null) => {
    const focus = () => {
      if (isDone.current || !element?.isConnected) return;
      element.focus({ preventScroll: true });
      isDone.current = document.activeElement === element;
      requestAnimationFrame(focus);
    };
    focus();
  }, []);
}

function ToEnd({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  const { t } = useTranslations();
  return (
    <Button
      size="sm"
      variant={unseen > 0 ? "solid" : "outline"}
      position="absolute"
      bottom="3"
      insetInlineEnd={{ base: "3", md: "6" }}
      borderRadius="full"
      boxShadow="floating"
      icon={<ArrowDown size={16} aria-hidden />}
      aria-label={unseen > 0 ? undefined : t("discussion.toEnd")}
      onClick={onClick}
    >
      {unseen > 0 && t("discussion.unseen", { count: unseen })}
    </Button>
  );
}
