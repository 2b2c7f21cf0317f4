import { type ApiError, ApiFailure, isSamePerson } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { useAtomValue } from "jotai";
import { useLiveChannel } from "../../data";
import { store } from "../../store";
import { useErrorSentence } from "../../components/states/use-error-sentence";
import type { DiscussionEntry } from "./discussions";
import { type OutgoingMessage, outboxAtom } from "./outbox";
import { enqueue, firstAttemptAtom, isRefused, sendingAtom } from "./outbox-actions";
import { useTranslations } from "./translations";

/** An unsent message as its discussion shows it. */
export interface Outgoing extends OutgoingMessage {
  /** Whether it is being sent now. */
  isSending: boolean;
}

type Place = Pick<DiscussionEntry, "id" | "person">;

/** Whether a message is for a discussion's person, who may have been deleted meanwhile. */
const goesTo =
  ({ id, person }: Place) =>
  ({ to, discussionId }: OutgoingMessage) =>
    isSamePerson(to, person) || (id !== null && discussionId === id);

/** The unsent messages to a discussion's person, oldest first. */
export function useOutgoing(place: Place): readonly Outgoing[] {
  const sending = useAtomValue(sendingAtom);
  const outgoing = useAtomValue(outboxAtom).filter(goesTo(place));
  return outgoing.map((message) => ({ ...message, isSending: message.clientId === sending }));
}

/**
 * The outbox for a discussion's text box. It is busy while any message is sent for the first time; automatic retries do
 * not block it. `failure` is the reason that the newest waiting message was not sent.
 */
export function useOutbox(place: Place) {
  const channel = useLiveChannel();
  const sending = useAtomValue(firstAttemptAtom);
  const outgoing = useOutgoing(place);
  return {
    outgoing,
    /** Whether a message is being sent, so that no other is accepted. */
    busy: sending !== undefined,
    sending: sending !== undefined && goesTo(place)(sending),
    failure: outgoing.findLast((message) => message.failure && !isRefused(message))?.failure,
    /** Queues a text for sending; returns false for a blank text or while busy. */
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

/** The reason that a message was not sent: the server's text, or the specification's. */
export function useSendFailure() {
  const { say } = useTranslations();
  const errorSentence = useErrorSentence();
  return (failure: ApiError) =>
    errorSentence(new ApiFailure(failure), say(failure.kind === "offline" ? "sending.notOpen" : "sending.failed"));
}
