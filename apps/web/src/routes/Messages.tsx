import { MessagesScreen, type OnSelect } from "@passerelle/ui/messages";
import { useSearchParams } from "react-router-dom";
import { useIdentity } from "../dashboard/use-identity";

export { readDiscussionsAhead as readAhead } from "@passerelle/ui/messages";

/** The open discussion is in the address: a reload keeps it, and a phone's way back leads to the list. */
export function Messages() {
  const me = useIdentity();
  const [search, setSearch] = useSearchParams();
  const select: OnSelect = (selected, how) => setSearch(selected === null ? {} : { with: selected }, how);
  return <MessagesScreen me={me} selected={search.get("with")} onSelect={select} />;
}
