import { createDb, reopenSession } from "@passerelle/mocks";
import { mockWorker } from "@passerelle/mocks/browser";
import { startLive } from "@passerelle/mocks/live";
import { sessionAtom, store } from "./session";

/**
 * Puts the mock in the place of the server, calls and live channel, for `npm run dev:mock` alone. Each load of the page
 * begins with the same data anew; whoever is logged in stays so. Codes of mails go to the terminal.
 */
export async function startMock(): Promise<void> {
  const db = createDb({ now: new Date() });
  db.codeReaders.add((email, code) => import.meta.hot?.send("mock:code", { email, code }));
  const session = store.get(sessionAtom);
  if (session) reopenSession(db, session);
  await mockWorker(db).start({ quiet: true, onUnhandledRequest: "bypass" });
  // After MSW, which replaces WebSocket too.
  startLive({ db });
}
