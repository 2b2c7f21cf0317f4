import type { Schemas } from "@passerelle/api";
import { type Sentence, toast } from "@passerelle/ui";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { beginSession, verificationAtom } from "../session";

/**
 * Returns a function that stores a new session and goes to the intended address, where the success message stays
 * readable.
 */
export function useBeginSession() {
  const setVerification = useSetAtom(verificationAtom);
  const [, navigate] = useLocation();
  return (session: Schemas["Session"], message: Sentence) => {
    const address = beginSession(session);
    setVerification(null);
    toast.success(message);
    navigate(address, { replace: true });
  };
}
