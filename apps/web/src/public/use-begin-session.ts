import type { Schemas } from "@passerelle/api";
import { type Sentence, toast } from "@passerelle/ui";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { beginSession, verificationAtom } from "../session";

/** Returns a function that stores a new session and goes to the intended address, with the success message. */
export function useBeginSession() {
  const setVerification = useSetAtom(verificationAtom);
  const navigate = useNavigate();
  return (session: Schemas["Session"], message: Sentence, isShared = false) => {
    const address = beginSession(session, isShared);
    setVerification(null);
    toast.success(message);
    void navigate(address, { replace: true });
  };
}
