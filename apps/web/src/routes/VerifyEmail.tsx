import { VerifyEmailScreen } from "@passerelle/ui/auth";
import { useAtom } from "jotai";
import { paths } from "../paths";
import { verificationOf } from "../public/linked-email";
import { useBeginSession } from "../public/use-begin-session";
import { verificationAtom } from "../session";

export function VerifyEmail() {
  const [verification, setVerification] = useAtom(verificationAtom);
  const begin = useBeginSession();
  return (
    <VerifyEmailScreen
      verification={verificationOf(verification, location.hash)}
      onChange={setVerification}
      loginHref={paths.login}
      onVerified={(session, message) => begin(session, message, verification?.isShared)}
    />
  );
}
