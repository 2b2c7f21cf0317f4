import { forgetDrafts } from "@passerelle/ui/messages";
import { useAtomValue, useSetAtom } from "jotai";
import { api } from "./api";
import { sessionAtom, tokenAtom } from "./session";

/**
 * Removes the session, which leads to /login, and what was typed in it; the server is told in the background and never
 * waited for (D-046).
 */
export function useLogout() {
  const token = useAtomValue(tokenAtom);
  const setSession = useSetAtom(sessionAtom);
  return () => {
    // Should the call not arrive, the token ends by itself (D-045).
    void api.POST("/user/logout", { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
    forgetDrafts();
    setSession(null);
  };
}
