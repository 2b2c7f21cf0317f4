import { useMe } from "@passerelle/ui/dashboard";
import { MessagesScreen } from "@passerelle/ui/messages";
import { useSearchParams } from "react-router-dom";

/** The open conversation is in the address: a reload keeps it, and a phone's way back leads to the list. */
export function Messages() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const select = (selected: string | null) => setSearch(selected === null ? {} : { with: selected });
  return me.data && <MessagesScreen username={me.data.username} selected={search.get("with")} onSelect={select} />;
}
