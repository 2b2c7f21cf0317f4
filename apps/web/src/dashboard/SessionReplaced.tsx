import { useScreenChange } from "@passerelle/ui";
import { SessionReplacedScreen } from "@passerelle/ui/auth";
import { continueAsStored } from "../session";

/** A screen of its own: its heading takes the focus, so that no field catches what is still being typed. */
export function SessionReplaced({ username }: { username: string }) {
  useScreenChange("session-replaced");
  return <SessionReplacedScreen username={username} onContinue={continueAsStored} />;
}
