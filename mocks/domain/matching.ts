import {
  type Applicant,
  bestThenLatest,
  compareRanks,
  explain,
  type Explanation,
  fitsWell,
  fold,
  full,
  maxOfferNotificationsPerDay,
  maxStored,
  rankOf,
  significantWords,
  skillKey,
  type Source,
  storedErrors,
  wantedSkills,
} from "@passerelle/domain";
import { DAY } from "../clock";
import type { Db } from "../db";
import { isBlockBetween } from "./blocks";
import { channelOf } from "./notification-settings";
import { allOffers, applicationOf, offerAsSeen, type Row } from "./rows";

const declared = (names: readonly string[], kind: Source["kind"], title: string | null) =>
  names.map((name) => ({ key: skillKey(name), source: { kind, title } }));

/** The applicant's data that matching may use. */
export function applicantOf(db: Db, userId: number): Applicant {
  const own = { where: { userId: { equals: userId } } };
  const profile = db.applicantProfile.findFirst(own);
  // What was added last comes first.
  const experiences = db.experience
    .findMany(own)
    .toReversed()
    .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  return {
    skills: [
      ...experiences.flatMap(({ technologies, company }) => declared(technologies, "experience", company)),
      ...db.project
        .findMany(own)
        .toReversed()
        .flatMap(({ technologies, title }) => declared(technologies, "project", title)),
      ...db.formation
        .findMany(own)
        .toReversed()
        .flatMap(({ skills, degree }) => declared(skills, "formation", degree)),
      ...db.certification
        .findMany(own)
        .toReversed()
        .flatMap(({ skills, title }) => declared(skills, "certification", title)),
      ...declared(profile?.skills ?? [], "profile", null),
    ],
    words: [profile?.profile ?? "", ...experiences.map(({ jobTitle }) => jobTitle)].flatMap(significantWords),
    sector: fold(profile?.sector ?? ""),
  };
}

/** Rejects more different skills than one person may have, when `given` replace `previous` ones. */
export function limitSkills(db: Db, userId: number, given: readonly string[], previous: readonly string[]): void {
  const kept = applicantOf(db, userId).skills.map(({ key }) => key);
  for (const name of previous) kept.splice(kept.indexOf(skillKey(name)), 1);
  if (given.length > 0 && new Set([...kept, ...given.map(skillKey)]).size > maxStored.skills)
    throw full(storedErrors.skills);
}

/** The counts that explain an offer's rank; null if there is nothing to count. */
export const matchOf = (applicant: Applicant, { skills }: Pick<Row<"jobOffer">, "skills">): Explanation | null =>
  explain(applicant.skills, wantedSkills(skills));

/** The applicant's offers, the best fits first. */
export function offersFor(db: Db, userId: number) {
  const applicant = applicantOf(db, userId);
  const applications = db.application.findMany({ where: { applicantId: { equals: userId } } });
  const applied = new Set(applications.map(({ jobOfferId }) => jobOfferId));
  const sectors = new Map(db.recruiterProfile.getAll().map(({ userId: id, sector }) => [id, fold(sector ?? "")]));
  const ranked = allOffers(db)
    .map((offer) => offerAsSeen(db, userId, offer))
    .filter(({ active, id }) => active || applied.has(id))
    .map((offer) => {
      const skills = wantedSkills(offer.skills);
      const words = significantWords(offer.jobTitle);
      const rank = rankOf(applicant, { skills, words, sector: sectors.get(offer.recruiterId) ?? "" });
      const [id, createdAt] = [offer.id, Date.parse(offer.createdAt)];
      return { offer, match: explain(applicant.skills, skills), id, createdAt, ...rank };
    })
    .toSorted(compareRanks);
  return bestThenLatest(ranked, ({ offer }) => offer.id);
}

/** The ids of those who declare one of an offer's skills anywhere: few, whose match alone is worth counting. */
function declaring(db: Db, offer: Row<"jobOffer">): Set<number> {
  const wanted = new Set(offer.skills.map(skillKey));
  const entries = [
    ...[...db.experience.getAll(), ...db.project.getAll()].map(({ userId, technologies }) => ({
      userId,
      skills: technologies,
    })),
    ...db.formation.getAll(),
    ...db.certification.getAll(),
    ...db.applicantProfile.getAll(),
  ];
  const isWanted = (name: string) => wanted.has(skillKey(name));
  return new Set(entries.filter(({ skills }) => skills.some(isWanted)).map(({ userId }) => userId));
}

/** The applicants to notify of a newly active offer: good matches, once each, within the daily limit. */
export function applicantsToNotify(db: Db, offer: Row<"jobOffer">): number[] {
  const since = new Date(db.clock.now().getTime() - DAY).toISOString();
  const candidates = declaring(db, offer);
  return db.user
    .findMany({ where: { role: { equals: "applicant" }, verified: { equals: true } } })
    .map(({ id }) => id)
    .filter((userId) => {
      if (!candidates.has(userId)) return false;
      const match = matchOf(applicantOf(db, userId), offer);
      if (!match || !fitsWell(match) || applicationOf(db, userId, offer.id)) return false;
      if (isBlockBetween(db, offer.recruiterId, userId) || channelOf(db, userId, "offer_matches") === "none")
        return false;
      const own = { userId: { equals: userId } };
      const where = { ...own, event: { equals: "offer_matches" as const }, targetId: { equals: offer.id } };
      if (db.notification.count({ where }) > 0) return false;
      return db.offerMatchSent.count({ where: { ...own, sentAt: { gt: since } } }) < maxOfferNotificationsPerDay;
    });
}
