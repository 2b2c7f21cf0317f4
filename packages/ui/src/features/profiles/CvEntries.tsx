import type { Schemas } from "@passerelle/api";
import { ContractName } from "../../components/offers/ContractName";
import { ExternalLink } from "../../components/text/ExternalLink";
import { UserText } from "../../components/text/UserText";
import { Period } from "../../forms/fields/Period";
import { DateText, hasDate } from "../../i18n";
import { CvEntry, Prose } from "./CvEntry";
import { useTranslations } from "./translations";

interface EntryProps<Entry> {
  entry: Entry;
}

export function FormationEntry({ entry }: EntryProps<Schemas["Formation"]>) {
  const { degree, institution, description, skills, startedAt, finishedAt } = entry;
  return (
    <CvEntry
      title={degree}
      place={<UserText>{institution}</UserText>}
      when={<Period from={startedAt} to={finishedAt} none="present" />}
      tags={skills}
    >
      {description && <Prose>{description}</Prose>}
    </CvEntry>
  );
}

export function ExperienceEntry({ entry }: EntryProps<Schemas["Experience"]>) {
  const { jobTitle, company, experienceType, technologies, startedAt, finishedAt, ongoing, description } = entry;
  return (
    <CvEntry
      title={jobTitle}
      place={
        <>
          <UserText>{company}</UserText> · <ContractName contract={experienceType} />
        </>
      }
      when={<Period from={startedAt} to={finishedAt} none={ongoing ? "present" : "notAvailable"} />}
      tags={technologies}
    >
      {description && <Prose>{description}</Prose>}
    </CvEntry>
  );
}

export function ProjectEntry({ entry }: EntryProps<Schemas["Project"]>) {
  const { t } = useTranslations();
  const { title, Description, collaborators, demoUrl, technologies } = entry;
  return (
    <CvEntry
      title={title}
      place={collaborators.length > 0 && t("with", { names: collaborators.join(", ") })}
      tags={technologies}
    >
      <Prose>{Description}</Prose>
      {demoUrl && <ExternalLink href={demoUrl} />}
    </CvEntry>
  );
}

export function CertificationEntry({ entry }: EntryProps<Schemas["Certification"]>) {
  const { t } = useTranslations();
  const { title, organization, certificationID, issuedTo, skills } = entry;
  return (
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
  );
}
