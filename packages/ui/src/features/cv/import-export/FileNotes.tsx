import { chakra, Stack } from "@chakra-ui/react";
import { maxPerPerson } from "@passerelle/domain";
import type { ResumeProposals } from "../json-resume-import/read-json-resume";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "../translations";

interface FileNotesProps {
  name: ReactNode;
  read: ResumeProposals;
  /** Whether nothing has been imported yet. */
  isUntouched: boolean;
}

/** Shows the file's name and the sections that are never imported. */
export function FileNotes({ name, read: { beyond, unreadable, ignored }, isUntouched }: FileNotesProps) {
  const { t } = useTranslations();
  const top = useRef<HTMLParagraphElement>(null);
  // The focused control has disappeared, so reading continues here.
  useEffect(() => top.current?.focus(), []);
  const sections = ignored.map((section) => t(`importExport.section.${section}`)).join(", ");
  return (
    <Stack gap="1">
      <chakra.p ref={top} tabIndex={-1} fontWeight="medium" overflowWrap="anywhere">
        {name}
      </chakra.p>
      {isUntouched && <chakra.p>{t("importExport.preview")}</chakra.p>}
      <Stack gap="1" textStyle="sm" color="ink.muted">
        <chakra.p>{t("importExport.person")}</chakra.p>
        {sections && <chakra.p>{t("importExport.ignored", { sections })}</chakra.p>}
        {beyond > 0 && (
          <chakra.p>{t("importExport.beyond", { count: beyond, limit: maxPerPerson.cvEntries })}</chakra.p>
        )}
        {unreadable > 0 && <chakra.p>{t("importExport.unreadable", { count: unreadable })}</chakra.p>}
      </Stack>
    </Stack>
  );
}
