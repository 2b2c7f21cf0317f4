import type { Schemas } from "@passerelle/api";

/** What live news are about: the object of a notification, a conversation, or the list where all of them stand. */
export type NewsTarget =
  | Schemas["NotificationTarget"]
  | { kind: "conversation"; username: string }
  | { kind: "conversations" }
  | { kind: "notifications" };

/** How what news are about is reached. */
export interface NewsLinks {
  hrefOf: (target: NewsTarget) => string;
  /** Somebody opens it: one of these addresses. */
  onOpen: (href: string) => void;
}
