import { useScreenChange } from "@passerelle/ui";
import { SessionReplacedScreen } from "@passerelle/ui/auth";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths";
import { enterDashboard } from "../session";

/** A separate screen whose heading takes the focus, so that no field receives text that is still being typed. */
export function SessionReplaced({ username }: { username: string }) {
  useScreenChange("session-replaced");
  const navigate = useNavigate();
  const start = () => {
    // Synchronously, because the new session must not show the address of the previous one.
    void navigate(paths.dashboard, { replace: true, flushSync: true });
    enterDashboard();
  };
  return <SessionReplacedScreen username={username} onContinue={start} />;
}
