import { HttpResponse } from "msw";
import type { Db } from "./db";
import { handlers } from "./handlers/index";
import { http } from "./http/http";
import { speaker, words } from "./http/words";

/** An unknown call is a 404 in JSON (D-008); in a browser it may be a file of the page and is left alone. */
const unknownCall = http.untyped.all("*", ({ request }) =>
  HttpResponse.json({ error: speaker(request, "fr")(words.notFound) }, { status: 404 }),
);

/** All that a server answers, over one database. */
export const serverHandlers = (db: Db) => [...handlers(db), unknownCall];
