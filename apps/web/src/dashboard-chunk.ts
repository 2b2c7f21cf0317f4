import { createChunk } from "@passerelle/ui/first-paint";

/** Everything behind the login. */
export const dashboard = createChunk(() => import("./dashboard/DashboardArea"));

/** The screen of a tab whose session another person's login replaced. */
export const sessionReplaced = createChunk(() => import("./dashboard/SessionReplaced"));
