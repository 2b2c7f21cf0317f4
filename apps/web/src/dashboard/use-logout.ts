import { unsavedChanges } from "@passerelle/ui";
import { useAtomValue } from "jotai";
import { publicClient } from "../public/client";
import { endSession, sessionAtom } from "../session";

/** Asks about unsaved text, removes the session, which leads to /login and deletes drafts, and notifies the server. */
export function useLogout() {
  const session = useAtomValue(sessionAtom);
  return async () => {
    if (!session || !(await unsavedChanges.confirmDiscard())) return;
    // If the call fails, the token expires by itself. The session's own client sends nothing any more.
    void publicClient
      .POST("/user/logout", { headers: { Authorization: `Bearer ${session.token}` } })
      .catch(() => undefined);
    endSession(session.token, "logout");
  };
}
