import type { Mutant } from "./seeding";

const next = "getDashboardNext";
const best = [next, "offers the three best, in the order of the list"] as const;
const opened = [next, "offers what the applicant has not opened"] as const;
const decisions = [next, "names the three latest decisions, the newest first"] as const;
const waiting = [next, "names the three applications that wait longest, and counts all"] as const;
const quiet = [next, "names the open offers that nobody applied to, the oldest first"] as const;
const weeks = [next, "counts the applications of the last twelve weeks, this one last"] as const;

/** What the home page says to do next. */
export const dashboardNextMutants: Mutant[] = [
  {
    name: "home offers four",
    found: best,
    reads: "unseenOffers(db, clock, userId, shown)",
    becomes: "unseenOffers(db, clock, userId, shown + 1)",
  },
  {
    name: "what was opened is offered again",
    found: opened,
    reads: "marksSeen && !offer.opened",
    becomes: "false",
  },
  {
    name: "what anybody opened is seen",
    found: [next, "keeps what one opened to oneself"],
    inSql: true,
    reads: "opened_offers n where n.user_id = ${readerId} and n.offer_id = o.id",
    becomes: "opened_offers n where n.offer_id = o.id and ${readerId} > 0",
  },
  {
    name: "what one saved is offered",
    found: [next, "does not offer what one saved or applied to"],
    inSql: true,
    reads: "from saved_offers k where k.user_id = ${userId} and",
    becomes: "from saved_offers k where k.user_id < 0 and",
  },
  {
    name: "decisions in the order of the applications",
    found: decisions,
    inSql: true,
    reads: "a.decided_at desc, a.id desc",
    becomes: "a.id desc",
  },
  { name: "what is decided waits", found: waiting, inSql: true, reads: "p.decision is null", becomes: "true" },
  {
    name: "the latest application waits longest",
    found: waiting,
    inSql: true,
    reads: "a.created_at, a.id",
    becomes: "a.created_at desc, a.id desc",
  },
  {
    name: "closed offers have applications that wait",
    found: [next, "names no application to a closed offer"],
    inSql: true,
    reads: "o.recruiter_id = ${recruiterId} and ${isOpen(today)}",
    becomes: "o.recruiter_id = ${recruiterId}",
  },
  {
    name: "an offer that somebody applied to is without applications",
    found: quiet,
    inSql: true,
    reads: "not exists (select from applications n where n.offer_id = o.id)",
    becomes: "true",
  },
  {
    name: "the newest offer without applications first",
    found: quiet,
    reads: "sql`o.created_at, o.id`",
    becomes: "sql`o.created_at desc, o.id desc`",
  },
  {
    name: "a title is not missed",
    found: [next, "names what a profile does not say yet, in its order"],
    reads: '{ part: "profile", isThere: Boolean(profile) }',
    becomes: '{ part: "profile", isThere: profile !== undefined }',
  },
  { name: "eleven weeks", found: weeks, reads: "lastMondays(today, shownWeeks)", becomes: "lastMondays(today, 11)" },
  {
    name: "four discussions",
    found: [next, "gives the three latest discussions as the list has them"],
    reads: "latestDiscussions(db, user.id, shown)",
    becomes: "latestDiscussions(db, user.id, shown + 1)",
  },
  {
    name: "skills of the CV count as those of the profile",
    found: ["getDashboardNext", "names what a profile does not say yet, in its order"],
    reads: "exists (select from applicant_skills s where s.user_id = ${userId} and ${ofProfile})",
    becomes: "exists (select from applicant_skills s where s.user_id = ${userId})",
    inSql: true,
  },
  {
    name: "a decision does not name the company",
    found: ["getDashboardNext", "names the three latest decisions, the newest first"],
    reads: '["o.id", "o.job_title", "r.company"]',
    becomes: '["o.id", "o.job_title", sql`null`.as("company")]',
  },
];
