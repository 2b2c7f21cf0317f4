import { VerifyEmailScreen } from "@passerelle/ui/auth";
import { useAtomValue } from "jotai";
import { paths } from "../paths";
import { verificationAtom } from "../session";
import { useBeginSession } from "../public/use-begin-session";

export function VerifyEmail() {
  const verification = useAtomValue(verificationAtom) ?? undefined;
  return <VerifyEmailScreen verification={verification} loginHref={paths.login} onVerified={useBeginSession()} />;
}
