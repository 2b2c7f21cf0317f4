import { HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { type Db, defaultDb } from "./db";
import { handlers } from "./handlers/index";
import { http } from "./http/http";
import { speaker, words } from "./http/words";

/** An unknown call is a 404 in JSON (D-008); in a browser it may be a file of the page and is left alone. */
const unknownCall = http.untyped.all("*", ({ request }) =>
  HttpResponse.json({ error: speaker(request, "fr")(words.notFound) }, { status: 404 }),
);

/** The mock in Node, all of a server: `const server = mockServer(db); server.listen()`. */
export const mockServer = (db: Db = defaultDb()) => setupServer(...handlers(db), unknownCall);
