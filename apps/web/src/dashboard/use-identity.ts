import type { Identity } from "@passerelle/api";
import { useMe } from "@passerelle/ui/account";
import { useAtomValue } from "jotai";
import { sessionAtom } from "../session";

/** Who reads: as /user/me knows them, or as the session does until it has answered and where it cannot. */
export function useIdentity(): Identity {
  const session = useAtomValue(sessionAtom);
  const me = useMe();
  return me.data ?? { id: session?.id, username: session?.username ?? "" };
}
