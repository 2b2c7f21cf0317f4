import { useMe } from "@passerelle/ui/account";
import { MessagesScreen, type OnSelect } from "@passerelle/ui/messages";
import { useSearchParams } from "react-router-dom";

/** The open discussion is in the address: a reload keeps it, and a phone's way back leads to the list. */
export function Messages() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const select: OnSelect = (selected, how) => setSearch(selected === null ? {} : { with: selected }, how);
  return me.data && <MessagesScreen me={me.data} selected={search.get("with")} onSelect={select} />;
}
