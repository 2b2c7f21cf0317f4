import { methodsOf } from "@passerelle/api/contract";
import { commonErrors, notFound, wrongMethod } from "@passerelle/domain";
import { http } from "msw";
import { setupServer } from "msw/node";
import { type Db, defaultDb } from "./db";
import { handlers } from "./handlers/index";
import { refuse } from "./http/routes";

/** An unknown call is a JSON 404 in Node; in a browser it may be one of the page's files and passes through. */
const unknownCall = http.all("*", ({ request }) => {
  const methods = methodsOf(new URL(request.url).pathname);
  return refuse(methods.length > 0 ? wrongMethod(methods) : notFound(commonErrors.unknownCall), request);
});

/** The fixtures in Node: `const server = mockServer(db); server.listen()`. */
export const mockServer = (db: Db = defaultDb()) => setupServer(...handlers(db), unknownCall);
