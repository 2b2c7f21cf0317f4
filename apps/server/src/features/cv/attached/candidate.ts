import type { ProposedCv } from "../reader/propose";
import { below, degreeOf, entriesOf, lowestLevel } from "./entries";
import { all, dateOf, lineAt, plainTextAt } from "./xml";

/**
 * The period of an element with a start and an end, whose dates may be in their own elements. A single date, which is
 * not ongoing, is both.
 */
function periodOf(period: unknown) {
  const at = (edge: string) => dateOf(lineAt(period, edge, "FormattedDateTime") || lineAt(period, edge));
  const marks = [lineAt(period, "CurrentIndicator"), lineAt(period, "Ongoing")];
  const startDate = at("StartDate");
  if (marks.includes("true")) return { startDate, endDate: "" };
  return { startDate, endDate: at("EndDate") || (marks.includes("false") ? startDate : "") };
}

/** The name of a language by its code, in the language of the CV. */
function languageOf(code: string, locale: string): string {
  try {
    const name = new Intl.DisplayNames([locale || "en"], { type: "language", fallback: "none" }).of(code) ?? "";
    return name.charAt(0).toUpperCase() + name.slice(1);
  } catch {
    return "";
  }
}

function languagesOf(candidate: unknown, profile: unknown) {
  const locale = lineAt(profile, "@languageCode");
  // Languages without a code are given by name.
  const nameOf = (code: string) => (/^[a-z]{2,3}$/i.test(code) ? languageOf(code, locale) : code);
  const native = all(candidate, "CandidatePerson", "PrimaryLanguageCode").map((code) => ({
    language: nameOf(lineAt(code)),
    fluency: "native",
  }));
  const learned = all(profile, "PersonQualifications", "PersonCompetency")
    .filter((competency) => lineAt(competency, "TaxonomyID").toLowerCase() === "language")
    .map((competency) => ({
      language: nameOf(lineAt(competency, "CompetencyID")),
      fluency: lowestLevel(all(competency, "CompetencyDimension", "Score", "ScoreText").map((score) => lineAt(score))),
    }));
  return [...native, ...learned];
}

const cityIn = (organization: unknown) =>
  lineAt(organization, "OrganizationContact", "Communication", "Address", "CityName");

/** Reads the XML that the Europass portal attaches to its PDFs since 2020: HR-XML with the root `Candidate`. */
export function readCandidate(candidate: unknown): ProposedCv {
  const [profile] = all(candidate, "CandidateProfile");
  const work = all(profile, "EmploymentHistory", "EmployerHistory").flatMap((employer) => {
    const positions = all(employer, "PositionHistory");
    return (positions.length > 0 ? positions : [{}]).map((position) => ({
      name: lineAt(employer, "OrganizationName"),
      position: lineAt(position, "PositionTitle"),
      ...periodOf(all(position, "EmploymentPeriod")[0] ?? all(employer, "EmploymentPeriod")[0]),
      summary: below(plainTextAt(position, "Description"), lineAt(position, "City") || cityIn(employer)),
    }));
  });
  const education = all(profile, "EducationHistory", "EducationOrganizationAttendance").map((attendance) => ({
    institution: lineAt(attendance, "OrganizationName"),
    studyType: degreeOf(
      lineAt(attendance, "EducationDegree", "DegreeName") || lineAt(attendance, "ProgramName"),
      lineAt(attendance, "EducationDegree", "FieldOfStudy", "MainFieldOfStudy", "ProgramConcentration"),
    ),
    ...periodOf(all(attendance, "AttendancePeriod")[0]),
    description: below(plainTextAt(attendance, "EducationDegree", "OccupationalSkillsCovered"), cityIn(attendance)),
  }));
  const projects = all(profile, "Projects", "Project").map((project) => ({
    name: lineAt(project, "Title"),
    description: plainTextAt(project, "Description"),
    ...periodOf(all(project, "Date")[0]),
    url: lineAt(project, "Link"),
  }));
  const certificates = all(profile, "Certifications", "Certification").map((certification) => ({
    name: lineAt(certification, "CertificationName") || lineAt(certification, "Title"),
    issuer: lineAt(certification, "IssuingAuthority", "Name") || lineAt(certification, "IssuingAuthority"),
    date: dateOf(lineAt(certification, "FirstIssuedDate", "FormattedDateTime")),
  }));
  const skills = all(profile, "DigitalSkills", "DigitalSkillsGroup", "DigitalSkill").map((skill) =>
    lineAt({ skill }, "skill"),
  );
  const languages = languagesOf(candidate, profile);
  return entriesOf({ work, education, projects, certificates, skills, languages });
}
