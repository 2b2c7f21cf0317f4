import { AccountScreen } from "@passerelle/ui/account";
import { renameSession } from "../session";

export function MyAccount() {
  return <AccountScreen onSaved={({ username }) => renameSession(username)} />;
}
