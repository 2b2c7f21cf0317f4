import { VerifyEmailScreen } from "@passerelle/ui/auth";
import { useAtom } from "jotai";
import { paths } from "../paths";
import { verificationAtom } from "../session";
import { useBeginSession } from "../public/use-begin-session";

export function VerifyEmail() {
  const [verification, setVerification] = useAtom(verificationAtom);
  return (
    <VerifyEmailScreen
      verification={verification ?? undefined}
      onChange={setVerification}
      loginHref={paths.login}
      onVerified={useBeginSession()}
    />
  );
}
