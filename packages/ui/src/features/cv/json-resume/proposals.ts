import { completedAddress, cvDocumentTexts, fold, statedLevel, textLimits, webAddress } from "@passerelle/domain";
import { type Remark, remarksOn, type ResumeEntries, type ResumePart } from "./entries";
import { dayIn, type Foreign, textIn, textsIn, wordsIn } from "./values";

/** An entry of a file, in the form in which it would be stored. */
export interface Proposal<Fields> {
  fields: Fields;
  /** The remarks that prevent it from being stored. */
  problems: readonly Remark[];
  /** The remarks on data that would be lost. */
  without: readonly Remark[];
}

function proposal<Part extends ResumePart>(
  part: Part,
  fields: ResumeEntries[Part],
  without: readonly (Remark | false)[] = [],
): Proposal<ResumeEntries[Part]> {
  return { fields, problems: remarksOn(part, fields), without: without.filter((remark) => remark !== false) };
}

const present = new Set(
  "a ce jour|actuel|actuellement|aujourd'hui|ce jour|current|currently|en cours|en poste|maintenant|now|ongoing|present|today".split(
    "|",
  ),
);

/** The end date of an entry, null for none, with a remark if the text is not a date. */
function endIn(entry: Foreign): { finishedAt: string | null; remark: Remark | false } {
  const finishedAt = dayIn(entry, "endDate", "last") ?? null;
  const isOpen = finishedAt !== null || textIn(entry, "endDate") === "" || present.has(fold(textIn(entry, "endDate")));
  return { finishedAt, remark: !isOpen && { field: "finishedAt", why: "notADate" } };
}

/** An entry of `education` as a formation. */
export function formation(entry: Foreign) {
  const { finishedAt, remark } = endIn(entry);
  const { words: skills, isCut } = wordsIn(entry, "courses");
  const fields = {
    institution: textIn(entry, "institution"),
    degree: [textIn(entry, "studyType"), textIn(entry, "area")].filter(Boolean).join(", "),
    startedAt: dayIn(entry, "startDate") ?? "",
    finishedAt,
    description: textIn(entry, "description") || null,
    skills,
  };
  return proposal("formations", fields, [remark, isCut && { field: "skills", why: "partly" }]);
}

/** A text, and the highlights of its entry as lines below it. */
const withHighlights = (entry: Foreign, text: string) =>
  [text, ...textsIn(entry, "highlights").map((line) => `- ${line}`)].filter(Boolean).join("\n");

const types = ["stage", "alternance", "cdd", "cdi", "freelance"] as const;

/** An entry of `work` as an experience. */
export function experience(entry: Foreign) {
  const { finishedAt, remark } = endIn(entry);
  const { words: technologies, isCut } = wordsIn(entry, "keywords");
  const given = fold(textIn(entry, "employmentType"));
  const experienceType = types.find((type) =>
    [type, ...Object.values(cvDocumentTexts[type])].some((heading) => fold(heading) === given),
  );
  const fields = {
    jobTitle: textIn(entry, "position"),
    // Versions before 1.0 call the field 'company'.
    company: textIn(entry, "name") || textIn(entry, "company"),
    experienceType: experienceType ?? "cdi",
    startedAt: dayIn(entry, "startDate") ?? "",
    finishedAt,
    // An entry without an end is ongoing, unless the file says otherwise or its end is not a date.
    ongoing: finishedAt === null && !remark && entry["ongoing"] !== false,
    description: withHighlights(entry, textIn(entry, "summary")) || null,
    technologies,
  };
  return proposal("experiences", fields, [
    !experienceType && { field: "experienceType", why: "assumed" },
    isCut && { field: "technologies", why: "partly" },
  ]);
}

/** An entry of `projects` as a project. */
export function project(entry: Foreign) {
  const technologies = wordsIn(entry, "keywords");
  const collaborators = wordsIn(entry, "collaborators");
  const url = textIn(entry, "url");
  const demoUrl = webAddress(completedAddress(url));
  const isKept = demoUrl !== undefined && demoUrl.length <= textLimits.webAddress;
  const fields = {
    title: textIn(entry, "name"),
    Description: withHighlights(entry, textIn(entry, "description")),
    technologies: technologies.words,
    collaborators: collaborators.words,
    demoUrl: isKept ? demoUrl : null,
  };
  return proposal("projects", fields, [
    technologies.isCut && { field: "technologies", why: "partly" },
    collaborators.isCut && { field: "collaborators", why: "partly" },
    url !== "" && !isKept && { field: "demoUrl", why: "notAnAddress" },
  ]);
}

/** An entry of `certificates` as a certification. */
export function certification(entry: Foreign) {
  const { words: skills, isCut } = wordsIn(entry, "keywords");
  const issuedTo = dayIn(entry, "date") ?? null;
  const fields = {
    title: textIn(entry, "name"),
    organization: textIn(entry, "issuer"),
    skills,
    certificationID: textIn(entry, "id") || null,
    issuedTo,
  };
  const hasOddDate = issuedTo === null && textIn(entry, "date") !== "";
  return proposal("certifications", fields, [
    hasOddDate && { field: "issuedTo", why: "notADate" },
    isCut && { field: "skills", why: "partly" },
  ]);
}

/** The skills in an entry of `skills`: the keywords of a group, or its name. */
export function skillsIn(entry: Foreign) {
  const words = textsIn(entry, "keywords");
  return (words.length > 0 ? words : [textIn(entry, "name")]).map((word) => proposal("skills", { word }));
}

/** The language in an entry of `languages`, with its level. */
export function language(entry: Foreign) {
  const fluency = textIn(entry, "fluency");
  const level = statedLevel(fluency) ?? null;
  const isLost = level === null && fluency !== "";
  return proposal("languages", { word: textIn(entry, "language"), level }, [
    isLost && { field: "level", why: "notALevel" },
  ]);
}
