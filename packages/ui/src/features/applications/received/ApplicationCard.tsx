import { chakra, Flex, HStack, Stack } from "@chakra-ui/react";
import { FileText } from "lucide-react";
import { DateText } from "../../../i18n";
import { Avatar } from "../../../components/people/Avatar";
import { Link } from "../../../components/text/Link";
import { PersonLink } from "../../../components/people/PersonLink";
import { Surface } from "../../../components/layout/Surface";
import { TagList } from "../../../components/badges/TagList";
import { userText } from "../../../components/text/user-text";
import { UserText } from "../../../components/text/UserText";
import { DecisionBar, type DecisionBarProps } from "./DecisionBar";
import { Quote } from "../shared/Quote";
import { type Application, nameOf } from "./received-applications";
import { WriteLink } from "../shared/WriteLink";
import { useTranslations } from "./translations";

/** An applicant's card: name, profile, e-mail, date, message, skills, resume and decision. */
export function ApplicationCard(props: DecisionBarProps) {
  const { application } = props;
  const { message } = application;
  return (
    <Surface as="article" p={{ base: "4", md: "5" }}>
      <Stack gap="4">
        <ApplicantPerson application={application} />
        {message && <Quote>{message}</Quote>}
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

/** An applicant's name, title and e-mail, and the date of the application. */
export function ApplicantPerson({ application }: { application: Application }) {
  const { t } = useTranslations();
  const { email, username } = application.Applicant.user;
  const name = nameOf(application);
  return (
    <Flex gap="3" align="start" wrap={{ base: "wrap", md: "nowrap" }}>
      <Avatar name={name || "?"} />
      <Stack gap="0" flex="1" minW="0" overflowWrap="anywhere">
        <chakra.h3 fontWeight="semibold">
          <PersonLink username={username}>{name ? <UserText>{name}</UserText> : t("anonymous")}</PersonLink>
        </chakra.h3>
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
      </Stack>
      <chakra.p textStyle="sm" color="ink.muted" flexBasis={{ base: "full", md: "auto" }}>
        {t("appliedAt")} <DateText value={application.createdAt} style="day" />
      </chakra.p>
    </Flex>
  );
}

export const shownSkills = 10;

/** At most 10 skills, then '+ N more'. */
function Skills({ application }: { application: Application }) {
  const { t } = useTranslations();
  const { skills } = application;
  if (skills.length === 0) return null;
  const count = skills.length - shownSkills;
  return (
    <TagList tags={skills.slice(0, shownSkills)} aria-label={t("skills")}>
      {count > 0 && (
        <chakra.span textStyle="sm" color="ink.muted">
          {t("moreSkills", { count })}
        </chakra.span>
      )}
    </TagList>
  );
}

/** A link to the discussion with the applicant. */
export function ApplicantWrite({ application }: { application: Application }) {
  const { t } = useTranslations();
  const name = nameOf(application) || t("anonymous");
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

/** The link to the resume; nothing without one. */
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
