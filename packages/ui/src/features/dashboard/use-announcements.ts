import { type Identity, isSamePerson, type Schemas } from "@passerelle/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApi } from "../../data";
import type { Sentence } from "../../i18n";
import { logFailure } from "../../components/log";
import { fullNameOf } from "../../components/person-name";
import { liveToast, toast } from "../../components/toast";
import { useKitTranslations } from "../../components/translations";
import { isDiscussionInView } from "../messages";
import { placeOf, readNotification } from "../notifications";
import type { LiveLinks, LiveTarget } from "./live-links";
import { useTranslations } from "./translations";

/**
 * The toasts of live messages; each opens what it is about. In a ref: who I am may become known later, which does not
 * reconnect.
 */
export function useAnnouncements(me: Identity, { hrefOf, onOpen }: LiveLinks) {
  const { say } = useTranslations();
  const kit = useKitTranslations();
  const api = useApi();
  const client = useQueryClient();

  const show = (sentence: Sentence, target: LiveTarget, options: { silent?: boolean; onOpened?: () => void } = {}) => {
    const { silent = false, onOpened } = options;
    const href = hrefOf(target);
    const open = () => {
      onOpened?.();
      onOpen(href);
    };
    return toast.info(sentence, { ...liveToast, silent, opens: { href, open } });
  };
  const markRead = (notification: Schemas["Notification"]) => {
    void readNotification(api, client, notification).catch((error: unknown) =>
      logFailure("The notification could not be marked as read.", error),
    );
  };

  const current = {
    // My own message, sent from another tab, needs no toast.
    message: ({ sender, discussionId }: Schemas["Message"]) =>
      !isSamePerson(sender, me) &&
      show(
        say("newMessageFrom", { name: fullNameOf(sender) || kit.say("unnamed") }),
        { kind: "discussion", username: sender.username },
        { silent: isDiscussionInView(discussionId) },
      ),
    unread: (count: number) => show(say("unreadMessages", { count }), { kind: "discussions" }),
    notification: (sentence: Sentence, notification: Schemas["Notification"] | undefined) =>
      // The list says of one whose object is gone that it is.
      show(sentence, (notification && placeOf(notification)) ?? { kind: "notifications" }, {
        onOpened: () => {
          if (notification && placeOf(notification) && !notification.isRead) markRead(notification);
        },
      }),
  };
  const ref = useRef(current);
  useEffect(() => {
    ref.current = current;
  });
  return ref;
}
