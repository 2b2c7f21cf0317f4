import type { Mutant } from "./seeding";

const stranger = ["getPerson", "shows the profile to the person, and to no stranger"] as const;
const written = ["getPerson", "shows nothing to who wrote without an answer"] as const;
const deleted = [
  "getPerson",
  "tells nothing of the profile to somebody to whom the person wrote, and deleted it",
] as const;
const withheld = [
  "getPerson",
  "tells nothing of the profile to somebody who blocked the person when the person wrote",
] as const;
const blocked = ["getPerson", "counts nobody whom the person blocks among those they write with"] as const;
const application = ["getPerson", "shows the profile to a recruiter while an application stands"] as const;
const preview = ["getPerson", "previews each audience for the person"] as const;
const recruiter = `recruiterProfiles(db)
    .innerJoin("users as u", "u.id", "p.user_id")
    .where("u.id", "=", userIdByUsername(username, now))
    .where("u.role", "=", "recruiter")`;
const withNames = `applicantProfiles(db)
    .innerJoin("users as u", "u.id", "p.user_id")
    .select(applied.as("applied"))
    .where("u.id", "=", userIdByUsername(username, now))
    .where("u.role", "=", "applicant")`;
const ofNow = "sql<number>`(select id from users where lower(username) = lower(${username}))`";

/** Who sees a person's profile. */
export const audienceMutants: Mutant[] = [
  {
    name: "every profile is for everybody",
    found: stranger,
    reads: "\n    u.profile_audience = 'members' or",
    becomes: " true or",
    inSql: true,
  },
  {
    name: "no profile is for everybody",
    found: ["getPerson", "shows the profile to everybody if the person wants, until they do not"],
    reads: "\n    u.profile_audience = 'members' or",
    becomes: " false or",
    inSql: true,
  },
  {
    name: "whoever writes to somebody sees their profile",
    found: written,
    reads: "and m.sender_id = u.id and",
    becomes: "and",
    inSql: true,
  },
  {
    name: "whom one wrote to does not see the profile",
    found: ["getPerson", "shows the profile to whom the person has written"],
    reads: "and m.sender_id = u.id and",
    becomes: "and m.sender_id <> u.id and",
    inSql: true,
  },
  {
    name: "the profile stays with whom a deleted message was for",
    found: deleted,
    reads: "recipient_id is not null and deleted_at is null",
    becomes: "recipient_id is not null",
    inSql: true,
  },
  {
    name: "a withheld message opens the profile",
    found: withheld,
    reads: "recipient_id is not null and deleted_at is null",
    becomes: "deleted_at is null",
    inSql: true,
  },
  {
    name: "the profile stays with whom the person blocks",
    found: blocked,
    reads: "and not exists (select from blocks where blocker_id = u.id and blocked_id = ${readerId})",
    becomes: "",
    inSql: true,
  },
  {
    name: "a recruiter sees the profile of nobody who applied",
    found: application,
    reads: "holdsApplication(readerId)",
    becomes: "sql<boolean>`false`",
  },
  {
    name: "a recruiter with any application sees every profile",
    found: application,
    reads: "where a.applicant_id = u.id and o.recruiter_id = ${readerId})",
    becomes: "where o.recruiter_id = ${readerId})",
    inSql: true,
  },
  {
    name: "a blocked recruiter loses the profile of an applicant",
    found: ["getPerson", "leaves the profile to a blocked recruiter who holds an application"],
    reads: "where a.applicant_id = u.id and o.recruiter_id = ${readerId})",
    becomes: `where a.applicant_id = u.id and o.recruiter_id = \${readerId}
      and not exists (select from blocks b where b.blocker_id = u.id and b.blocked_id = o.recruiter_id))`,
    inSql: true,
  },
  {
    name: "the blocker meets the blocked person",
    found: ["getPerson", "hides the blocked person from the blocker alone"],
    reads: "not exists (select from blocks where blocker_id = ${readerId} and blocked_id = u.id)",
    becomes: "true",
    inSql: true,
  },
  {
    name: "the blocker reads the company of the blocked person",
    found: ["getRecruiterProfile", "hides the company of whom one blocks from the blocker alone"],
    reads: `${recruiter}
    .where(isUnblockedBy(readerId))`,
    becomes: recruiter,
  },
  {
    name: "the person always sees the whole page",
    found: preview,
    reads: 'as === "members" && person.id === reader.id',
    becomes: "false",
  },
  {
    name: "anybody may look as another audience",
    found: ["getPerson", "previews nothing for anybody else"],
    reads: 'isPreview ? person.profile_audience === "members" : person.is_visible',
    becomes: 'as === undefined ? person.is_visible : as === "contacts" || person.profile_audience === "members"',
  },
  {
    name: "a profile alone is for everybody",
    found: ["getApplicantProfile", "answers for a profile that one may not see as for one that nobody saved"],
    reads: `${withNames}
    .where(mayBeSeenBy(readerId))`,
    becomes: withNames,
  },
  {
    name: "the page leaves the certifications out",
    found: ["getPerson", "holds the profile and the whole CV, in the order of its lists"],
    reads: "await entries(certifications)",
    becomes: "[]",
  },
  {
    name: "a former username leads to no company",
    found: ["getRecruiterProfile", "finds what is theirs by a former username"],
    reads: `${recruiter}
    .where(isUnblockedBy(readerId))`,
    becomes: `${recruiter.replace("userIdByUsername(username, now)", () => ofNow)}
    .where(isUnblockedBy(readerId))`,
  },
  {
    name: "a former username leads to no profile",
    found: ["getApplicantProfile", "finds what is theirs by a former username"],
    reads: `${withNames}
    .where(mayBeSeenBy(readerId))`,
    becomes: `${withNames.replace("userIdByUsername(username, now)", () => ofNow)}
    .where(mayBeSeenBy(readerId))`,
  },
  {
    name: "a deleted message opens a page",
    found: ["getPerson", "shows nothing to whom the person wrote what was deleted since"],
    reads: "recipient_id is not null and deleted_at is null",
    becomes: "recipient_id is not null",
    inSql: true,
  },
];
