import { Notice } from "../components/Notice";
import { useKitTranslations } from "../components/translations";

/** Says that the text in a form is the one from before the session ended. */
export function RestoredNotice() {
  const { say } = useKitTranslations();
  return <Notice text={say("restored")} />;
}
