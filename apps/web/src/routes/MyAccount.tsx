import { toast } from "@passerelle/ui";
import { AccountScreen } from "@passerelle/ui/account";
import { useAtomValue } from "jotai";
import { endSession, renameSession, sessionAtom } from "../session";

export function MyAccount() {
  const session = useAtomValue(sessionAtom);
  return (
    <AccountScreen
      onSaved={({ username }) => renameSession(username)}
      onDeleted={(message) => {
        if (session) endSession(session.token, "logout");
        // Shown after the session has ended, which removes earlier toasts; longer than usual, because nothing else
        // reports it.
        toast.success(message, { duration: 6_000 });
      }}
    />
  );
}
