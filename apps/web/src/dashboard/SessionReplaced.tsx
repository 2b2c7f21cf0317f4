import { useScreenChange } from "@passerelle/ui";
import { SessionReplacedScreen } from "@passerelle/ui/auth";
import { continueAsStored } from "../session";

/** A separate screen whose heading takes the focus, so that no field receives text that is still being typed. */
export function SessionReplaced({ username }: { username: string }) {
  useScreenChange("session-replaced");
  return <SessionReplacedScreen username={username} onContinue={continueAsStored} />;
}
