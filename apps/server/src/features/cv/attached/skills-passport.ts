import { plainText } from "@passerelle/domain";
import type { ProposedCv } from "../reader/propose";
import { entriesOf } from "./entries";
import { all, dateOf, lineAt, textAt } from "./xml";

/** A date whose month and day are in the format of XML Schema's `gMonth` and `gDay`: `--03`, `---17`. */
function dateAt(node: unknown, edge: string): string {
  const part = (name: string) => lineAt(node, edge, `@${name}`).replaceAll("-", "");
  return dateOf([part("year"), part("month"), part("day")].join("-").replace(/-+$/, ""));
}

function periodOf(entry: unknown) {
  const [period] = all(entry, "Period");
  const isOngoing = lineAt(period, "Current") === "true";
  return { startDate: dateAt(period, "From"), endDate: isOngoing ? "" : dateAt(period, "To") };
}

/** Reads the XML that Europass attached to its PDFs until 2020, with the root `SkillsPassport`. */
export function readSkillsPassport(passport: unknown): ProposedCv {
  const [learner] = all(passport, "LearnerInfo");
  const [linguistic] = all(learner, "Skills", "Linguistic");
  const tongues = [
    ...all(linguistic, "MotherTongueList", "MotherTongue"),
    ...all(linguistic, "ForeignLanguageList", "ForeignLanguage"),
  ];
  return entriesOf({
    work: all(learner, "WorkExperienceList", "WorkExperience").map((entry) => ({
      name: lineAt(entry, "Employer", "Name"),
      position: lineAt(entry, "Position", "Label"),
      ...periodOf(entry),
      summary: plainText(textAt(entry, "Activities")),
    })),
    education: all(learner, "EducationList", "Education").map((entry) => ({
      institution: lineAt(entry, "Organisation", "Name"),
      studyType: lineAt(entry, "Title"),
      ...periodOf(entry),
      description: plainText(textAt(entry, "Activities")),
    })),
    // Achievements have no titles of their own, only that of their section.
    projects: [],
    certificates: [],
    skills: [],
    languages: tongues.map((tongue) => ({ language: lineAt(tongue, "Description", "Label") })),
  });
}
