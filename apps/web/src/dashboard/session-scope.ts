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
import { changesSettled, createQueryClient, currentAcceptLanguage, toast } from "@passerelle/ui";
import { baseUrl } from "../base-url";
import { endSession, isPresentSession, store, tabAtom } from "../session";
import { keepOrForgetDrafts } from "./drafts-after-session";

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
  keepOrForgetDrafts();
});

/** Returns the scope of a session, and closes that of any other session. */
export function openScope(token: string): SessionScope {
  if (open?.token === token) return open;
  closeScope();
  keepOrForgetDrafts();
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
