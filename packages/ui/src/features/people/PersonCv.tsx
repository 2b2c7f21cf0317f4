import { type ReactNode, Fragment } from "react";
import {
  CertificationEntry,
  CvTimeline,
  ExperienceEntry,
  FormationEntry,
  ProjectEntry,
  ProfileSection,
} from "../profiles";
import type { PersonProfile } from "./queries";
import { useTranslations } from "./translations";

export function PersonCv({ profile }: { profile: PersonProfile }) {
  const { t } = useTranslations();
  const { experiences, formations, projects, certifications } = profile;
  return (
    <>
      <Section title={t("cv.experiences")} entries={experiences}>
        {(entry) => <ExperienceEntry entry={entry} />}
      </Section>
      <Section title={t("cv.formations")} entries={formations}>
        {(entry) => <FormationEntry entry={entry} />}
      </Section>
      <Section title={t("cv.projects")} entries={projects}>
        {(entry) => <ProjectEntry entry={entry} />}
      </Section>
      <Section title={t("cv.certifications")} entries={certifications}>
        {(entry) => <CertificationEntry entry={entry} />}
      </Section>
    </>
  );
}

interface SectionProps<Entry> {
  title: string;
  entries: readonly Entry[];
  children: (entry: Entry) => ReactNode;
}

function Section<Entry extends { id: number }>({ title, entries, children }: SectionProps<Entry>) {
  if (entries.length === 0) return null;
  return (
    <ProfileSection title={title} size="lg">
      <CvTimeline>
        {entries.map((entry) => (
          <Fragment key={entry.id}>{children(entry)}</Fragment>
        ))}
      </CvTimeline>
    </ProfileSection>
  );
}
