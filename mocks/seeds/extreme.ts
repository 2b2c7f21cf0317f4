import type { Tables } from "../tables";
import { seedCrowd } from "./extreme-crowd";
import { LONG_ADDRESS, LONG_TEXT, LONG_WORD, NAMES, pick, RIGHT_TO_LEFT, SKILLS, TITLES } from "./extreme-texts";

const by = (id: number) => ({ where: { id: { equals: id } } });

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
  for (const [n, { id }] of db.user.getAll().entries()) {
    const email = `${"adresseelectronique".repeat(3)}.${id}@exemple.example`;
    db.user.update({ ...by(id), data: { ...pick(NAMES, n), email, address: LONG_TEXT.slice(0, 300) } });
  }
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

function stretchCvs(db: Tables) {
  for (const [n, { id }] of db.formation.getAll().entries()) {
    const data = { institution: pick(TITLES, n), degree: pick(TITLES, n + 1), description: LONG_TEXT, skills: SKILLS };
    db.formation.update({ ...by(id), data });
  }
  for (const [n, { id }] of db.experience.getAll().entries()) {
    const data = { jobTitle: pick(TITLES, n), company: pick(TITLES, n + 1), technologies: SKILLS };
    db.experience.update({ ...by(id), data });
  }
  for (const [n, { id }] of db.project.getAll().entries()) {
    const data = { title: pick(TITLES, n), Description: LONG_TEXT, technologies: SKILLS, collaborators: SKILLS };
    db.project.update({ ...by(id), data: { ...data, demoUrl: LONG_ADDRESS } });
  }
  for (const [n, { id }] of db.certification.getAll().entries()) {
    const texts = { title: pick(TITLES, n), organization: pick(TITLES, n + 1), skills: SKILLS };
    const data = { ...texts, certificationID: LONG_WORD };
    db.certification.update({ ...by(id), data });
  }
}

function stretchOffers(db: Tables) {
  for (const [n, { id }] of db.jobOffer.getAll().entries()) {
    const data = { jobTitle: pick(TITLES, n), location: LONG_WORD, description: LONG_TEXT, skills: SKILLS };
    db.jobOffer.update({ ...by(id), data: { ...data, benefits: SKILLS, salary: 1_000_000 } });
  }
  for (const { id } of db.application.getAll()) db.application.update({ ...by(id), data: { message: LONG_TEXT } });
}

function stretchTalk(db: Tables) {
  const said = [LONG_TEXT, LONG_WORD.repeat(3), RIGHT_TO_LEFT];
  for (const [n, { id }] of db.post.getAll().entries()) db.post.update({ ...by(id), data: { text: pick(said, n) } });
  for (const [n, { id }] of db.comment.getAll().entries())
    db.comment.update({ ...by(id), data: { content: pick(said, n).slice(0, 1000) } });
  for (const [n, { id }] of db.message.getAll().entries())
    db.message.update({ ...by(id), data: { content: pick(said, n) } });
  for (const [n, { id }] of db.notification.getAll().entries()) {
    const events = ["application_accepted", "post_like", "offer_matches"] as const;
    const text = pick(said, n).slice(0, 600);
    db.notification.update({ ...by(id), data: { event: pick(events, n), jobTitle: text.slice(0, 150), word: text } });
  }
}
