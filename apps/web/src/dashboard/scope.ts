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
import {
  changesSettled,
  createQueryClient,
  currentAcceptLanguage,
  forgetDrafts,
  formDrafts,
  toast,
} from "@passerelle/ui";
import { tabStorage } from "@passerelle/ui/first-paint";
import { createBrowserRouter } from "react-router-dom";
import { baseUrl } from "../base-url";
import { createChunk } from "@passerelle/ui/first-paint";
import { endSession, expiredAtom, isPresentSession, sessionAtom, store, tabAtom } from "../session";
import { claimDrafts } from "./draft-owner";
import { routes } from "./routes";
import { forgetScrollPositions } from "./use-scroll-positions";

/** What belongs to one session and ends with it. */
interface SessionScope {
  token: string;
  api: Api;
  channel: LiveChannel;
  queryClient: ReturnType<typeof createQueryClient>;
  router: ReturnType<typeof createBrowserRouter>;
}

const copies = createChunk(() => import("@passerelle/ui/drafts-across-tabs"));
let open: SessionScope | undefined;

// At once, before React draws anything else.
store.sub(tabAtom, () => {
  const { area, session } = store.get(tabAtom);
  if (area !== "dashboard" || session.token !== open?.token) closeScope();
  claimForPresent();
});

/** Forgets what this page holds in memory too; what is stored goes as the session ends. */
function forgetTab() {
  forgetScrollPositions();
  forgetDrafts();
}

/**
 * What was typed outlives an expiry for the same person, in the tabs that are open; a logout and another person's login
 * leave nothing of it.
 */
function claimForPresent() {
  const session = store.get(sessionAtom);
  if (session) claimDrafts(tabStorage, session, forgetTab);
  else if (!store.get(expiredAtom)) forgetTab();
  // Should it fail to load, what is typed ends with the page.
  void copies.prefetch().then((loaded) => loaded?.keepDraftsAcrossTabs(() => store.get(sessionAtom)));
}

/** The scope of a session; the one of any other session is closed. */
export function openScope(token: string): SessionScope {
  if (open?.token === token) return open;
  closeScope();
  claimForPresent();
  open = createScope(token);
  return open;
}

/** Ends all that belongs to a session: its socket, its screens, what it has read and what it announced. */
function closeScope() {
  if (!open) return;
  const { pathname, search } = open.router.state.location;
  formDrafts.keep(pathname + search);
  const { channel, router, queryClient } = open;
  open = undefined;
  channel.stop();
  router.dispose();
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
    // Any 401 ends the session.
    onUnauthenticated: () => endSession(token, "expiry"),
  });
  const channel = createLive({
    url: liveUrl(baseUrl, window.location.href),
    getToken: () => token,
    getTicket: createTickets(calls),
    isOver,
    // A call under way may be what ended the session, as a deleted account does; its answer says more than a 401.
    checkSession: async () => {
      await changesSettled(queryClient);
      await api.GET("/user/me");
    },
  });
  return {
    token,
    api,
    channel,
    queryClient,
    router: createBrowserRouter(routes),
  };
}
