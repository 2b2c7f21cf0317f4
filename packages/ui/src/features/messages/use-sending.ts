import { type Identity, personKey, reasonOf } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { type Mutation, type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { reload, useLiveChannel } from "../../data";
import { useErrorSentence } from "../../components/use-error-sentence";
import { messageKeys } from "./cache";
import { beginSending, useDrafts, whenDraftLeaves } from "./drafts";
import { type Sending, sendMessage } from "./sending";
import { useTranslations } from "./translations";

const mutationKey = ["messages", "sending"];

/** To whom a message goes; without a discussion it is the first one. */
export interface Recipient {
  person: Identity;
  discussionId: number | null;
  /** The offer that it is about. */
  jobOfferID?: number | undefined;
}

function readAgain(client: QueryClient, discussionId: number | null) {
  void reload(client, messageKeys.discussions, ...(discussionId === null ? [] : [messageKeys.history(discussionId)]));
}

/**
 * Sends the messages of the person who is logged in, one at a time, wherever in the dashboard they are meanwhile. A
 * message that is known to be stored leaves its draft, even one confirmed late; a failed one stays in it, and is sent
 * under the same name again. `failure` is the last one, until its text changes or is sent after all.
 */
export function useSending(me: Identity) {
  const owner = personKey(me);
  const channel = useLiveChannel();
  const client = useQueryClient();
  const { say } = useTranslations();
  const errorSentence = useErrorSentence();
  const drafts = useDrafts(owner);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (sending: Sending) => {
      // A message that is read meanwhile is sent, whatever becomes of its confirmation.
      const read = whenDraftLeaves(owner, personKey(sending.to), sending.clientId);
      await Promise.race([sendMessage(channel, sending), read]);
    },
    onError: (error, { discussionId }) => {
      // It may be stored all the same.
      if (reasonOf(error).kind === "unanswered") readAgain(client, discussionId);
    },
  });
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state }: Mutation<unknown, Error, Sending>) => state,
  }).at(-1);
  const sentenceOf = (failure: Error) =>
    errorSentence(failure, say(reasonOf(failure).kind === "offline" ? "sending.notOpen" : "sending.failed"));
  const { error, variables: sent } = last ?? {};
  const isBusy = last?.status === "pending";
  const isFailed = error && sent && drafts.get(personKey(sent.to))?.clientId === sent.clientId;
  return {
    busy: isBusy,
    /** To whom the message goes that is on its way, as `personKey` says it. */
    sendingTo: isBusy && sent ? personKey(sent.to) : null,
    failure: isFailed ? { to: personKey(sent.to), text: sentenceOf(error) } : null,
    /** Does nothing with a blank text, or while another message is on its way. */
    send: ({ person: to, ...place }: Recipient, text: string) => {
      if (trimText(text) === "" || client.isMutating({ mutationKey }) > 0) return;
      mutate({ to, ...place, content: trimText(text), clientId: beginSending(owner, personKey(to), text) });
    },
  };
}
