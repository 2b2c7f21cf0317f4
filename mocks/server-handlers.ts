import { commonErrors, notFound } from "@passerelle/domain";
import { http } from "msw";
import type { Db } from "./db";
import { handlers } from "./handlers/index";
import { refuse } from "./http/respond";

/** An unknown call is a 404 in JSON; in a browser it may be a file of the page and is left alone. */
const unknownCall = http.all("*", ({ request }) => refuse(notFound(commonErrors.unknownCall), request));

/** All that a server answers, over one database. */
export const serverHandlers = (db: Db) => [...handlers(db), unknownCall];
