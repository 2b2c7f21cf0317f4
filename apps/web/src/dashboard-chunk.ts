import { createChunk } from "./loading/chunk";

/** Everything behind the login. */
export const dashboard = createChunk(() => import("./dashboard/DashboardArea"));
