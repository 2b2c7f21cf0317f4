import { type Identity, personKey } from "@passerelle/api";
import { trimText } from "@passerelle/domain";
import { type Mutation, type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageKeys, useLiveChannel } from "../../api";
import { beginSending, dropSent, useDrafts } from "./drafts";
import { isNews, isStored, type Outcome, type Sending, sendMessage } from "./sending";
import { useWords } from "./words";

const mutationKey = ["messages", "sending"];

/** To whom a message goes; without a discussion it is the first one. */
export interface Recipient {
  person: Identity;
  discussionId: number | null;
}

function readAgain(client: QueryClient, discussionId: number | null) {
  const keys = [messageKeys.discussions, ...(discussionId === null ? [] : [messageKeys.thread(discussionId)])];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}

/**
 * Sends the messages of the person who is logged in, one at a time, wherever in the dashboard they are meanwhile. A
 * confirmed message leaves its draft, even one confirmed late; a failed one stays in it, and is sent under the same
 * name again. `failure` is the last one, until its text changes or is sent after all.
 */
export function useSending(me: Identity) {
  const owner = personKey(me);
  const channel = useLiveChannel();
  const client = useQueryClient();
  const drafts = useDrafts(owner);
  const { t } = useWords();

  useEffect(() => {
    const drop = () => dropSent(owner, (clientId) => isStored(client, clientId));
    drop();
    return client.getQueryCache().subscribe((event) => {
      if (isNews(event)) drop();
    });
  }, [client, owner]);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (sending: Sending) => sendMessage(channel, client, sending),
    onSuccess: (outcome, { discussionId }) => {
      dropSent(owner, (clientId) => isStored(client, clientId));
      // It may be stored all the same.
      if (outcome.kind === "unanswered") readAgain(client, discussionId);
    },
  });
  const last = useMutationState({
    filters: { mutationKey },
    select: ({ state }: Mutation<Outcome, Error, Sending>) => state,
  }).at(-1);
  const textOf = (outcome: Outcome) => {
    if (outcome.kind === "refused") return outcome.message;
    return outcome.kind === "not-open" ? t("sending.notOpen") : t("sending.failed");
  };
  const { data: outcome, variables: sent } = last ?? {};
  const isBusy = last?.status === "pending";
  const isFailed = outcome && sent && drafts.get(personKey(sent.to))?.clientId === sent.clientId;
  return {
    busy: isBusy,
    /** To whom the message goes that is on its way, as `personKey` says it. */
    sendingTo: isBusy && sent ? personKey(sent.to) : null,
    failure: isFailed ? { to: personKey(sent.to), text: textOf(outcome) } : null,
    /** Does nothing with a blank text, or while another message is on its way. */
    send: ({ person: to, discussionId }: Recipient, text: string) => {
      if (trimText(text) === "" || client.isMutating({ mutationKey }) > 0) return;
      mutate({ to, discussionId, content: trimText(text), clientId: beginSending(owner, personKey(to), text) });
    },
  };
}
