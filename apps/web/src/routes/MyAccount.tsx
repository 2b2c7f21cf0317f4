import { AccountScreen } from "@passerelle/ui/account";
import { renameDrafts } from "@passerelle/ui/messages";
import { useAtomValue, useSetAtom } from "jotai";
import { renameAtom, usernameAtom } from "../session";

export function MyAccount() {
  const before = useAtomValue(usernameAtom);
  const rename = useSetAtom(renameAtom);
  return (
    <AccountScreen
      onSaved={({ username }) => {
        if (before) renameDrafts(before, username);
        rename(username);
      }}
    />
  );
}
