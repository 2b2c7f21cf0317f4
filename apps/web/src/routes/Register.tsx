import { RegisterScreen } from "@passerelle/ui/auth";
import { toast } from "@passerelle/ui";
import { useSetAtom } from "jotai";
import { useLocation } from "wouter";
import { paths } from "../paths";
import { emailToVerifyAtom } from "../session";

export function Register() {
  const [, navigate] = useLocation();
  const setEmailToVerify = useSetAtom(emailToVerifyAtom);
  return (
    <RegisterScreen
      loginHref={paths.login}
      onRegistered={(email, message) => {
        setEmailToVerify(email);
        toast.success(message);
        navigate(paths.verifyEmail);
      }}
    />
  );
}
