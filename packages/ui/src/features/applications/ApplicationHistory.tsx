import { chakra, Flex, Stack } from "@chakra-ui/react";
import type { Schemas } from "@passerelle/api";
import { Check, Eye, FileX, type LucideIcon, Send, X } from "lucide-react";
import type { ReactNode } from "react";
import { DateText, formatDate, hasDate } from "../../i18n";
import { DecisionBadge } from "./shared/DecisionBadge";
import { Quote } from "./shared/Quote";
import { WriteLink } from "./shared/WriteLink";
import { useTranslations } from "./translations";

interface ApplicationHistoryProps {
  application: Schemas["OwnApplication"] | null | undefined;
  withdrawn: readonly Schemas["WithdrawnApplication"][] | undefined;
  /** The recruiter's username; undefined if they cannot receive messages. */
  recruiter: string | undefined;
}

/** The steps of the reader's application: sent, seen, decided, offer deleted; and earlier applications that were withdrawn. */
export function ApplicationHistory({ application, withdrawn = [], recruiter }: ApplicationHistoryProps) {
  const { t } = useTranslations();
  if (!application && withdrawn.length === 0) return null;
  return (
    <Stack as="section" gap="3" p={{ base: "4", md: "5" }} bg="sunken" borderRadius="card">
      <chakra.h3 textStyle="h3">{t("history.title")}</chakra.h3>
      {application && <Timeline application={application} />}
      {application && (
        <WriteLink username={recruiter} offerId={application.jobOfferID}>
          {application.decision ? t("history.reply") : t("history.write")}
        </WriteLink>
      )}
      {withdrawn.length > 0 && <Earlier withdrawn={withdrawn} />}
    </Stack>
  );
}

function Timeline({ application }: { application: Schemas["OwnApplication"] }) {
  const { t } = useTranslations();
  const { message, createdAt, seenAt, decision, decidedAt, decisionMessage, offerDeletedAt } = application;
  const notSeen = t(offerDeletedAt ? "history.neverSeen" : "history.notSeen");
  return (
    <chakra.ol aria-label={t("history.title")} listStyleType="none" display="flex" flexDirection="column">
      <Step icon={Send} title={t("history.sent")} date={createdAt}>
        {message ? <Quote>{message}</Quote> : <Muted>{t("history.noLetter")}</Muted>}
      </Step>
      <Step icon={Eye} title={seenAt ? t("history.seen") : notSeen} date={seenAt} />
      {decision && (
        <Step icon={decision === "accepted" ? Check : X} title={<DecisionBadge decision={decision} />} date={decidedAt}>
          {decisionMessage && <Quote>{decisionMessage}</Quote>}
        </Step>
      )}
      {seenAt && !decision && !offerDeletedAt && <Step icon={Check} title={t("history.undecided")} date={null} />}
      {offerDeletedAt && <Step icon={FileX} title={t("history.offerDeleted")} date={offerDeletedAt} />}
    </chakra.ol>
  );
}

interface StepProps {
  icon: LucideIcon;
  title: ReactNode;
  /** The date of the step; missing for a future step. */
  date: string | null | undefined;
  children?: ReactNode;
}

const lineStyle = {
  position: "relative",
  pb: "4",
  _last: { pb: "0" },
  "&:not(:last-child)::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: "calc(0.875rem - 1px)",
    top: "7",
    bottom: "0",
    borderInlineStartWidth: "2px",
    borderColor: "line",
  },
} as const;

function Step({ icon: Icon, title, date, children }: StepProps) {
  const isOver = !!date;
  return (
    <Flex as="li" gap="3" css={lineStyle}>
      <Flex
        align="center"
        justify="center"
        boxSize="7"
        flexShrink="0"
        borderRadius="full"
        borderWidth="1px"
        borderStyle={isOver ? "solid" : "dashed"}
        borderColor={isOver ? "brand.fg" : "edge"}
        bg={isOver ? "brand.tint" : "surface"}
        color={isOver ? "brand.fg" : "ink.muted"}
      >
        <Icon size={15} aria-hidden />
      </Flex>
      <Stack gap="2" flex="1" minW="0" pt="0.5">
        <Flex wrap="wrap" align="baseline" columnGap="3" rowGap="0.5">
          <chakra.span fontWeight={isOver ? "medium" : "normal"} color={isOver ? "ink" : "ink.muted"}>
            {title}
          </chakra.span>
          {isOver && (
            <Muted>
              <DateText value={date} style="moment" />
            </Muted>
          )}
        </Flex>
        {children}
      </Stack>
    </Flex>
  );
}

const Muted = chakra("span", { base: { textStyle: "sm", color: "ink.muted" } });

function Earlier({ withdrawn }: { withdrawn: readonly Schemas["WithdrawnApplication"][] }) {
  const { t, langOf } = useTranslations();
  const lang = langOf("history.withdrawn");
  const dayOf = (value: string) => (hasDate(value) ? formatDate(value, "day", lang) : "–");
  return (
    <Stack as="ul" listStyleType="none" gap="1" aria-label={t("history.earlier")} lang={lang}>
      {withdrawn.map(({ createdAt, withdrawnAt }) => (
        <li key={createdAt}>
          <Muted>{t("history.withdrawn", { sent: dayOf(createdAt), withdrawn: dayOf(withdrawnAt) })}</Muted>
        </li>
      ))}
    </Stack>
  );
}
