import { setupServer } from "msw/node";
import { type Db, defaultDb } from "./db";
import { serverHandlers } from "./server-handlers";

/** The mock in Node: `const server = mockServer(db); server.listen()`. */
export const mockServer = (db: Db = defaultDb()) => setupServer(...serverHandlers(db));
