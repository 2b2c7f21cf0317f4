import { PrivacyScreen } from "@passerelle/ui/legal";
import { useAtomValue } from "jotai";
import { use } from "react";
import { paths } from "../paths";
import { operator } from "../public/operator";
import { usernameAtom } from "../session";

export function Privacy() {
  const hasSession = useAtomValue(usernameAtom) !== null;
  return <PrivacyScreen operator={use(operator)} backHref={hasSession ? paths.myAccount : paths.login} />;
}
