import { Flex, chakra } from "@chakra-ui/react";
import { type Identity, personKey } from "@passerelle/api";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Pencil } from "lucide-react";
import { mobileBreakpoint, widerThan } from "../../theme/breakpoints";
import { Composer } from "./Composer";
import { type DiscussionEntry, isDeleted } from "./discussions";
import { DiscussionHeader } from "./DiscussionHeader";
import { DiscussionMessages } from "./DiscussionMessages";
import { useDraft } from "./drafts";
import { OfferBar } from "./OfferBar";
import type { OutgoingMessage } from "./outbox";
import { removeFromOutbox } from "./outbox-actions";
import { useEditing } from "./use-editing";
import { useNameWithin } from "./use-name-of";
import { useOutbox, useSendFailure } from "./use-outbox";
import type { Target } from "./use-find-message";
import { useTranslations } from "./translations";
import { Announced } from "../../components/feedback/Announced";
import { Button } from "../../components/actions/Button";
import { useAddress, useAddressId } from "../../address";
import { useNamedOffer } from "./queries";

/**
 * The offer of a discussion: the one in the address until a message has named it, otherwise the last named one. `next`
 * is the offer for the next message; `nameOffer` changes or removes it.
 */
function useSubject({ offer }: DiscussionEntry) {
  const { replace } = useAddress();
  const named = useAddressId("offer");
  const isSaid = named === undefined || named === offer?.id;
  const { data: detail } = useNamedOffer(isSaid ? undefined : named);
  const nameOffer = (id: number | null) => replace({ offer: id === null ? null : String(id) });
  const forget = useEffectEvent(() => nameOffer(null));
  // Deleted, or not applied to.
  const isNone = detail === null || detail?.applicationID === null;
  const isOver = named !== undefined && (isSaid || isNone);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
  if (isSaid || isNone) return { offer, next: undefined, nameOffer };
  return { offer: detail, next: named, nameOffer };
}

/** The notice above the box while it contains a message that is being edited. */
function EditBar({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslations();
  return (
    <Flex align="center" gap="2" pb="2" textStyle="sm" color="ink.muted">
      <Pencil size={16} style={{ flexShrink: 0 }} aria-hidden />
      <Announced as="span" flex="1" minW="0">
        {t("change.title")}
      </Announced>
      <Button variant="plain" size="sm" onClick={onLeave}>
        {t("change.cancel")}
      </Button>
    </Flex>
  );
}

export interface DiscussionPanelProps {
  me: Identity;
  discussion: DiscussionEntry;
  /** Whether it was just chosen, so that it takes the focus. */
  takesFocus: boolean;
  /** Whether it was open from the beginning; the screen's heading then has the focus. */
  isFirst: boolean;
  /** The search result to open it at, which then takes the focus. */
  target: Target | undefined;
  onBack: () => void;
}

/** The right panel: the person, the offer, the messages and the text box. */
export function DiscussionPanel({ me, discussion, takesFocus, isFirst, target, onBack }: DiscussionPanelProps) {
  const { person } = discussion;
  const { t } = useTranslations();
  const name = useNameWithin()(person);
  const { offer, next, nameOffer } = useSubject(discussion);
  const { text, setText } = useDraft(personKey(me), personKey(person));
  const { outgoing, failure, send, ...state } = useOutbox(discussion);
  const sentenceOf = useSendFailure();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [comesLater] = useState(!isFirst);
  const isOpened = (takesFocus || comesLater) && !target;
  useEffect(() => {
    if (!isOpened) return;
    // On a phone, focusing the box would open the keyboard over the messages.
    const canType = box.current && matchMedia(`${widerThan(mobileBreakpoint)} and (pointer: fine)`).matches;
    (canType ? box : heading).current?.focus();
  }, [isOpened]);
  const { box: editing, turnTo } = useEditing(me, discussion);
  const beginEdit = useCallback(
    (id: number, content: string) => {
      turnTo({ id, text: content });
      box.current?.focus();
    },
    [turnTo],
  );
  const edit = ({ clientId, content, jobOfferID }: OutgoingMessage) => {
    turnTo(undefined);
    // Text already in the box stays below.
    setText(text === "" ? content : `${content}\n${text}`);
    if (jobOfferID !== undefined) nameOffer(jobOfferID);
    removeFromOutbox(clientId);
    box.current?.focus();
  };
  const leaveEdit = () => {
    editing?.onLeave();
    box.current?.focus();
  };
  return (
    <>
      <DiscussionHeader ref={heading} person={person} onBack={onBack} />
      {offer?.jobTitle && <OfferBar offer={offer} onDrop={next === undefined ? undefined : () => nameOffer(null)} />}
      <DiscussionMessages
        me={me}
        discussion={discussion}
        target={target}
        outgoing={outgoing}
        onEdit={isDeleted(person) ? undefined : edit}
        onChange={isDeleted(person) ? undefined : beginEdit}
        onBack={onBack}
      />
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
        <Composer
          ref={box}
          name={name}
          text={text}
          onChange={setText}
          failure={failure && sentenceOf(failure)}
          onSend={() => send(text, next) && setText("")}
          {...state}
          {...editing}
          above={editing && <EditBar onLeave={leaveEdit} />}
          onLeave={editing && leaveEdit}
        />
      )}
    </>
  );
}
