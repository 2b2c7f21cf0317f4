import type { ProposedCv } from "../reader/propose";
import { below, degreeOf, entriesOf, lowestLevel } from "./entries";
import { all, dateOf, lineAt, plainTextAt } from "./xml";

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

/** The activities of an entry, and the town of its organization. */
const descriptionOf = (entry: unknown, organization: string) =>
  below(
    plainTextAt(entry, "Activities"),
    lineAt(entry, organization, "ContactInfo", "Address", "Contact", "Municipality"),
  );

const skillNames = ["Listening", "Reading", "SpokenInteraction", "SpokenProduction", "Writing"];

const languageIn = (tongue: unknown) => ({
  language: lineAt(tongue, "Description", "Label"),
  fluency: lowestLevel(skillNames.map((skill) => lineAt(tongue, "ProficiencyLevel", skill))),
});

/** Reads the XML that Europass attached to its PDFs until 2020, with the root `SkillsPassport`. */
export function readSkillsPassport(passport: unknown): ProposedCv {
  const [learner] = all(passport, "LearnerInfo");
  const [linguistic] = all(learner, "Skills", "Linguistic");
  return entriesOf({
    work: all(learner, "WorkExperienceList", "WorkExperience").map((entry) => ({
      name: lineAt(entry, "Employer", "Name"),
      position: lineAt(entry, "Position", "Label"),
      ...periodOf(entry),
      summary: descriptionOf(entry, "Employer"),
    })),
    education: all(learner, "EducationList", "Education").map((entry) => ({
      institution: lineAt(entry, "Organisation", "Name"),
      studyType: degreeOf(lineAt(entry, "Title"), lineAt(entry, "Field", "Label")),
      ...periodOf(entry),
      description: descriptionOf(entry, "Organisation"),
    })),
    // Achievements have no titles of their own, only that of their section.
    projects: [],
    certificates: [],
    skills: [],
    languages: [
      ...all(linguistic, "MotherTongueList", "MotherTongue").map((tongue) => ({
        ...languageIn(tongue),
        fluency: "native",
      })),
      ...all(linguistic, "ForeignLanguageList", "ForeignLanguage").map(languageIn),
    ],
  });
}
