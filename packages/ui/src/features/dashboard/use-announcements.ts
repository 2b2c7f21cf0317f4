import { type Identity, isSamePerson, personKey, type Schemas } from "@passerelle/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../data";
import type { Sentence } from "../../i18n";
import { logFailure } from "../../components/provider/log";
import { fullNameOf } from "../../components/people/PersonName";
import { liveToast, toast } from "../../components/feedback/toast";
import { useComponentTranslations } from "../../components/translations";
import { isDiscussionInView } from "../messages";
import { placeOf, readNotification } from "../notifications";
import type { LiveLinks, LiveTarget } from "./live-links";
import { useTranslations } from "./translations";

interface ShowOptions {
  silent?: boolean;
  detail?: string;
  replaces?: number | undefined;
  onOpened?: () => void;
}

/**
 * The toasts of live messages; each links to its object. The identity is in a ref, because it may become known later,
 * and must not cause a reconnection.
 */
export function useAnnouncements(me: Identity, { hrefOf, onOpen }: LiveLinks) {
  const { say } = useTranslations();
  const components = useComponentTranslations();
  const api = useApi();
  const client = useQueryClient();

  /** Each person's latest toast: its id, the number of messages, and the message that it shows. */
  const [toasts] = useState(() => new Map<string, { id: number; count: number; messageId: number }>());
  const [notificationToasts] = useState(() => new Map<number, number>());

  const show = (sentence: Sentence, target: LiveTarget, { onOpened, ...options }: ShowOptions = {}) => {
    const href = hrefOf(target);
    const open = () => {
      onOpened?.();
      onOpen(href);
    };
    return toast.info(sentence, { ...liveToast, ...options, opens: { href, open } });
  };
  const markRead = (notification: Schemas["Notification"]) => {
    void readNotification(api, client, notification).catch((error: unknown) =>
      logFailure("The notification could not be marked as read.", error),
    );
  };

  /** Shows all messages from one person in a single toast, with their number and the newest text. */
  const showMessage = ({ id: messageId, sender, discussionId, content }: Schemas["Message"]) => {
    const last = toasts.get(personKey(sender));
    const replaced = last && toast.isShown(last.id) ? last : undefined;
    const count = (replaced?.count ?? 0) + 1;
    const name = fullNameOf(sender) || components.say("unnamed");
    const id = show(
      count === 1 ? say("newMessageFrom", { name }) : say("newMessagesFrom", { count, name }),
      { kind: "discussion", username: sender.username },
      { silent: isDiscussionInView(discussionId), detail: content, replaces: replaced?.id },
    );
    toasts.set(personKey(sender), { id, count, messageId });
    return id;
  };

  const current = {
    // One's own message from another tab needs no toast.
    message: (message: Schemas["Message"]) => !isSamePerson(message.sender, me) && showMessage(message),
    /** Removes toasts that show the text of an edited or deleted message. */
    messageChanged: ({ id, sender }: Schemas["Message"]) => {
      const shown = toasts.get(personKey(sender));
      if (shown?.messageId === id) toast.dismiss(shown.id);
    },
    unread: (count: number) => show(say("unreadMessages", { count }), { kind: "discussions" }),
    notification: (sentence: Sentence, notification: Schemas["Notification"] | undefined) => {
      const place = notification && placeOf(notification);
      // Without an object, the list explains that it is gone.
      const id = show(sentence, place ?? { kind: "notifications" }, {
        replaces: notification && notificationToasts.get(notification.id),
        onOpened: () => {
          if (place && !notification.isRead) markRead(notification);
        },
      });
      if (notification) notificationToasts.set(notification.id, id);
    },
  };
  const ref = useRef(current);
  useEffect(() => {
    ref.current = current;
  });
  return ref;
}
