import { createLive, liveUrl } from "@passerelle/api";
import { api, baseUrl } from "./api";
import { store, tokenAtom } from "./session";

/** The live channel of whoever is logged in; the dashboard opens and closes it (specification §7). */
export const channel = createLive({
  url: liveUrl(baseUrl, window.location.href),
  getToken: () => store.get(tokenAtom),
  checkSession: () => api.GET("/user/me"),
});
