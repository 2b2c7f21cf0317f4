import { chakra } from "@chakra-ui/react";
import { Notice } from "../components/feedback/Notice";
import { useComponentTranslations } from "../components/translations";
import { useFormTranslations } from "./translations";

/** What the star means; shown in a form that has one. */
export function RequiredNote() {
  const { t } = useComponentTranslations();
  return (
    <chakra.p display="none" textStyle="xs" color="ink.muted" css={{ "form:has(:required) &": { display: "block" } }}>
      {t("required")}
    </chakra.p>
  );
}

/** Says that a form holds text from before the session or the page ended. */
export function RestoredNotice() {
  const { say } = useFormTranslations();
  return <Notice text={say("restored")} />;
}
