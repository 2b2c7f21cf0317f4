import { fold } from "../words/letters";

/** The maximum number of characters that are read. */
export const maxCvText = 60_000;
const maxLines = 2_000;
const maxLine = 500;

export type Heading = "work" | "education" | "projects" | "certificates" | "skills" | "languages" | "other";

/** The sections of a CV with their lines; an empty line separates paragraphs. */
export type CvSections = Record<Exclude<Heading, "other">, string[]>;

const headings: Record<Heading, string> = {
  work: "experience|experiences|experience professionnelle|experiences professionnelles|parcours professionnel|parcours|emplois|work experience|professional experience|work history|employment|employment history|career",
  education:
    "formation|formations|education|etudes|diplomes|formation et diplomes|formations et diplomes|diplomes et formations|etudes et formations|formation academique|parcours academique|scolarite|academic background|education and training|studies",
  projects: "projet|projets|projets personnels|realisations|project|projects|personal projects|side projects",
  certificates:
    "certification|certifications|certificat|certificats|licences et certifications|certificate|certificates|licenses and certifications|formations et certifications",
  skills:
    "competence|competences|competences techniques|competences cles|competences professionnelles|savoir-faire|skill|skills|technical skills|key skills|core skills",
  languages: "langue|langues|langues parlees|language|languages|spoken languages",
  other:
    "profil|profile|summary|about|about me|a propos|a propos de moi|contact|coordonnees|objectif|objective|centres d'interet|interets|loisirs|interests|hobbies|references|benevolat|volunteering|publications|awards|distinctions|divers|permis|qualites|soft skills|resume|presentation",
};
const known = new Map(
  Object.entries(headings).flatMap(([heading, names]) => names.split("|").map((name) => [name, heading])),
);
// These headings may have their items after a colon on the same line.
const listed = new Set(["skills", "languages"]);

/** The heading on a line, and the rest of the line; undefined if there is none. */
function headingOf(line: string): { heading: string; rest: string } | undefined {
  const [start = "", ...further] = line.split(":");
  const rest = further.join(":").trim();
  if (start.length > 40) return undefined;
  const name = fold(start.replaceAll("&", " et ")).replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const heading = known.get(name) ?? known.get(name.replace(" et ", " and "));
  return heading !== undefined && (rest === "" || listed.has(heading)) ? { heading, rest } : undefined;
}

/** A line without invisible characters; tabs are kept between columns. */
const cleaned = (line: string) =>
  line
    .slice(0, maxLine)
    .replaceAll(/\p{Cs}/gu, "")
    .replaceAll(/ {3,}/g, "\t")
    .replaceAll(/(?!\t)[\p{Cc}\p{Cf}\p{Co}]/gu, "")
    .replaceAll(/(?!\t)\s+/gu, " ")
    .replaceAll(/ ?\t[\t ]*/g, "\t")
    .trim();

const pageNumber = /^(?:page )?\d{1,3}(?: ?(?:\/|sur|of) ?\d{1,3})?$/i;
const footer = /^(.{2,80}?) ?[·|–-]? ?\d{1,3}$/u;

/** The lines of a text, grouped by their headings. */
export function sectionsOf(text: string): CvSections {
  const sections: CvSections = { work: [], education: [], projects: [], certificates: [], skills: [], languages: [] };
  const lines = text
    .slice(0, maxCvText)
    .normalize("NFC")
    .slice(0, maxCvText)
    .split(/\r\n?|\n/, maxLines)
    .map(cleaned);
  const owner = lines.find(Boolean) ?? "";
  let current: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (pageNumber.test(line) || footer.exec(line)?.[1] === owner) continue;
    const found = headingOf(line);
    // "Languages: Go, Rust" belongs to the skills section, unless an empty line precedes it.
    const isGroup = current === sections.skills && found?.rest !== "" && lines[index - 1] !== "";
    if (!found || isGroup) {
      current.push(line);
      continue;
    }
    current = isSection(found.heading) ? sections[found.heading] : [];
    current.push("", ...(found.rest ? [found.rest] : []));
  }
  return sections;

  function isSection(heading: string): heading is keyof CvSections {
    return Object.hasOwn(sections, heading);
  }
}
