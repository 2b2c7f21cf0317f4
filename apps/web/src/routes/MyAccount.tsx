import { AccountScreen } from "@passerelle/ui/account";
import { useSetAtom } from "jotai";
import { renameAtom } from "../session";

export function MyAccount() {
  const rename = useSetAtom(renameAtom);
  return <AccountScreen onSaved={({ username }) => rename(username)} />;
}
