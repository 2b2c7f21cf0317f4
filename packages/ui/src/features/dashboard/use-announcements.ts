import { type Identity, isSamePerson, personKey, type Schemas } from "@passerelle/api";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
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

interface ShowOptions {
  silent?: boolean;
  detail?: string;
  replaces?: number | undefined;
  onOpened?: () => void;
}

/**
 * The toasts of live messages; each opens what it is about. In a ref: who I am may become known later, which does not
 * reconnect.
 */
export function useAnnouncements(me: Identity, { hrefOf, onOpen }: LiveLinks) {
  const { say } = useTranslations();
  const kit = useKitTranslations();
  const api = useApi();
  const client = useQueryClient();

  /** The last toast of each person, and how many messages it counts. */
  const [toasts] = useState(() => new Map<string, { id: number; count: number }>());

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

  /** The messages of one person are one toast, which counts them and shows the newest. */
  const showMessage = ({ sender, discussionId, content }: Schemas["Message"]) => {
    const before = toasts.get(personKey(sender));
    const replaces = before && toast.isShown(before.id) ? before.id : undefined;
    const count = before && replaces !== undefined ? before.count + 1 : 1;
    const name = fullNameOf(sender) || kit.say("unnamed");
    const id = show(
      count === 1 ? say("newMessageFrom", { name }) : say("newMessagesFrom", { count, name }),
      { kind: "discussion", username: sender.username },
      { silent: isDiscussionInView(discussionId), detail: content, replaces },
    );
    toasts.set(personKey(sender), { id, count });
    return id;
  };

  const current = {
    // My own message, sent from another tab, needs no toast.
    message: (message: Schemas["Message"]) => !isSamePerson(message.sender, me) && showMessage(message),
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
