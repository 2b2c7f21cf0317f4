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
        toast.success(message);
        if (session) endSession(session.token, "logout");
      }}
    />
  );
}
