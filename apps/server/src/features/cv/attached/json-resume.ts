import type { ReadPeriod, ReadResume } from "@passerelle/domain";
import type { ProposedCv } from "../reader/propose";
import { entriesOf } from "./entries";

const datesOf = ({ start, end }: ReadPeriod) => ({ startDate: start, endDate: end });

/** The entries of a JSON Resume. */
export const proposeResume = (resume: ReadResume): ProposedCv =>
  entriesOf({
    work: resume.work.map(({ description, period, ...job }) => ({
      ...job,
      ...datesOf(period),
      hasEnded: period.start !== "" && period.end === "" && !period.isOpen,
      summary: description,
    })),
    education: resume.education.map(({ degree, period, ...school }) => ({
      ...school,
      ...datesOf(period),
      studyType: degree,
    })),
    projects: resume.projects.map((project) => ({ ...project, startDate: "", endDate: "" })),
    certificates: resume.certificates,
    skills: resume.skills.filter(({ isGroup }) => !isGroup).map(({ word }) => word),
    languages: resume.languages,
  });
