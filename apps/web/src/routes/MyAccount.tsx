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
        // After the end of the session, which takes along what it announced; longer than others, as nothing else says it.
        toast.success(message, { duration: 6_000 });
      }}
    />
  );
}
