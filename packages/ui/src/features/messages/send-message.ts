import type { Identity, LiveChannel } from "@passerelle/api";

/** A message to send to a discussion, or as its first message. */
export interface Sending {
  to: Identity;
  discussionId: number | null;
  content: string;
  clientId: string;
  jobOfferID?: number | undefined;
}

/** Sends a message and waits for its confirmation, for LIVE_ANSWER_TIMEOUT_MS; rejects like `LiveChannel.request`. */
export function sendMessage(channel: LiveChannel, { to, discussionId, content, clientId, jobOfferID }: Sending) {
  const place = discussionId === null ? { recipientUsername: to.username } : { discussionId };
  return channel.request({
    type: "send_message",
    data: { ...place, content, clientId, ...(jobOfferID !== undefined && { jobOfferID }) },
  });
}
