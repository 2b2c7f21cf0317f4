import type { Schemas } from "@passerelle/api";
import { type Sentence, toast } from "@passerelle/ui";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { beginSession, emailToVerifyAtom } from "../session";

/** Stores a new session and goes on where one wanted to go; the good news can still be read there. */
export function useBeginSession() {
  const setEmailToVerify = useSetAtom(emailToVerifyAtom);
  const [, navigate] = useLocation();
  return (session: Schemas["Session"], message: Sentence) => {
    const address = beginSession(session);
    setEmailToVerify(null);
    toast.success(message);
    navigate(address, { replace: true });
  };
}
