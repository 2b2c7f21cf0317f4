import type { Identity, LiveServerMessage } from "@passerelle/api";
import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  keepAnswer,
  keepMessage,
  keepNotification,
  keepSent,
  keepUnreadCount,
  messageKeys,
  notificationKeys,
  useLiveChannel,
} from "../../api";
import { currentLanguage, documentLanguage, onLanguageChange } from "../../i18n";
import { liveToast, toast } from "../../kit/toast";
import type { NewsLinks } from "./news";
import { createUnreadWatch } from "./unread-watch";
import { useAnnouncements } from "./use-announcements";

/**
 * The one place where live messages enter: they raise toasts and update the query cache, which all screens read.
 * Connects while the dashboard is shown; once it is open after a failure, or has missed something while it was open,
 * everything on show is read again.
 */
export function useLive(me: Identity, links: NewsLinks) {
  const channel = useLiveChannel();
  const client = useQueryClient();
  const announce = useAnnouncements(me, links);

  useEffect(() => {
    let shown: number | undefined;
    const watch = createUnreadWatch({
      onRise: (count) => {
        if (shown !== undefined) toast.dismiss(shown);
        shown = announce.current.unread(count);
        // Nothing else has told of what they are.
        for (const queryKey of [messageKeys.discussions, messageKeys.threads])
          void client.invalidateQueries({ queryKey });
      },
      onExplained: () => shown !== undefined && toast.dismiss(shown),
    });
    const stopCounting = onUnreadMessages(client, (count, before) => watch.countBecame(count, before));
    const inLanguage = (text: string) => ({ text, lang: channel.getLanguage() });
    const stopHearing = channel.subscribe((message) => {
      if (message.type === "new_message" && announce.current.message(message.data.message)) watch.messageCame();
      updateCache(client, message);
      if (message.type === "new_notification")
        announce.current.notification(inLanguage(message.data.message), message.data.notification);
      if (message.type === "error") toast.error(inLanguage(message.data.message), liveToast);
    });
    const catchUp = () => void client.invalidateQueries();
    const stopGaps = channel.subscribeGap(catchUp);
    let isBehind = false;
    const stopWatching = channel.subscribeState(() => {
      const { status } = channel.getState();
      if (status === "OPEN" && isBehind) catchUp();
      if (status !== "CONNECTING") isBehind = status === "CLOSED";
    });
    channel.start();
    return () => {
      watch.stop();
      stopCounting();
      stopHearing();
      stopGaps();
      stopWatching();
      channel.stop();
    };
  }, [channel, client, announce]);

  useEffect(() => {
    // Live messages belong to screens that the default mix has in French.
    const follow = () => channel.setLanguage(documentLanguage(currentLanguage()));
    follow();
    return onLanguageChange(() => {
      follow();
      void client.invalidateQueries({ queryKey: notificationKeys.list });
    });
  }, [channel, client]);
}

/** Whether live messages carry the changes of a query themselves. */
const isLive = ({ queryKey }: Query) => queryKey[0] === "messages" || queryKey[0] === "notifications";

/** Calls back with each count of unread messages and the one before it, whether it was told or read. */
function onUnreadMessages(client: QueryClient, became: (count: number, before: number | undefined) => void) {
  let before = client.getQueryData<number>(messageKeys.unread);
  return client.getQueryCache().subscribe(() => {
    const count = client.getQueryData<number>(messageKeys.unread);
    if (count === undefined || count === before) return;
    became(count, before);
    before = count;
  });
}

function updateCache(client: QueryClient, message: LiveServerMessage) {
  switch (message.type) {
    case "unread_count_update":
      keepUnreadCount(client, message.data.unread_count);
      break;
    case "unread_messages_count_update":
      client.setQueryData<number>(messageKeys.unread, message.data.unread_count);
      break;
    case "new_message":
      keepMessage(client, message.data.message);
      break;
    case "new_notification":
      // Without the notification itself, the count that follows tells that the list is behind.
      if (message.data.notification) keepNotification(client, message.data.notification);
      // What it tells of may stand anywhere: in a list, an open offer, a figure, a form.
      void client.invalidateQueries({ predicate: (query) => !isLive(query) });
      break;
    case "message_sent":
      keepSent(client, message);
      break;
    case "error":
      keepAnswer(client, message);
      break;
    case "heartbeat":
      break;
  }
}
