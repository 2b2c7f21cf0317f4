import { createApi } from "@passerelle/api";
import { currentAcceptLanguage } from "@passerelle/ui";
import { sessionAtom, store, tokenAtom } from "./session";

/** Where the API answers: the page's own host, below an alias in development. */
export const baseUrl = import.meta.env.VITE_API_BASE;

/** The typed client of the application. Any 401 ends the session; the guards then lead to /login (specification §4). */
export const api = createApi({
  baseUrl,
  getToken: () => store.get(tokenAtom),
  getLanguage: currentAcceptLanguage,
  onUnauthenticated: () => store.set(sessionAtom, null),
});
