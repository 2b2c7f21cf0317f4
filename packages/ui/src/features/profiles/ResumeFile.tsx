import { chakra } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { UserText } from "../../components/text/UserText";
import { formatDate, formatFileSize, hasDate } from "../../i18n";
import { useTranslations } from "./translations";

/** A stored resume's original file name, size and date. */
export function ResumeFile({ file }: { file: Schemas["StoredFile"] }) {
  const { t, lang } = useTranslations();
  const { name, size, storedAt } = file;
  const facts = [
    size !== null && formatFileSize(size, lang),
    hasDate(storedAt) && t("resumeStored", { date: formatDate(storedAt, "day", lang) }),
  ].filter((fact) => fact !== false);
  return (
    <chakra.span display="block" textStyle="sm" fontWeight="normal" color="ink.muted" overflowWrap="anywhere">
      {name && (
        <chakra.span color="ink">
          <UserText>{name}</UserText>
        </chakra.span>
      )}
      {name && facts.length > 0 && " · "}
      {facts.join(" · ")}
    </chakra.span>
  );
}
