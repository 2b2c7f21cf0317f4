import { HStack, chakra } from "@chakra-ui/react";
import { missingOfApplicant } from "@passerelle/domain";
import { Lightbulb } from "lucide-react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { Badge } from "../../components/badges/Badge";
import { Fact } from "../../components/text/Fact";
import { QueryView } from "../../components/states/QueryView";
import { useApplicantProfile } from "./applicant-profile";
import { ApplicantFacts } from "./ApplicantFacts";
import { Contact } from "./Contact";
import { FileLink } from "./FileLink";
import { Identity } from "./Identity";
import { ResumeFile } from "./ResumeFile";
import { type ProfileDetailsProps, ProfileLayout } from "./ProfileLayout";
import { Invitation, ProfileSection } from "./ProfileSection";
import { useTranslations } from "./translations";
import { CertificationEntry, ExperienceEntry, FormationEntry, ProjectEntry } from "./CvEntries";
import type { ApplicantProfile } from "./applicant-profile";
import { type CvList, useCertifications, useExperiences, useFormations, useProjects } from "./latest-cv-entries";
import { Link } from "../../components/text/Link";
import { CvTimeline } from "./CvTimeline";

interface CvSectionProps<Item> {
  list: CvList;
  /** The address for editing the list. */
  href: string;
  query: UseQueryResult<{ items: Item[]; totalPages: number; totalItems: number }>;
  /** Renders a CvEntry. */
  children: (item: Item) => ReactNode;
}

/** A list of the CV: its first page, and a link to the rest. */
function CvSection<Item extends { id: number }>({ list, href, query, children }: CvSectionProps<Item>) {
  const { t, say } = useTranslations();
  const name = t(`cv.${list}`);
  return (
    <ProfileSection title={name} size="lg" editHref={query.data?.items.length === 0 ? undefined : href}>
      <QueryView
        query={query}
        loading={t("loading")}
        failed={say("cvFailed")}
        empty={
          <Invitation href={href} action={t(`fillIn.${list}`)}>
            {t(`empty.${list}`)}
          </Invitation>
        }
      >
        {({ items, totalPages, totalItems }) => (
          <>
            <CvTimeline>
              {items.map((item) => (
                <Fragment key={item.id}>{children(item)}</Fragment>
              ))}
            </CvTimeline>
            {totalPages > 1 && <Link href={href}>{t("seeAll", { count: totalItems, name })}</Link>}
          </>
        )}
      </QueryView>
    </ProfileSection>
  );
}

/** The missing parts of the profile that would help matching and recruiters. */
function MissingHint({ profile, href }: { profile: ApplicantProfile; href: string }) {
  const { t } = useTranslations();
  const { skills, resumeUrl, ...texts } = profile;
  const missing = missingOfApplicant({ ...texts, hasSkills: skills.length > 0, resume: resumeUrl });
  if (missing.length === 0) return null;
  const fields = missing.map((field) => t(`field.${field}`)).join(", ");
  return (
    <HStack align="start" gap="3" p="4" bg="brand.tint" color="brand.fg" borderRadius="control">
      <chakra.span mt="0.5" flexShrink={0}>
        <Lightbulb size={20} aria-hidden />
      </chakra.span>
      <p>
        {t("missing", { fields })} <Link href={href}>{t("complete")}</Link>
      </p>
    </HStack>
  );
}

interface ApplicantCvProps {
  /** The addresses for editing each list. */
  hrefs: Readonly<Record<CvList, string>>;
}

/** The lists of an applicant's CV, each newest first. */
function ApplicantCv({ hrefs }: ApplicantCvProps) {
  return (
    <>
      <CvSection list="formations" href={hrefs.formations} query={useFormations()}>
        {(entry) => <FormationEntry entry={entry} />}
      </CvSection>
      <CvSection list="experiences" href={hrefs.experiences} query={useExperiences()}>
        {(entry) => <ExperienceEntry entry={entry} />}
      </CvSection>
      <CvSection list="projects" href={hrefs.projects} query={useProjects()}>
        {(entry) => <ProjectEntry entry={entry} />}
      </CvSection>
      <CvSection list="certifications" href={hrefs.certifications} query={useCertifications()}>
        {(entry) => <CertificationEntry entry={entry} />}
      </CvSection>
    </>
  );
}

/** An applicant's profile: title, skills, CV. */
export function ApplicantDetails({ user, hrefs, onEdit }: ProfileDetailsProps) {
  const { t, say } = useTranslations();
  const profile = useApplicantProfile(user.username);
  const { data, isError } = profile;
  const badge = data?.availableImmediately && <Badge tone="green">{t("field.availableImmediately")}</Badge>;
  return (
    <ProfileLayout
      identity={<Identity user={user} headline={isError ? null : data && data.profile} badge={badge} onEdit={onEdit} />}
      facts={
        <ProfileSection title={t("about.applicant")} editHref={data === null ? undefined : hrefs.applicant}>
          <QueryView query={profile} loading={t("loading")} failed={say("loadFailed.applicant")}>
            {(facts) =>
              facts ? (
                <ApplicantFacts profile={facts}>
                  <Fact name={t("field.resume")}>
                    {facts.resumeUrl ? <FileLink href={facts.resumeUrl}>{t("viewResume")}</FileLink> : t("noResume")}
                    {facts.resumeFile && <ResumeFile file={facts.resumeFile} />}
                  </Fact>
                </ApplicantFacts>
              ) : (
                <Invitation href={hrefs.applicant} action={t("fillIn.applicant")}>
                  {t("empty.applicant")}
                </Invitation>
              )
            }
          </QueryView>
        </ProfileSection>
      }
      contact={<Contact user={user} />}
    >
      {data && <MissingHint profile={data} href={hrefs.applicant} />}
      <ApplicantCv hrefs={hrefs} />
    </ProfileLayout>
  );
}
