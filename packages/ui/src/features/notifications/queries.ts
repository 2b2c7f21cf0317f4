import type { Schemas } from "@passerelle/api";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { isGone, reload, useApi, useOptimistic } from "../../data";
import { useLanguage } from "../../i18n";
import { toast } from "../../components/toast";
import { useFailureSentence } from "../../components/use-error-sentence";
import { notificationKeys, readNotification, readNotifications } from "./cache";
import { useTranslations } from "./translations";

type Notification = Schemas["Notification"];

/** The reader's notifications; the server writes them in the interface's language. */
export function useNotifications() {
  const api = useApi();
  const [language] = useLanguage();
  return useQuery({
    queryKey: [...notificationKeys.list, language],
    queryFn: ({ signal }) => readNotifications(api, signal),
    placeholderData: keepPreviousData,
  });
}

/**
 * Whether a notification is read, at once after a click and unread again if the call fails; the way to read it does
 * nothing to one that is read.
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
    // A toast: the click may have led to another page.
    onFailed: (error) => {
      toast.error(failureSentence(error, say("markFailed")));
      if (isGone(error)) void reload(client, notificationKeys.list);
    },
  });
  return { isRead: reading.value, read: () => !reading.value && reading.change(() => true) };
}
