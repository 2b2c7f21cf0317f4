import type { Identity } from "@passerelle/api";
import { useMe } from "@passerelle/ui/account";
import { useAtomValue } from "jotai";
import { sessionAtom } from "../session";

/** The current user from /user/me, or from the session until the answer arrives or if it fails. */
export function useIdentity(): Identity {
  const session = useAtomValue(sessionAtom);
  const me = useMe();
  return me.data ?? { id: session?.id, username: session?.username ?? "" };
}
