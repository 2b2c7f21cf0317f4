import { createChunk } from "@passerelle/ui/first-paint";

/** Everything behind the login. */
export const dashboard = createChunk(() => import("./dashboard/DashboardArea"));
