import { fold } from "@passerelle/domain";

export type Heading = "work" | "education" | "projects" | "certificates" | "skills" | "languages" | "other";

/** Words that name a section. The first one in a heading decides, unless one of 'other' changes its meaning. */
const nouns: Record<Heading, string> = {
  work: "experience experiences work employment emploi emplois career carriere stage stages internship internships alternance alternances missions postes positions esperienza esperienze experiencia experiencias berufserfahrung berufserfahrungen arbeitserfahrung arbeitserfahrungen berufspraxis werdegang praktika jobs",
  education:
    "education ecoles formation formations etudes etude diplome diplomes cursus scolaire scolarite studies study academic academique academiques educational universitaire universitaires degrees degree apprentissages istruzione formazione formacion formacao educacion educacao estudios ausbildung bildung bildungsweg studium schulbildung bildungsabschlusse hochschulbildung",
  projects: "projet projets project projects realisation realisations progetti proyectos projetos projekte",
  certificates:
    "certification certifications certificat certificats certificate certificates licenses licences license habilitation habilitations certificazioni certificaciones certificacoes zertifikate",
  skills:
    "competence competences skill skills technologies technology outils tools expertise expertises connaissance connaissances logiciels informatique informatiques savoir-faire stack langages programming frameworks proficiencies competencies competenze competencias habilidades kenntnisse edv-kenntnisse fahigkeiten aptitudes",
  languages:
    "langue langues language languages linguistiques linguistic lingue linguistiche idiomas sprachen sprachkenntnisse",
  other:
    "profil profile summary objective objectif objectifs about propos contact contacts coordonnees interet interets interests interest loisirs hobbies hobby references reference benevolat benevole benevoles volunteering volunteer publications publication awards award honors honours distinctions prix divers permis qualites atouts presentation extracurricular extracurriculaire associatif associative associatives activites activities activity soft infos informations information strengths achievements presentations recognition talks community involvement committees writing patents courses coursework conferences passions engagements engagement savoir-etre resume membership memberships contatti presentazione profilo interessi perfil intereses contacto kontakt interessen extracto resumo contactar contato ehrenamt ehrenamtliche ehrenamtlicher auszeichnungen interessen",
};
/** Words that may accompany them. */
const helpers =
  "parcours et and de des du la le les d l en a mes mon ma nos notre my our me moi sur professionnel professionnelle professionnels professionnelles professional relevant selected history historique parcours background key core hard technical technique techniques academic academique academiques personal personnel personnels personnelle personnelles cles principales principaux other autres autre training additional parlees spoken etrangeres foreign side recent recents recentes qualification qualifications research teaching industry industrial recherche enseignement activite centres centre complementaires complementaire metier metiers section open source to as the of for plus summary areas domaines domaine continue initiale salariees salariee et/ou obtenus obtenues obtenu maitrisees maitrises informations exp pro notable key numeriques numerique transversales fonctionnelles web top suivie suivies related path past previous higher superieur superieure superieures votre vos your e y und lavorativa lavorative professionale professionali laboral laborales profesional profesionales profissional tecniche tecnicas berufliche principais principali academica fonctions exercees titres passees anterieures actuelles beruflicher tatigkeiten praktische schulische akademische";

const wordsOf = (text: string) => text.split(" ").filter(Boolean);
const nounOf = new Map(
  Object.entries(nouns).flatMap(([heading, words]) => wordsOf(words).map((word) => [word, heading] as const)),
);
const isHelper = new Set(wordsOf(helpers));
/** Helpers that name a section on their own. */
const alone = new Map<string, Heading>([
  ["parcours", "work"],
  ["background", "work"],
  ["training", "education"],
  ["history", "work"],
  ["references", "other"],
  ["fonctions", "work"],
]);
/** Adjectives that name a section only without a noun: 'Projets académiques', 'Expérience académique'. */
const weak = new Set(
  wordsOf(
    "academic academique academiques educational scolaire universitaire universitaires programming informatique informatiques soft open achievements summary resume outils tools technologies",
  ),
);
const volunteer = /^(?:benevol\w*|volunteer\w*|associati\w*|extracurricul\w*|soft)$/;
/** Words for the other part of a section that is not only about volunteering. */
const paid = /^(?:projets|profess?ionnell?es?|professional|work|employment)$/;

const linguistic = /^(?:linguistic|linguistiques|linguistiche)$/;
const programming = /^(?:programming|frameworks|langages)$/;

const isHeadingName = (value: string): value is Heading => Object.hasOwn(nouns, value);

/** The section of a heading of one to eight known words. */
function sectionOf(words: readonly string[]): Heading | undefined {
  if (words.length === 0 || words.length > 8) return undefined;
  if (!words.every((word) => nounOf.has(word) || isHelper.has(word))) return undefined;
  if (words.some((word) => programming.test(word))) return "skills";
  if (words.some((word) => linguistic.test(word))) return "languages";
  if (words.some((word) => volunteer.test(word)) && !words.some((word) => paid.test(word))) return "other";
  const found = words.filter((word) => nounOf.has(word));
  const decides = found.find((word) => !weak.has(word)) ?? found[0];
  const name = nounOf.get(decides ?? "") ?? words.map((word) => alone.get(word)).find(Boolean);
  return name !== undefined && isHeadingName(name) ? name : undefined;
}

/** Headings without spaces, the result of letter-spacing: each noun, alone or with one helper. */
const joined = new Map<string, Heading>();
for (const [noun, heading] of nounOf) {
  if (!isHeadingName(heading)) continue;
  joined.set(noun, heading);
  for (const second of ["experience", "experiences", "history"]) joined.set(noun + second, heading);
  for (const helper of isHelper) {
    if (helper.length < 4) continue;
    joined.set(noun + helper, joined.get(noun + helper) ?? heading);
    joined.set(helper + noun, joined.get(helper + noun) ?? heading);
  }
}

/** A rule of characters after a heading. */
const rule = /\s*([-–—_=.·*~])\1{3,}$/u;

/** Sections whose items may follow the heading after a colon. */
const listed = new Set<Heading>(["skills", "languages"]);

/** Shorter words differ from too many others by one letter. */
const minSpelt = 8;
const longWords = [...nounOf.keys(), ...isHelper].filter((word) => word.length >= minSpelt);
/** Whether two words differ by one letter, which is missing, added or another one. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = Array.from(a).findIndex((letter, index) => letter !== b[index]);
  const from = start < 0 ? Math.min(a.length, b.length) : start;
  return [a.slice(from + 1), a.slice(from)].some((rest) => rest === b.slice(from + 1) || rest === b.slice(from));
}
/** A word with its usual spelling, if its author missed it by one letter: 'eperiences'. */
const spelt = (word: string) =>
  word.length < minSpelt || nounOf.has(word) || isHelper.has(word)
    ? word
    : (longWords.find((known) => isNear(word, known)) ?? word);

const foldedWords = (text: string) =>
  fold(text)
    .replaceAll(/\([^)]*\)/g, " ")
    .replaceAll(/[^\p{L}/-]+/gu, " ")
    .replaceAll(/(?<!\p{L})[/-]+|[/-]+(?!\p{L})/gu, " ")
    .trim();

/** Nouns that name a section beside an unknown word; others occur in titles too, such as 'stage' and 'diplôme'. */
const strong =
  /^(?:experiences?|education|projects?|projets?|formations?|skills|competences|employment|certifications?|langues|languages)$/;

/** Whether a heading has such a noun. */
export const hasStrongNoun = (line: string): boolean => wordsOf(foldedWords(line)).some((word) => strong.test(word));

/** The section of a short line that looks like a heading, with an unknown word: 'Leadership experience'. */
export function headingByNoun(line: string): Heading {
  const words = wordsOf(foldedWords(line));
  if (words.length > 4 || /[,\d]/.test(line)) return "other";
  const names = words.map((word) => nounOf.get(word));
  const name = nounOf.get(words.find((word) => strong.test(word)) ?? "");
  return name !== undefined && isHeadingName(name) && !names.includes("other") ? name : "other";
}

/** The heading on a line, and the rest of the line; undefined if there is none. */
export function headingOf(line: string): { heading: Heading; rest: string } | undefined {
  const [start = "", ...further] = line.replace(rule, "").split(":");
  const rest = further
    .join(":")
    .replace(/^\s*\([^()]*\)$/, "")
    .trim();
  const name = foldedWords(start);
  if (name.length > 60) return undefined;
  const words = wordsOf(name).flatMap((word) => (nounOf.has(word) || isHelper.has(word) ? [word] : word.split("-")));
  const heading =
    sectionOf(words.length > 4 ? words : words.map(spelt)) ??
    (words.length > 2 ? joined.get(words.join("")) : joined.get(name));
  return heading !== undefined && (rest === "" || listed.has(heading)) ? { heading, rest } : undefined;
}
