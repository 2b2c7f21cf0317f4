import type { Schemas } from "@passerelle/api";
import { toast } from "@passerelle/ui";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { emailToVerifyAtom, sessionAtom } from "../session";

/** Stores a new session and goes to the dashboard, where the good news can still be read (specification §4, D-048). */
export function useBeginSession() {
  const setSession = useSetAtom(sessionAtom);
  const setEmailToVerify = useSetAtom(emailToVerifyAtom);
  const [, navigate] = useLocation();
  return (session: Schemas["Session"], message: string) => {
    setSession(session);
    setEmailToVerify(null);
    toast.success(message);
    navigate(paths.dashboard, { replace: true });
  };
}
