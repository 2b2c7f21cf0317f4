import { RegisterScreen } from "@passerelle/ui/auth";
import { toast } from "@passerelle/ui";
import { useAtom, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { registrationAtom } from "../public/registration";
import { verificationAtom } from "../session";

export function Register() {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useAtom(registrationAtom);
  const setVerification = useSetAtom(verificationAtom);
  return (
    <RegisterScreen
      draft={draft}
      onType={setDraft}
      loginHref={paths.login}
      onRegistered={(verification, message) => {
        setDraft(undefined);
        setVerification(verification);
        toast.success(message);
        navigate(paths.verifyEmail);
      }}
    />
  );
}
