import type { Identity, Schemas } from "@passerelle/api";
import { type QueryClient, QueryObserver, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  handleLiveMessage,
  type LiveFeature,
  markStale,
  reload,
  reloadAfter,
  reloadFailed,
  useLiveChannel,
} from "../../data";
import { currentLanguage, documentLanguage, onLanguageChange } from "../../i18n";
import { liveToast, toast } from "../../components/feedback/toast";
import { messageKeys, messagesLive } from "../messages";
import { notificationKeys, notificationsLive } from "../notifications";
import type { LiveLinks } from "./live-links";
import { dashboardKeys } from "./queries";
import { createMissedMessagesWatch } from "./missed-messages";
import { useAnnouncements } from "./use-announcements";

/** The queries affected by an applicant's own changes in other tabs; the visible screen updates its rows itself. */
const ownLists = [["job-offers-for-me"], ["job-offer"], ["offer-alerts"]] as const;

const features: readonly LiveFeature[] = [messagesLive, notificationsLive];

/**
 * The only entry point of live messages: they raise toasts and update the query cache, which all screens read. Connects
 * while the dashboard is shown. After a reconnection or missed messages, it refetches all live data and all failed
 * queries.
 */
export function useLive(me: Identity, links: LiveLinks) {
  const channel = useLiveChannel();
  const client = useQueryClient();
  const announce = useAnnouncements(me, links);

  useEffect(() => {
    let shown: number | undefined;
    const watch = createMissedMessagesWatch({
      onRise: (count) => {
        if (shown !== undefined) toast.dismiss(shown);
        shown = announce.current.unread(count);
        // Missed messages concern these queries too.
        void reload(client, messageKeys.discussions, messageKeys.histories);
      },
      onExplained: () => shown !== undefined && toast.dismiss(shown),
    });
    const stopCounting = onUnreadMessages(client, (count, before) => watch.countBecame(count, before));
    const inLanguage = (text: string) => ({ text, lang: channel.getLanguage(), scope: documentLanguage("default") });
    const stopHearing = channel.subscribe((message) => {
      if (message.type === "new_message" && announce.current.message(message.data.message)) watch.messageCame();
      handleLiveMessage(features, client, message);
      if (message.type === "message_changed") announce.current.messageChanged(message.data.message);
      // The home page shows the latest messages.
      if (message.type === "new_message") void reload(client, dashboardKeys.next);
      if (message.type === "new_notification") {
        reloadTarget(client, message.data.notification?.target?.kind);
        announce.current.notification(inLanguage(message.data.message), message.data.notification);
      }
      if (message.type === "own_update") {
        void markStale(client, ...ownLists);
        client.setQueryData(["own-update"], message.data);
        if (message.data.kind === "application") void reloadAfter(client, "decision");
        if (message.data.kind === "job_offer") void reloadAfter(client, "jobOffer");
        if (message.data.kind === "read_marks") void reload(client, ["me"], messageKeys.discussions);
      }
      if (message.type === "error") toast.error(inLanguage(message.data.message), liveToast);
    });
    const catchUp = () => {
      for (const { key } of features) void reload(client, [key]);
      void reload(client, ["offer-alerts"]);
      // Notifications were missed too.
      reloadTarget(client, undefined);
      void reloadFailed(client);
    };
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
    // Live messages belong to screens that are French in the default mix.
    const follow = () => channel.setLanguage(documentLanguage(currentLanguage()));
    follow();
    return onLanguageChange(() => {
      follow();
      void reload(client, notificationKeys.list);
    });
  }, [channel, client]);
}

/** Refetches everything that may show a notification's object: lists, open offers, counts, forms. */
function reloadTarget(client: QueryClient, kind: Schemas["NotificationTarget"]["kind"] | undefined) {
  if (kind !== "job_offer") void reloadAfter(client, "othersPost");
  if (kind !== "post") void reloadAfter(client, "othersOffer");
}

/** Calls back with each new count of unread messages and the previous one, live or fetched. */
function onUnreadMessages(client: QueryClient, became: (count: number, before: number | undefined) => void) {
  const queryKey = messageKeys.unread;
  let before = client.getQueryData<number>(queryKey);
  return new QueryObserver<number>(client, { queryKey, enabled: false }).subscribe(({ data: count }) => {
    if (count === undefined || count === before) return;
    became(count, before);
    before = count;
  });
}
