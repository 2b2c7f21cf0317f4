import { chakra } from "@chakra-ui/react";
import { type Identity, isSamePerson } from "@passerelle/api";
import { ArrowDown } from "lucide-react";
import { Virtualizer } from "virtua";
import { useCallback } from "react";
import { Button } from "../../components/Button";
import { useScrollStop } from "../../components/use-scroll-stop";
import { useReportDialog } from "../reports";
import type { Person } from "./discussions";
import { MessageBubble } from "./MessageBubble";
import { placeOf } from "./message-times";
import { NewMessagesLine } from "./NewMessagesLine";
import { OlderMessages, type OlderMessagesProps } from "./OlderMessages";
import { useFollow, useGrewInFront } from "./use-follow";
import { useNameOf } from "./use-name-of";
import type { useMessageHistory } from "./use-message-history";
import { Scroller } from "./VirtualList";
import { useTranslations } from "./translations";

/** So close to the beginning, in pixels, the messages before it are asked for. */
const early = 600;

interface MessageListProps extends OlderMessagesProps, Pick<ReturnType<typeof useMessageHistory>, "messages"> {
  me: Identity;
  interlocutor: Person;
  /** The id of the first message that was unread when the discussion was opened. */
  unread: number | undefined;
  /** The interlocutor was blocked. */
  onBlocked: () => void;
}

/**
 * The messages of a discussion, the newest or the first unread one in view; older ones come when one scrolls up, and
 * nobody loses their place. Only what is in view is drawn.
 */
export function MessageList({ me, interlocutor, messages, unread, onBlocked, ...older }: MessageListProps) {
  const { t } = useTranslations();
  const nameOf = useNameOf();
  const { list, scroller, atEnd, unseen, toEnd, onScroll, onResize } = useFollow(messages, me, unread);
  const label = t("discussion.label", { name: nameOf(interlocutor) });
  const { report, dialog } = useReportDialog(onBlocked);
  const name = nameOf(interlocutor);
  const personId = interlocutor.id;
  // The same for each bubble, which is drawn again only when it changes.
  const reportMessage = useCallback(
    (id: number) => void report({ kind: "message", id, name, personId }),
    [report, name, personId],
  );
  const stop = useScrollStop(scroller, { "aria-label": label });
  const grewInFront = useGrewInFront(messages);
  const { hasOlder, isLoadingOlder, olderFailed, loadOlder } = older;
  const scrolled = () => {
    onScroll();
    const isEarly = scroller.current && scroller.current.scrollTop < early;
    if (isEarly && hasOlder && !isLoadingOlder && !olderFailed) loadOlder();
  };
  return (
    <chakra.div position="relative" display="flex" flexDirection="column" flex="1" minH="0">
      <Scroller
        ref={scroller}
        {...stop}
        // What scrolls in is not announced: DiscussionPanel says what has arrived.
        role="log"
        aria-live="off"
        aria-label={label}
        display="flex"
        flexDirection="column"
        // A short discussion stands at the end.
        _before={{ content: '""', flex: "1" }}
        _after={{ content: '""', flex: "none", h: "4" }}
        _focusVisible={{ outlineOffset: "-2px" }}
        onScroll={scrolled}
      >
        <Virtualizer ref={list} data={messages} shift={grewInFront} onResize={onResize}>
          {({ id, content, createdAt, sender }, index) => (
            <div key={id}>
              {index === 0 && <OlderMessages {...older} />}
              {id === unread && <NewMessagesLine />}
              <MessageBubble
                id={id}
                text={content}
                createdAt={createdAt}
                author={isSamePerson(sender, me) ? t("you") : name}
                isOwn={isSamePerson(sender, me)}
                onReport={isSamePerson(sender, me) ? undefined : reportMessage}
                {...placeOf(messages, index, unread)}
              />
            </div>
          )}
        </Virtualizer>
      </Scroller>
      {dialog}
      {!atEnd && <ToEnd unseen={unseen} onClick={toEnd} />}
    </chakra.div>
  );
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
