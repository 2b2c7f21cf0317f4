import { positiveNumber } from "@passerelle/ui";
import { MessagesScreen, type OnSelect } from "@passerelle/ui/messages";
import { useSearchParams } from "react-router-dom";
import { useIdentity } from "../dashboard/use-identity";

export { prefetchDiscussions as prefetchData } from "@passerelle/ui/messages";

/** The open discussion and the offer of the next message are in the address, so that a reload keeps both. */
export function Messages() {
  const me = useIdentity();
  const [search, setSearch] = useSearchParams();
  const select: OnSelect = (selected, how) =>
    setSearch((before) => {
      if (selected === null) return {};
      const offer = how?.replace ? before.get("offer") : null;
      return { with: selected, ...(offer !== null && { offer }) };
    }, how);
  return (
    <MessagesScreen
      me={me}
      selected={search.get("with")}
      found={positiveNumber(search.get("message")) ?? undefined}
      onSelect={select}
    />
  );
}
