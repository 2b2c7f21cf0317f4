import type { cvRules } from "../cv-rules";
import { fluencyOf, type LanguageWithLevel, levelsOf } from "../language-levels";

/** A person's whole CV, with contact data. */
export interface WholeCv {
  formations: readonly (typeof cvRules.formation.blank)[];
  experiences: readonly (typeof cvRules.experience.blank)[];
  projects: readonly (typeof cvRules.project.blank)[];
  certifications: readonly (typeof cvRules.certification.blank)[];
  name: string;
  /** Undefined if the account is not named. */
  username?: string | undefined;
  email: string;
  phone: string | null;
  address: string | null;
  title: string | null;
  portfolioUrl: string | null;
  skills: readonly string[];
  languages: readonly string[];
  languageLevels?: readonly LanguageWithLevel[];
}

/** The schema of the format, 1.0.0. */
const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/** A field that is omitted when empty, because the schema does not allow null. */
const given = (name: string, value: string | null) => (value ? { [name]: value } : {});

/** Converts a CV to JSON Resume (D-230). */
export const toJsonResume = ({ languageLevels = [], ...cv }: WholeCv) => ({
  $schema: schema,
  basics: {
    name: cv.name,
    // Some themes crash without a label, a location or a profile.
    label: cv.title ?? "",
    email: cv.email,
    ...given("phone", cv.phone),
    ...given("url", cv.portfolioUrl),
    location: { ...given("address", cv.address) },
    profiles: cv.username === undefined ? [] : [{ network: "Passerelle", username: cv.username }],
  },
  work: cv.experiences.map(({ company, jobTitle, experienceType, startedAt, ...entry }) => ({
    name: company,
    // The field's name before 1.0.0, which most themes print.
    company,
    position: jobTitle,
    employmentType: experienceType,
    startDate: startedAt,
    ...given("endDate", entry.finishedAt),
    // Readers take an entry without an end as ongoing.
    ...(!entry.finishedAt && !entry.ongoing && { ongoing: false }),
    ...given("summary", entry.description ?? null),
    keywords: entry.technologies,
  })),
  education: cv.formations.map(({ institution, degree, startedAt, finishedAt, description, skills }) => ({
    institution,
    studyType: degree,
    startDate: startedAt,
    ...given("endDate", finishedAt),
    ...given("description", description),
    courses: skills,
  })),
  projects: cv.projects.map(({ title, Description, technologies, collaborators, demoUrl }) => ({
    name: title,
    description: Description,
    keywords: technologies,
    collaborators,
    ...given("url", demoUrl),
  })),
  certificates: cv.certifications.map(({ title, organization, certificationID, issuedTo, skills }) => ({
    name: title,
    issuer: organization,
    ...given("date", issuedTo),
    ...given("id", certificationID),
    keywords: skills,
  })),
  skills: cv.skills.map((name) => ({ name })),
  languages: cv.languages.map((language) => {
    const [known] = levelsOf([language], languageLevels);
    return { language, ...given("fluency", known ? fluencyOf(known.level) : null) };
  }),
});
