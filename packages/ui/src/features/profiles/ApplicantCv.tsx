import { ContractName } from "../../components/ContractName";
import { ExternalLink } from "../../components/ExternalLink";
import { DateText, hasDate } from "../../i18n";
import { Period } from "../../forms/Period";
import { UserText } from "../../components/UserText";
import { CvEntry, Prose } from "./CvEntry";
import { CvSection } from "./CvSection";
import { type CvList, useCertifications, useExperiences, useFormations, useProjects } from "./queries";
import { useTranslations } from "./translations";

interface ApplicantCvProps {
  /** Where each list is edited. */
  hrefs: Readonly<Record<CvList, string>>;
}

/** The lists of an applicant's CV, each newest first. */
export function ApplicantCv({ hrefs }: ApplicantCvProps) {
  return (
    <>
      <Formations href={hrefs.formations} />
      <Experiences href={hrefs.experiences} />
      <Projects href={hrefs.projects} />
      <Certifications href={hrefs.certifications} />
    </>
  );
}

interface ListProps {
  href: string;
}

function Formations({ href }: ListProps) {
  return (
    <CvSection list="formations" href={href} query={useFormations()}>
      {({ degree, institution, description, skills, startedAt, finishedAt }) => (
        <CvEntry
          title={degree}
          place={<UserText>{institution}</UserText>}
          when={<Period from={startedAt} to={finishedAt} none="present" />}
          tags={skills}
        >
          {description && <Prose>{description}</Prose>}
        </CvEntry>
      )}
    </CvSection>
  );
}

function Experiences({ href }: ListProps) {
  return (
    <CvSection list="experiences" href={href} query={useExperiences()}>
      {({ jobTitle, company, experienceType, technologies, startedAt, finishedAt }) => (
        <CvEntry
          title={jobTitle}
          place={
            <>
              <UserText>{company}</UserText> · <ContractName contract={experienceType} />
            </>
          }
          when={<Period from={startedAt} to={finishedAt} none="notAvailable" />}
          tags={technologies}
        />
      )}
    </CvSection>
  );
}

function Projects({ href }: ListProps) {
  const { t } = useTranslations();
  return (
    <CvSection list="projects" href={href} query={useProjects()}>
      {({ title, Description, collaborators, demoUrl, technologies }) => (
        <CvEntry
          title={title}
          place={collaborators.length > 0 && t("with", { names: collaborators.join(", ") })}
          tags={technologies}
        >
          <Prose>{Description}</Prose>
          {demoUrl && <ExternalLink href={demoUrl} />}
        </CvEntry>
      )}
    </CvSection>
  );
}

function Certifications({ href }: ListProps) {
  const { t } = useTranslations();
  return (
    <CvSection list="certifications" href={href} query={useCertifications()}>
      {({ title, organization, certificationID, issuedTo, skills }) => (
        <CvEntry
          title={title}
          place={
            <>
              <UserText>{organization}</UserText>
              {certificationID && ` · ${t("reference", { id: certificationID })}`}
            </>
          }
          when={hasDate(issuedTo) && <DateText value={issuedTo} style="month" />}
          tags={skills}
        />
      )}
    </CvSection>
  );
}
