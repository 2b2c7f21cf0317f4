import { RegisterScreen } from "@passerelle/ui/auth";
import { toast } from "@passerelle/ui";
import { browserStorage, tabStorage } from "@passerelle/ui/first-paint";
import { useAtom, useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { registrationAtom } from "../public/registration";
import { verificationAtom } from "../session";
import { carryReturnAddress } from "../session/return-address-across-tabs";

export function Register() {
  const navigate = useNavigate();
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
        carryReturnAddress(tabStorage, browserStorage, verification.email);
        toast.success(message);
        void navigate(paths.verifyEmail);
      }}
    />
  );
}
