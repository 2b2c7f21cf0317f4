import type { Tables } from "../tables";
import { seedCrowd } from "./extreme-crowd";
import { LONG_ADDRESS, LONG_TEXT, LONG_WORD, NAMES, pick, RIGHT_TO_LEFT, SKILLS, TITLES } from "./extreme-texts";

type By = { where: { id: { equals: number } } };

interface Table<Data> {
  getAll: () => { id: number }[];
  update: (change: By & { data: Data }) => unknown;
}

/** Changes every row of a table. */
function stretch<Data>(table: Table<Data>, change: (n: number, id: number) => Data) {
  for (const [n, { id }] of table.getAll().entries())
    table.update({ where: { id: { equals: id } }, data: change(n, id) });
}

/**
 * Stress data: names and texts as long as the contract allows, right-to-left text, markup and emoji, and thousands of
 * entries in every paginated list.
 */
export function seedExtreme(db: Tables, at: (daysAgo: number) => string) {
  stretchPeople(db);
  stretchCvs(db);
  stretchOffers(db);
  stretchTalk(db);
  seedCrowd(db, at);
}

function stretchPeople(db: Tables) {
  stretch(db.user, (n, id) => {
    const email = `${"adresseelectronique".repeat(3)}.${id}@exemple.example`;
    return { ...pick(NAMES, n), email, address: LONG_TEXT.slice(0, 300) };
  });
  for (const [n, { userId }] of db.applicantProfile.getAll().entries()) {
    const texts = { profile: pick(TITLES, n), sector: LONG_WORD, skills: SKILLS, languages: SKILLS };
    const data = { ...texts, portfolioUrl: LONG_ADDRESS };
    db.applicantProfile.update({ where: { userId: { equals: userId } }, data });
  }
  for (const [n, { userId }] of db.recruiterProfile.getAll().entries()) {
    const texts = { company: pick(TITLES, n), sector: LONG_WORD, headquarters: RIGHT_TO_LEFT, description: LONG_TEXT };
    const data = { ...texts, website: LONG_ADDRESS };
    db.recruiterProfile.update({ where: { userId: { equals: userId } }, data });
  }
}

const names = (n: number) => [pick(TITLES, n), pick(TITLES, n + 1)] as const;

function stretchCvs(db: Tables) {
  stretch(db.formation, (n) => {
    const [institution, degree] = names(n);
    return { institution, degree, description: LONG_TEXT, skills: SKILLS };
  });
  stretch(db.experience, (n) => {
    const [jobTitle, company] = names(n);
    return { jobTitle, company, technologies: SKILLS };
  });
  stretch(db.project, (n) => {
    const lists = { technologies: SKILLS, collaborators: SKILLS };
    return { title: pick(TITLES, n), Description: LONG_TEXT, demoUrl: LONG_ADDRESS, ...lists };
  });
  stretch(db.certification, (n) => {
    const [title, organization] = names(n);
    return { title, organization, skills: SKILLS, certificationID: LONG_WORD };
  });
}

function stretchOffers(db: Tables) {
  const pay = { salary: 900_000, salaryMin: 900_000, salaryMax: 1_000_000 };
  const lists = { skills: SKILLS, benefits: SKILLS, ...pay };
  const texts = { location: LONG_WORD, description: LONG_TEXT };
  stretch(db.jobOffer, (n) => ({ jobTitle: pick(TITLES, n), ...texts, ...lists }));
  stretch(db.application, () => ({ message: LONG_TEXT }));
}

function stretchTalk(db: Tables) {
  const said = [LONG_TEXT, LONG_WORD.repeat(3), RIGHT_TO_LEFT];
  stretch(db.post, (n) => ({ text: pick(said, n) }));
  stretch(db.comment, (n) => ({ content: pick(said, n).slice(0, 1000) }));
  stretch(db.message, (n) => ({ content: pick(said, n) }));
  const events = ["application_accepted", "post_like", "offer_matches"] as const;
  stretch(db.notification, (n) => {
    const word = pick(said, n).slice(0, 600);
    return { event: pick(events, n), jobTitle: word.slice(0, 150), word };
  });
}
