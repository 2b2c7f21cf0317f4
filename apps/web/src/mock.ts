import { createDb, reopenSession } from "@passerelle/mocks";
import { mockWorker } from "@passerelle/mocks/browser";
import { startLive } from "@passerelle/mocks/live";
import { sessionAtom, store } from "./session";

/**
 * Replaces the server's calls and live channel with the mock, for `npm run dev:mock` only. Each page load starts with
 * fresh data; the session is kept.
 */
export async function startMock(): Promise<void> {
  const db = createDb({ now: new Date() });
  const session = store.get(sessionAtom);
  if (session) reopenSession(db, session);
  await mockWorker(db).start({ quiet: true, onUnhandledRequest: "bypass" });
  // After MSW, because both replace WebSocket.
  startLive({ db });
}
