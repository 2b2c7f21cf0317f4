import { chakra, Stack } from "@chakra-ui/react";
import { DateText } from "../../../i18n";
import { Quote } from "../shared/Quote";
import type { Application } from "./received-applications";
import { useTranslations } from "./translations";

/** The recruiter's decision on an application: its date, and the message to the applicant. */
export function SentAnswer({ application }: { application: Application }) {
  const { t } = useTranslations();
  const { decision, decidedAt, decisionMessage } = application;
  if (!decision || !decidedAt) return null;
  return (
    <Stack gap="2">
      <chakra.p textStyle="sm" color="ink.muted">
        {t("answer.date")} <DateText value={decidedAt} style="day" />
      </chakra.p>
      {decisionMessage ? <Quote>{decisionMessage}</Quote> : <chakra.p color="ink.muted">{t("answer.none")}</chakra.p>}
    </Stack>
  );
}
