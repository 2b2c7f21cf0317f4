import { createApi, visitorShapes } from "@passerelle/api";
import { currentAcceptLanguage } from "@passerelle/ui";
import { baseUrl } from "../base-url";

/** The typed client of the pages before the login. It sends no token, and no answer to it ends a session. */
export const publicClient = createApi({
  baseUrl,
  shapes: visitorShapes,
  getLanguage: currentAcceptLanguage,
  isOnline: () => navigator.onLine,
});
