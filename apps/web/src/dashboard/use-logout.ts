import { useApi } from "@passerelle/ui";
import { forgetDrafts } from "@passerelle/ui/messages";
import { useSetAtom } from "jotai";
import { sessionAtom } from "../session";

/**
 * Removes the session, which leads to /login, and what was typed in it; the server is told in the background and never
 * waited for (D-046).
 */
export function useLogout() {
  const api = useApi();
  const setSession = useSetAtom(sessionAtom);
  return () => {
    // Should the call not arrive, the token ends by itself (D-045).
    void api.POST("/user/logout").catch(() => undefined);
    forgetDrafts();
    setSession(null);
  };
}
