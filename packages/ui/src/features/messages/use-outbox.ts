import { type ApiError, ApiFailure, isSamePerson } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { useAtomValue } from "jotai";
import { useLiveChannel } from "../../data";
import { store } from "../../store";
import { useErrorSentence } from "../../components/use-error-sentence";
import type { DiscussionEntry } from "./discussions";
import { type OutgoingMessage, outboxAtom } from "./outbox";
import { enqueue, firstAttemptAtom, isRefused, sendingAtom } from "./outbox-actions";
import { useTranslations } from "./translations";

/** A message of the outbox, as its discussion shows it. */
export interface Outgoing extends OutgoingMessage {
  /** Whether it is on its way now. */
  isSending: boolean;
}

type Place = Pick<DiscussionEntry, "id" | "person">;

/** Whether a message goes to the person of a discussion, who may be known as deleted by now. */
const goesTo =
  ({ id, person }: Place) =>
  ({ to, discussionId }: OutgoingMessage) =>
    isSamePerson(to, person) || (id !== null && discussionId === id);

/** What waits to be sent to the person of a discussion, oldest first. */
export function useOutgoing(place: Place): readonly Outgoing[] {
  const sending = useAtomValue(sendingAtom);
  const outgoing = useAtomValue(outboxAtom).filter(goesTo(place));
  return outgoing.map((message) => ({ ...message, isSending: message.clientId === sending }));
}

/**
 * The outbox of a discussion's text box. It is busy while any message is sent for the first time; automatic retries do
 * not block it. `failure` is the reason why the newest waiting message was not sent.
 */
export function useOutbox(place: Place) {
  const channel = useLiveChannel();
  const sending = useAtomValue(firstAttemptAtom);
  const outgoing = useOutgoing(place);
  return {
    outgoing,
    /** Whether a message is on its way, and another one is not taken. */
    busy: sending !== undefined,
    /** Whether it goes to this person. */
    sending: sending !== undefined && goesTo(place)(sending),
    failure: outgoing.findLast((message) => message.failure && !isRefused(message))?.failure,
    /** Sends a text as soon as it can, and answers whether it was taken: not a blank one, and not while busy. */
    send: (text: string, jobOfferID?: number) => {
      const content = trimText(text);
      if (content === "" || store.get(firstAttemptAtom)) return false;
      const isOpen = channel.getState().status === "OPEN";
      enqueue({
        to: place.person,
        discussionId: place.id,
        content,
        jobOfferID,
        ...(!isOpen && { failure: { kind: "offline" } }),
      });
      return true;
    },
  };
}

/** Why a message was not sent: in the server's words, or as the specification says it. */
export function useSendFailure() {
  const { say } = useTranslations();
  const errorSentence = useErrorSentence();
  return (failure: ApiError) =>
    errorSentence(new ApiFailure(failure), say(failure.kind === "offline" ? "sending.notOpen" : "sending.failed"));
}
