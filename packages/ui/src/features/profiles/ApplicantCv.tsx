import { CertificationEntry, ExperienceEntry, FormationEntry, ProjectEntry } from "./CvEntries";
import { CvSection } from "./CvSection";
import { type CvList, useCertifications, useExperiences, useFormations, useProjects } from "./queries";

interface ApplicantCvProps {
  /** The addresses for editing each list. */
  hrefs: Readonly<Record<CvList, string>>;
}

/** The lists of an applicant's CV, each newest first. */
export function ApplicantCv({ hrefs }: ApplicantCvProps) {
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
