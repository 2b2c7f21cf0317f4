import { setupServer } from "msw/node";
import { type Db, defaultDb } from "./db";
import { serverHandlers } from "./server-handlers";

/** The mock in Node, all of a server: `const server = mockServer(db); server.listen()`. */
export const mockServer = (db: Db = defaultDb()) => setupServer(...serverHandlers(db));
