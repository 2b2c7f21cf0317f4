import { Notice } from "./Notice";
import { useKitTranslations } from "./translations";

/** Says that the text in a form is the one from before the session ended. */
export function RestoredNotice() {
  const { say } = useKitTranslations();
  return <Notice text={say("restored")} />;
}
