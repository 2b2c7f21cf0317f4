import type { Mutant } from "./seeding";

/** Notifications of matching offers. */
export const matchNotificationMutants: Mutant[] = [
  {
    name: "an offer notifies of one skill of two",
    found: ["createJobOffer", "sends no notification to who has one of two"],
    reads: "count(distinct s.skill_key) >= ${sql.lit(wellFitting.matched)}",
    becomes: "count(distinct s.skill_key) >= 1",
    inSql: true,
  },
  {
    name: "an offer notifies of two skills of five",
    found: ["createJobOffer", "sends no notification to who has two of five"],
    reads: "count(distinct s.skill_key) >= o.skill_total * ${sql.lit(wellFitting.share)}",
    becomes: "true",
    inSql: true,
  },
  {
    name: "an offer does not notify of two skills of four",
    found: ["createJobOffer", "notifies who has two of four skills"],
    reads: "count(distinct s.skill_key) >= ${sql.lit(wellFitting.matched)}",
    becomes: "count(distinct s.skill_key) >= 3",
    inSql: true,
  },
  {
    name: "an activated offer notifies its applicants as matching",
    found: ["updateJobOffer", "sends no notification to who applied already"],
    reads: "where a.offer_id = o.id and a.applicant_id = s.user_id",
    becomes: "where a.offer_id = o.id and a.applicant_id = 0",
    inSql: true,
  },
  {
    name: "notifications of matching offers are unlimited",
    found: ["createJobOffer", "notifies of five matching offers a day at most"],
    reads: "sql.lit(maxOfferNotificationsPerDay)",
    becomes: "sql.lit(1000)",
  },
  {
    name: "only four matching offers a day are notified",
    found: ["createJobOffer", "notifies of five matching offers a day at most"],
    reads: "sql.lit(maxOfferNotificationsPerDay)",
    becomes: "sql.lit(4)",
  },
  {
    name: "offers of blocked recruiters count among the five of a day",
    found: ["createJobOffer", "counts no offer of whom one blocks, or is blocked by, among the five of a day"],
    reads: 'mayBeNotified("offer_matches", sql`s.user_id`, sql`o.recruiter_id`)',
    becomes: "sql`true`",
  },
  {
    name: "each edit of an active offer notifies",
    found: ["updateJobOffer", "sends no notification of an edit of an active offer"],
    reads: "await updateOffer(tx, before.id, offer)",
    becomes:
      "(await updateOffer(tx, before.id, offer), before.active && (await notifyMatchingApplicants(tx, { id: before.id, jobTitle: offer.jobTitle, recruiterId: user.id })))",
  },
  {
    name: "a match that was read is told again at a reopening",
    found: ["updateJobOffer", "notifies of an inactive offer only when it becomes active, once"],
    reads: `
      and not exists (select from notifications n
        where n.event_type = 'job_offer' and n.target_id = o.id and n.event = 'offer_matches' and n.user_id = s.user_id)`,
    becomes: "",
    inSql: true,
  },
  {
    name: "a match that was removed is none of the five of a day",
    found: ["createJobOffer", "counts matches that were removed among the five of a day"],
    reads: `from offer_matches_sent m where m.user_id = s.user_id
        and m.sent_at > now() - interval '1 day'`,
    becomes: `from notifications m where m.user_id = s.user_id
        and m.event = 'offer_matches' and m.created_at > now() - interval '1 day'`,
    inSql: true,
  },
];
