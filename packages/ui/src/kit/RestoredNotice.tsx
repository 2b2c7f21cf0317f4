import { Notice } from "./Notice";
import { useKitWords } from "./words";

/** Says that the text in a form is the one from before the session ended. */
export function RestoredNotice() {
  const { say } = useKitWords();
  return <Notice text={say("restored")} />;
}
