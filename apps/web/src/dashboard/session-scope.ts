import {
  type Api,
  createApi,
  createLive,
  createTickets,
  type LiveChannel,
  liveUrl,
  memberShapes,
  retryUnanswered,
} from "@passerelle/api";
import { changesSettled, createQueryClient, currentAcceptLanguage, forgetDrafts, toast } from "@passerelle/ui";
import { tabStorage } from "@passerelle/ui/first-paint";
import { baseUrl } from "../base-url";
import { endSession, expiredAtom, isPresentSession, sessionAtom, store, tabAtom } from "../session";
import { claimDrafts } from "./draft-owner";
import { forgetScrollPositions } from "./use-scroll-restoration";

/** Everything that belongs to one session and ends with it. */
interface SessionScope {
  token: string;
  api: Api;
  channel: LiveChannel;
  queryClient: ReturnType<typeof createQueryClient>;
}

let open: SessionScope | undefined;

// Synchronously, before React renders anything else.
store.sub(tabAtom, () => {
  const { area, session } = store.get(tabAtom);
  if (area !== "dashboard" || session.token !== open?.token) closeScope();
  claimForPresent();
});

/** Clears this page's memory; stored data is removed when the session ends. */
function forgetTab() {
  forgetScrollPositions();
  forgetDrafts();
}

/** After an expiry drafts are kept for the same person in open tabs. A logout, or another's login, deletes them. */
function claimForPresent() {
  const session = store.get(sessionAtom);
  if (session) claimDrafts(tabStorage, session, forgetTab);
  else if (!store.get(expiredAtom)) forgetTab();
}

/** Returns the scope of a session, and closes that of any other session. */
export function openScope(token: string): SessionScope {
  if (open?.token === token) return open;
  closeScope();
  claimForPresent();
  open = createScope(token);
  return open;
}

/** Closes everything of a session: its socket, cached data and toasts. */
function closeScope() {
  if (!open) return;
  const { channel, queryClient } = open;
  open = undefined;
  channel.stop();
  void queryClient.cancelQueries();
  queryClient.clear();
  toast.clear();
}

function createScope(token: string): SessionScope {
  const queryClient = createQueryClient();
  const isOver = () => !isPresentSession(token);
  const calls = { baseUrl, getToken: () => token, getLanguage: currentAcceptLanguage, isOver };
  const api = createApi({
    ...calls,
    shapes: memberShapes,
    fetch: retryUnanswered(isOver),
    isOnline: () => navigator.onLine,
    // Any 401 ends the session.
    onUnauthenticated: () => endSession(token, "expiry"),
  });
  const channel = createLive({
    url: liveUrl(baseUrl, window.location.href),
    getToken: () => token,
    getTicket: createTickets(calls),
    isOver,
    // A pending call may have ended the session, for instance by deleting the account; its answer is more useful than a
    // 401.
    checkSession: async () => {
      await changesSettled(queryClient);
      await api.GET("/user/me");
    },
  });
  return { token, api, channel, queryClient };
}
