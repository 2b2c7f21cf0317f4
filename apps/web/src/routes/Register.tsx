import { RegisterScreen } from "@passerelle/ui/auth";
import { toast } from "@passerelle/ui";
import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { emailToVerifyAtom } from "../session";

export function Register() {
  const navigate = useNavigate();
  const setEmailToVerify = useSetAtom(emailToVerifyAtom);
  return (
    <RegisterScreen
      loginHref={paths.login}
      onRegistered={(email, message) => {
        setEmailToVerify(email);
        toast.success(message);
        void navigate(paths.verifyEmail);
      }}
    />
  );
}
