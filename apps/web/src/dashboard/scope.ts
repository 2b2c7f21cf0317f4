import { type Api, createApi, createLive, type LiveChannel, liveUrl, memberShapes } from "@passerelle/api";
import { createQueryClient, currentAcceptLanguage } from "@passerelle/ui";
import { createBrowserRouter } from "react-router-dom";
import { baseUrl } from "../base-url";
import { sessionAtom, store, tokenAtom } from "../session";
import { routes } from "./routes";

/** What belongs to one session and ends with it. */
export interface SessionScope {
  token: string;
  api: Api;
  channel: LiveChannel;
  queryClient: ReturnType<typeof createQueryClient>;
  router: ReturnType<typeof createBrowserRouter>;
}

let open: SessionScope | undefined;
// Before React draws anything of another session.
store.sub(tokenAtom, () => {
  if (store.get(tokenAtom) !== open?.token) closeScope();
});

/** The scope of a session; the one of any other session is closed. */
export function openScope(token: string): SessionScope {
  if (open?.token === token) return open;
  closeScope();
  open = createScope(token);
  return open;
}

/** Ends all that belongs to the open session: its socket, what it has read, and its screens. */
export function closeScope() {
  open?.channel.stop();
  open?.router.dispose();
  void open?.queryClient.cancelQueries();
  open?.queryClient.clear();
  open = undefined;
}

function createScope(token: string): SessionScope {
  const api = createApi({
    shapes: memberShapes,
    baseUrl,
    getToken: () => token,
    getLanguage: currentAcceptLanguage,
    // Any 401 ends the session (specification §4).
    onUnauthenticated: () => open?.token === token && store.set(sessionAtom, null),
  });
  const channel = createLive({
    url: liveUrl(baseUrl, window.location.href),
    getToken: () => token,
    checkSession: () => api.GET("/user/me"),
  });
  return { token, api, channel, queryClient: createQueryClient(), router: createBrowserRouter(routes) };
}
