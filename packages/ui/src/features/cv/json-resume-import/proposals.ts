import {
  type ReadCertificate,
  type ReadJob,
  type ReadLanguage,
  type ReadPeriod,
  type ReadProject,
  type ReadSchool,
  type ReadSkill,
  statedLevel,
} from "@passerelle/domain";
import { dayOf } from "../months";
import { type Remark, remarksOn, type ResumeEntries, type ResumePart } from "./entries";

/** An entry of a file, in the form in which it would be stored. */
export interface Proposal<Fields> {
  fields: Fields;
  /** The remarks that prevent it from being stored. */
  problems: readonly Remark[];
  /** The remarks on data that would be lost. */
  without: readonly Remark[];
  /** The text of an entry that is not certain (D-330). */
  source?: string;
}

function proposal<Part extends ResumePart>(
  part: Part,
  fields: ResumeEntries[Part],
  without: readonly (Remark | false)[] = [],
): Proposal<ResumeEntries[Part]> {
  return { fields, problems: remarksOn(part, fields), without: without.filter((remark) => remark !== false) };
}

/** A remark on a year without a month, which is stored as its first or, for an end, its last month (D-432). */
const assumedMonth = (field: "startedAt" | "finishedAt" | "issuedTo", given: string): Remark[] =>
  given.length === 4 ? [{ field, why: field === "finishedAt" ? "lastMonth" : "firstMonth", given }] : [];

/** The start and the end of an entry, with remarks on texts that are not dates. */
function datesOf({ start, end, unread }: ReadPeriod) {
  const [startedAt = "", finishedAt = null] = [dayOf(start), dayOf(end, "last")];
  const remarks: Remark[] = [
    ...(unread.start === undefined ? [] : [{ field: "startedAt", why: "notADate", given: unread.start } as const]),
    ...(unread.end === undefined ? [] : [{ field: "finishedAt", why: "notADate", given: unread.end } as const]),
    ...assumedMonth("startedAt", start),
    ...assumedMonth("finishedAt", end),
  ];
  return { startedAt, finishedAt, remarks };
}

/** An entry of `education` as a formation. */
export function formation({ institution, degree, description, courses, period }: ReadSchool) {
  const { remarks, ...dates } = datesOf(period);
  const fields = { institution, degree, ...dates, description: description || null, skills: courses };
  return proposal("formations", fields, remarks);
}

/** An entry of `work` as an experience. */
export function experience({ name, position, type, period, description, keywords }: ReadJob) {
  const { remarks, ...dates } = datesOf(period);
  const fields = {
    jobTitle: position,
    company: name,
    experienceType: type ?? ("cdi" as const),
    ...dates,
    ongoing: period.isOpen,
    description: description || null,
    technologies: keywords,
  };
  return proposal("experiences", fields, [!type && { field: "experienceType", why: "assumed" }, ...remarks]);
}

/** An entry of `projects` as a project. */
export function project({ name, description, keywords, collaborators, url, unreadUrl }: ReadProject) {
  const fields = {
    title: name,
    Description: description,
    technologies: keywords,
    collaborators,
    demoUrl: url || null,
  };
  return proposal("projects", fields, [unreadUrl !== "" && { field: "demoUrl", why: "notAnAddress" }]);
}

/** An entry of `certificates` as a certification. */
export function certification({ name, issuer, date, unreadDate, id, keywords, isCut }: ReadCertificate) {
  const fields = {
    title: name,
    organization: issuer,
    skills: keywords,
    certificationID: id || null,
    issuedTo: dayOf(date) ?? null,
  };
  return proposal("certifications", fields, [
    ...assumedMonth("issuedTo", date),
    unreadDate !== "" && { field: "issuedTo", why: "notADate", given: unreadDate },
    isCut && { field: "skills", why: "partly" },
  ]);
}

/** A skill; the name of a group may be a skill too. */
export const skill = ({ word, isGroup }: ReadSkill) =>
  proposal("skills", { word }, [isGroup && { field: "word", why: "group" }]);

/** The language in an entry of `languages`, with its level. */
export function language({ language: word, fluency }: ReadLanguage) {
  const level = statedLevel(fluency) ?? null;
  const isLost = level === null && fluency !== "";
  return proposal("languages", { word, level }, [isLost && { field: "level", why: "notALevel" }]);
}
