import { LoginScreen } from "@passerelle/ui/auth";
import { useAtomValue, useSetAtom } from "jotai";
import { paths } from "../paths";
import { emailToVerifyAtom, tokenAtom, usernameAtom } from "../session";
import { useBeginSession } from "../public/use-begin-session";

export function Login() {
  const begin = useBeginSession();
  const token = useAtomValue(tokenAtom);
  const setEmailToVerify = useSetAtom(emailToVerifyAtom);
  const username = useAtomValue(usernameAtom);
  return (
    <LoginScreen
      registerHref={paths.register}
      verifyHref={paths.verifyEmail}
      continueAs={token && username ? { name: username, href: paths.dashboard } : undefined}
      onLoggedIn={begin}
      onUnverified={setEmailToVerify}
    />
  );
}
