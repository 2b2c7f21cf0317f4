import { LoginScreen } from "@passerelle/ui/auth";
import { useAtomValue, useSetAtom } from "jotai";
import { paths } from "../paths";
import { useBeginSession } from "../public/use-begin-session";
import { expiredAtom, startAddress, usernameAtom, verificationAtom } from "../session";

export function Login() {
  const begin = useBeginSession();
  const expired = useAtomValue(expiredAtom);
  const setVerification = useSetAtom(verificationAtom);
  const username = useAtomValue(usernameAtom);
  return (
    <LoginScreen
      expired={expired}
      registerHref={paths.register}
      verifyHref={paths.verifyEmail}
      forgotHref={paths.forgotPassword}
      continueAs={username ? { name: username, href: startAddress() } : undefined}
      onLoggedIn={begin}
      onUnverified={setVerification}
    />
  );
}
