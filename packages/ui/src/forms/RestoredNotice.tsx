import { Notice } from "../components/Notice";
import { useFormTranslations } from "./translations";

/** Says that the text in a form is the one from before the session ended. */
export function RestoredNotice() {
  const { say } = useFormTranslations();
  return <Notice text={say("restored")} />;
}
