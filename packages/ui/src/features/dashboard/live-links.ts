import type { NotificationPlace } from "../notifications";

/** The object of a live message: that of a notification, a discussion, or the list of all of them. */
export type LiveTarget =
  NotificationPlace | { kind: "discussion"; username: string } | { kind: "discussions" } | { kind: "notifications" };

export interface LiveLinks {
  hrefOf: (target: LiveTarget) => string;
  /** Called when one of these addresses is opened. */
  onOpen: (href: string) => void;
}
