import type { paths } from "@passerelle/api";
import { createOpenApiHttp } from "openapi-msw";

/** MSW's `http`, typed by the contract; it answers at the root of any origin, and nowhere below it. */
export const http = createOpenApiHttp<paths>({ baseUrl: "*://:host" });
