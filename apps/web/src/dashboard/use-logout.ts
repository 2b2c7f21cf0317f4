import { unsavedChanges } from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { publicClient } from "../public/client";
import { endSession, sessionAtom } from "../session";

/**
 * Asks for what is not saved, then removes the session, which leads to /login and forgets what was typed; the server is
 * told in the background and never waited for.
 */
export function useLogout() {
  const session = useAtomValue(sessionAtom);
  return async () => {
    if (!session || !(await unsavedChanges.confirmDiscard())) return;
    // Should the call not arrive, the token ends by itself. The session's own client sends nothing more.
    void publicClient
      .POST("/user/logout", { headers: { Authorization: `Bearer ${session.token}` } })
      .catch(() => undefined);
    endSession(session.token, "logout");
  };
}
