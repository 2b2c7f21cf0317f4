import type { Api, Schemas } from "@passerelle/api";
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isGone, isUnclear, type Prefetch, prefetchQuery, reload, useApi, useOptimistic } from "../../data";
import { currentLanguage, type Language, useLanguage } from "../../i18n";
import { toast } from "../../components/feedback/toast";
import { useFailureSentence } from "../../components/states/use-error-sentence";
import { notificationKeys, readNotification, readNotifications, readNotificationsUntil } from "./cache";
import { cameAt } from "./notification-list";
import { useTranslations } from "./translations";

type Notification = Schemas["Notification"];

const notificationsQuery = (api: Api, language: Language) =>
  queryOptions({
    queryKey: [...notificationKeys.list, language] as const,
    queryFn: ({ signal }) => readNotifications(api, signal),
  });

/** The user's notifications; the server writes them in the interface's language. */
export function useNotifications() {
  const [language] = useLanguage();
  return useQuery({ ...notificationsQuery(useApi(), language), placeholderData: keepPreviousData });
}

export const prefetchNotifications: Prefetch = (client, api) =>
  prefetchQuery(client, notificationsQuery(api, currentLanguage()));

/**
 * Whether a notification is read: at once after a click, and unread again if the call fails. Marking does nothing if it
 * is read already.
 */
export function useReading(notification: Notification) {
  const { id, isRead } = notification;
  const api = useApi();
  const client = useQueryClient();
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  const reading = useOptimistic({
    target: ["read", id],
    saved: isRead,
    send: () => readNotification(api, client, notification),
    // A toast, because the click may have opened another page.
    onFailed: (error) => {
      toast.error(failureSentence(error, say("markFailed")));
      if (isGone(error)) void reload(client, notificationKeys.list);
    },
  });
  return { isRead: reading.value, read: () => !reading.value && reading.change(() => true) };
}

/** Marks the whole list as read; after a lost answer the list is refetched. */
export function useReadAll(all: readonly Notification[]) {
  const api = useApi();
  const client = useQueryClient();
  const { say } = useTranslations();
  const failureSentence = useFailureSentence();
  return useMutation({
    mutationFn: async () => {
      const [newest] = all.toSorted((a, b) => cameAt(b) - cameAt(a));
      if (newest) await readNotificationsUntil(api, client, newest.createdAt);
    },
    onError: (error) => {
      toast.error(failureSentence(error, say("readAllFailed")));
      if (isUnclear(error)) void reload(client, notificationKeys.all);
    },
  });
}
