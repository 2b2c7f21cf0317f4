import type { Schemas } from "@passerelle/api";

/** What live news are about: the object of a notification, a discussion, or the list where all of them stand. */
export type NewsTarget =
  | Schemas["NotificationTarget"]
  | { kind: "discussion"; username: string }
  | { kind: "discussions" }
  | { kind: "notifications" };

/** How what news are about is reached. */
export interface NewsLinks {
  hrefOf: (target: NewsTarget) => string;
  /** Somebody opens it: one of these addresses. */
  onOpen: (href: string) => void;
}
