import { VerifyEmailScreen } from "@passerelle/ui/auth";
import { browserStorage, tabStorage } from "@passerelle/ui/first-paint";
import { useAtom } from "jotai";
import { paths } from "../paths";
import { verificationOf } from "../public/linked-email";
import { useBeginSession } from "../public/use-begin-session";
import { verificationAtom } from "../session";
import { receiveReturnAddress } from "../session/return-address-across-tabs";

export function VerifyEmail() {
  const [verification, setVerification] = useAtom(verificationAtom);
  const begin = useBeginSession();
  const current = verificationOf(verification, location.hash);
  return (
    <VerifyEmailScreen
      verification={current}
      onChange={setVerification}
      loginHref={paths.login}
      onVerified={(session, message) => {
        if (current) receiveReturnAddress(tabStorage, browserStorage, current.email);
        begin(session, message, verification?.isShared);
      }}
    />
  );
}
