import { chakra } from "@chakra-ui/react";
import { Notice } from "../components/feedback/Notice";
import { useComponentTranslations } from "../components/translations";
import { useFormTranslations } from "./translations";

/** Explains the star; for forms with a required field. */
export function RequiredNote() {
  const { t } = useComponentTranslations();
  return (
    <chakra.p display="none" textStyle="xs" color="ink.muted" css={{ "form:has(:required) &": { display: "block" } }}>
      {t("required")}
    </chakra.p>
  );
}

/** Tells that the form was restored with text typed before the session or the page ended. */
export function RestoredNotice() {
  const { say } = useFormTranslations();
  return <Notice text={say("restored")} />;
}
