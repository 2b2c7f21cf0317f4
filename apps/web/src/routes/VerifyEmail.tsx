import { VerifyEmailScreen } from "@passerelle/ui/auth";
import { useAtomValue } from "jotai";
import { paths } from "../paths";
import { emailToVerifyAtom } from "../session";
import { useBeginSession } from "../public/use-begin-session";

export function VerifyEmail() {
  const email = useAtomValue(emailToVerifyAtom);
  return <VerifyEmailScreen email={email ?? undefined} loginHref={paths.login} onVerified={useBeginSession()} />;
}
