import type { NotificationPlace } from "../notifications";

/** What a live message is about: the object of a notification, a discussion, or the list where all of them stand. */
export type LiveTarget =
  NotificationPlace | { kind: "discussion"; username: string } | { kind: "discussions" } | { kind: "notifications" };

/** How what a live message is about is reached. */
export interface LiveLinks {
  hrefOf: (target: LiveTarget) => string;
  /** Called when one of these addresses is opened. */
  onOpen: (href: string) => void;
}
