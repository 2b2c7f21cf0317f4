import { RegisterScreen } from "@passerelle/ui/auth";
import { toast } from "@passerelle/ui";
import { useAtom, useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { registrationAtom } from "../public/registration";
import { emailToVerifyAtom } from "../session";

export function Register() {
  const [, navigate] = useLocation();
  const [draft, setDraft] = useAtom(registrationAtom);
  const setEmailToVerify = useSetAtom(emailToVerifyAtom);
  return (
    <RegisterScreen
      draft={draft}
      onType={setDraft}
      loginHref={paths.login}
      onRegistered={(email, message) => {
        setDraft(undefined);
        setEmailToVerify(email);
        toast.success(message);
        navigate(paths.verifyEmail);
      }}
    />
  );
}
