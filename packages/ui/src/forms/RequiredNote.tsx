import { chakra } from "@chakra-ui/react";
import { useComponentTranslations } from "../components/translations";

/** What the star means; shown in a form that has one. */
export function RequiredNote() {
  const { t } = useComponentTranslations();
  return (
    <chakra.p display="none" textStyle="xs" color="ink.muted" css={{ "form:has(:required) &": { display: "block" } }}>
      {t("required")}
    </chakra.p>
  );
}
