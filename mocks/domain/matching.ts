import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import { type Row, newestFirst, userById } from "./rows";

type Match = Schemas["JobOfferMatch"];
type Source = Schemas["MatchedSkill"]["source"];

const ALIASES: Record<string, string> = {
  js: "javascript",
  ts: "typescript",
  reactjs: "react",
  "react.js": "react",
  "node.js": "nodejs",
  node: "nodejs",
  postgres: "postgresql",
  k8s: "kubernetes",
  golang: "go",
  "python 3": "python",
};

const STOP_WORDS = new Set("a au aux d de des du en et f h l la le les of on ou par pour the un une".split(" "));

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();

/** One spelling for a skill, so that "Python (avancé)" and "Python 3" are the same. */
export function normaliseSkill(skill: string): string {
  const bare = plain(skill).replace(/\s*\([^)]*\)$/, "");
  return ALIASES[bare] ?? bare;
}

const significantWords = (title: string) =>
  plain(title)
    .split(/[^\p{L}\p{N}+#.]+/u)
    .filter((word) => word !== "" && !STOP_WORDS.has(word));

/** What an applicant declares: skills with their sources, the words of titles, the sector. */
export function applicantOf(db: Db, userId: number) {
  const own = { where: { userId: { equals: userId } } };
  const profile = db.applicantProfile.findFirst(own);
  const experiences = db.experience.findMany(own);
  const skills = new Map<string, Source>();
  const declare = (names: string[], kind: Source["kind"], title: string | null) => {
    for (const name of names.map(normaliseSkill)) if (!skills.has(name)) skills.set(name, { kind, title });
  };
  declare(profile?.skills ?? [], "profile", null);
  for (const one of db.formation.findMany(own)) declare(one.skills, "formation", one.degree);
  for (const one of experiences) declare(one.technologies, "experience", one.company);
  for (const one of db.project.findMany(own)) declare(one.technologies, "project", one.title);
  for (const one of db.certification.findMany(own)) declare(one.skills, "certification", one.title);
  const titles = [profile?.profile ?? "", ...experiences.map((experience) => experience.jobTitle)];
  return { skills, titleWords: new Set(titles.flatMap(significantWords)), sector: plain(profile?.sector ?? "") };
}

type Applicant = ReturnType<typeof applicantOf>;

/** The plain counts that explain an offer's place; null where there is nothing to count (D-097). */
export function matchOf(applicant: Applicant, offer: Row<"jobOffer">): Match | null {
  const wanted = new Map(offer.skills.map((name) => [normaliseSkill(name), name]));
  if (wanted.size === 0 || applicant.skills.size === 0) return null;
  const matchedSkills: Match["matchedSkills"] = [];
  const missingSkills: string[] = [];
  for (const [key, name] of wanted) {
    const source = applicant.skills.get(key);
    if (source) matchedSkills.push({ name, source });
    else missingSkills.push(name);
  }
  const share = matchedSkills.length / wanted.size;
  const level = share >= 0.7 ? "strong" : share >= 0.4 ? "medium" : "weak";
  return { matched: matchedSkills.length, total: wanted.size, level, matchedSkills, missingSkills };
}

/** Three tiers: some skills in common, nothing to compare, nothing in common; the score inside them stays unseen. */
function placeOf(db: Db, applicant: Applicant, offer: Row<"jobOffer">) {
  const match = matchOf(applicant, offer);
  const wordsOfTitle = significantWords(offer.jobTitle);
  const known = wordsOfTitle.filter((word) => applicant.titleWords.has(word));
  const title = known.length / Math.max(1, wordsOfTitle.length);
  if (!match) return { offer, match, tier: 2, score: title };
  const recruiter = db.recruiterProfile.findFirst({ where: { userId: { equals: offer.recruiterId } } });
  const sector = applicant.sector !== "" && plain(recruiter?.sector ?? "") === applicant.sector ? 1 : 0;
  const score = (0.75 * match.matched) / (match.total + 0.5) + 0.2 * title + 0.05 * sector;
  return { offer, match, tier: match.matched > 0 ? 1 : 3, score };
}

/** The applicant's offers in their published order (D-096 to D-099). */
export function offersFor(db: Db, userId: number) {
  const applicant = applicantOf(db, userId);
  const applied = new Set(
    db.application
      .findMany({ where: { applicantId: { equals: userId } } })
      .map((application) => application.jobOfferId),
  );
  return db.jobOffer
    .getAll()
    .filter((offer) => offer.active || applied.has(offer.id))
    .map((offer) => placeOf(db, applicant, offer))
    .toSorted((a, b) => a.tier - b.tier || b.score - a.score || newestFirst(a.offer, b.offer));
}

/** Whom a newly active offer is told to: everything fits, or at least two skills and half of them. */
export function wellMatchedApplicants(db: Db, offer: Row<"jobOffer">): Row<"user">[] {
  return db.applicantProfile
    .getAll()
    .filter(({ userId }) => {
      const match = matchOf(applicantOf(db, userId), offer);
      return match && (match.matched === match.total || (match.matched >= 2 && match.matched / match.total >= 0.5));
    })
    .map(({ userId }) => userById(db, userId));
}
