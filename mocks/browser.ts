import { setupWorker } from "msw/browser";
import { type Db, defaultDb } from "./db";
import { handlers } from "./handlers/index";

/** Creates the mock for a browser: `await mockWorker().start()`. Needs `public/mockServiceWorker.js` by the page. */
export const mockWorker = (db: Db = defaultDb()) => setupWorker(...handlers(db));
