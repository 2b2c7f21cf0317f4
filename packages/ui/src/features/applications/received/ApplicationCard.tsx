import { chakra, Flex, HStack, Stack } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { DateText } from "../../../i18n";
import { Avatar } from "../../../components/people/Avatar";
import { Link } from "../../../components/text/Link";
import { PersonLink } from "../../../components/people/NameLink";
import { Surface } from "../../../components/layout/Surface";
import { TagList } from "../../../components/badges/TagList";
import { UserText, userText } from "../../../components/text/UserText";
import { DecisionBar, type DecisionBarProps } from "./DecisionBar";
import { BlockedNotice } from "../shared/BlockedNotice";
import { Quote } from "../shared/Quote";
import { type Application, nameOf } from "./received-applications";
import { SentAnswer } from "./SentAnswer";
import { WriteLink } from "../shared/WriteLink";
import { useTranslations } from "./translations";
import { useIsBlocked } from "./use-is-blocked";
import { useNameWithin } from "./use-name-within";

/** An applicant's card: name, profile, e-mail, date, message, skills, resume and decision. */
export function ApplicationCard(props: DecisionBarProps) {
  const { application } = props;
  const { message } = application;
  return (
    <Surface as="article" p={{ base: "4", md: "5" }}>
      <Stack gap="4">
        <ApplicantName application={application} />
        <ApplicantLines application={application} />
        <ApplicantBlocked application={application} />
        {message && <Quote>{message}</Quote>}
        <SentAnswer application={application} />
        <Skills application={application} />
        <Flex wrap="wrap" align="center" justify="space-between" gap="3">
          <ApplicantResume application={application} />
          <Flex wrap="wrap" gap="2">
            <ApplicantWrite application={application} />
            <DecisionBar {...props} />
          </Flex>
        </Flex>
      </Stack>
    </Surface>
  );
}

interface ApplicantProps {
  application: Application;
}

/** An applicant's picture and name, which leads to their page. */
export function ApplicantName({ application }: ApplicantProps) {
  const { t } = useTranslations();
  const isBlocked = useIsBlocked(application);
  const name = nameOf(application);
  return (
    <Flex gap="3" align="center" minW="0" overflowWrap="anywhere">
      <Avatar name={name || "?"} />
      <chakra.h3 fontWeight="semibold">
        <PersonLink username={isBlocked ? undefined : application.Applicant.user.username}>
          {name ? <UserText>{name}</UserText> : t("anonymous")}
        </PersonLink>
      </chakra.h3>
    </Flex>
  );
}

/** An applicant's title and e-mail, and the date of the application. */
export function ApplicantLines({ application }: ApplicantProps) {
  const { t } = useTranslations();
  const { email } = application.Applicant.user;
  return (
    <Stack gap="0" minW="0" overflowWrap="anywhere">
      {application.profile && (
        <chakra.p {...userText} color="ink.muted">
          {application.profile}
        </chakra.p>
      )}
      {email ? (
        <chakra.span>
          <Link href={`mailto:${email}`}>{email}</Link>
        </chakra.span>
      ) : (
        <chakra.p color="ink.muted">{t("noEmail")}</chakra.p>
      )}
      <chakra.p textStyle="sm" color="ink.muted">
        {t("appliedAt")} <DateText value={application.createdAt} style="day" />
      </chakra.p>
    </Stack>
  );
}

export const maxShownSkills = 10;

/** The first skills, then '+ N more'. */
function Skills({ application }: { application: Application }) {
  const { t } = useTranslations();
  const { skills } = application;
  if (skills.length === 0) return null;
  const count = skills.length - maxShownSkills;
  return (
    <TagList tags={skills.slice(0, maxShownSkills)} aria-label={t("skills")}>
      {count > 0 && (
        <chakra.span textStyle="sm" color="ink.muted">
          {t("moreSkills", { count })}
        </chakra.span>
      )}
    </TagList>
  );
}

/** Says that the reader blocks the applicant, if so. */
export function ApplicantBlocked({ application }: ApplicantProps) {
  const { say } = useTranslations();
  return useIsBlocked(application) && <BlockedNotice text={say("blocked")} />;
}

/** A link to the discussion with the applicant, unless the reader blocks them. */
export function ApplicantWrite({ application }: { application: Application }) {
  const { t } = useTranslations();
  const name = useNameWithin()(application);
  if (useIsBlocked(application)) return null;
  return (
    <WriteLink
      username={application.Applicant.user.username}
      offerId={application.jobOfferID}
      aria-label={t("writeTo", { name })}
    >
      {t("write")}
    </WriteLink>
  );
}

/** The link to the resume, if there is one. */
export function ApplicantResume({ application }: { application: Application }) {
  const { t } = useTranslations();
  const { resumeUrl } = application;
  if (!resumeUrl) return <chakra.p color="ink.muted">{t("noResume")}</chakra.p>;
  return (
    <HStack gap="1.5" color="brand.fg">
      <FileText size={18} aria-hidden />
      <Link href={resumeUrl} target="_blank" rel="noopener">
        {t("resume")}
      </Link>
    </HStack>
  );
}
