import type { Mutant } from "./seeding";

const list = "listJobOffersForMe";
const isUnblocked = "o.recruiter_id not in (select blocked_id from blocks where blocker_id = ${readerId})";
const none = [list, "offers an applicant nothing of a recruiter whom they block"] as const;
const kept = [list, "keeps what one applied to before a block, as closed, until it is withdrawn"] as const;
const told = ["getJobOffer", "says of what is kept that one blocks its recruiter, to the blocker alone"] as const;
const isToldOf = "exists (select from blocks where blocker_id = ${readerId} and blocked_id = o.recruiter_id)";
const recruiter = `db
    .selectFrom("users")
    .select("id")
    .where("id", "=", userIdByUsername(username, now))
    .where("role", "=", "recruiter")
    .where("verified_at", "is not", null)`;
const counted = "where o.recruiter_id = b.blocked_id and ${isOpen(today)}) theirs";
const ofNow = "sql<number>`(select id from users where lower(username) = lower(${username}))`";

/** What an applicant is offered of people whom they block, and of those who block them. */
export const blockedOfferMutants: Mutant[] = [
  {
    name: "offers of blocked recruiters are as those of all",
    found: none,
    reads: isUnblocked,
    becomes: "${readerId} > 0",
    inSql: true,
  },
  {
    name: "whoever is blocked is offered nothing by the blocker",
    found: ["createBlock", "offers the same to whom a recruiter blocks"],
    reads: isUnblocked,
    becomes: "o.recruiter_id not in (select blocker_id from blocks where blocked_id = ${readerId})",
    inSql: true,
  },
  {
    name: "an alert finds offers of people whom one blocks",
    found: ["createBlock", "finds no offer of a recruiter whom one blocks"],
    reads: "and o.active and ${isOpenFor(now.today, userId)} and ${condition}",
    becomes: "and o.active and ${condition}",
    inSql: true,
  },
  {
    name: "what one applied to leaves the list with a block",
    found: kept,
    reads: "(${isOpenFor(today, applicantId)} or a.id is not null) and ${filter} as listed",
    becomes: "${isOpenFor(today, applicantId)} and ${filter} as listed",
    inSql: true,
  },
  {
    name: "the list counts offers of blocked recruiters",
    found: none,
    reads: counted,
    becomes: "where o.recruiter_id = b.blocked_id and false) theirs",
    inSql: true,
  },
  {
    name: "the list leaves closed offers of blocked recruiters out twice",
    found: none,
    reads: counted,
    becomes: "where o.recruiter_id = b.blocked_id) theirs",
    inSql: true,
  },
  {
    name: "an application at a blocked recruiter's offer is sent",
    found: [
      "createApplication",
      "takes no application at an offer of a recruiter whom one blocks, as of one that is closed",
    ],
    reads: 'isOpenFor(today, applicantId).as("active")',
    becomes: 'isOpenFor(today, -applicantId).as("active")',
  },
  {
    name: "nobody is told whom they block",
    found: told,
    reads: "is_blocked && { blocked: true }",
    becomes: "false",
  },
  {
    name: "every reader is told of a block",
    found: told,
    reads: isToldOf,
    becomes: "exists (select from blocks where blocked_id = o.recruiter_id)",
    inSql: true,
  },
  {
    name: "the blocked person is told of the block",
    found: told,
    reads: isToldOf,
    becomes: `exists (select from blocks where blocker_id in (\${readerId}, o.recruiter_id)
      and blocked_id in (\${readerId}, o.recruiter_id))`,
    inSql: true,
  },
  {
    name: "the offers of a blocked recruiter are listed",
    found: ["getJobOffer", "shows no offer of a recruiter whom the reader blocks, and their list as nobody's"],
    reads: `${recruiter}
    .where("id", "not in", blockedBy(db, readerId))`,
    becomes: recruiter,
  },
  {
    name: "a former username leads to no offers",
    found: ["listRecruiterJobOffers", "finds what is theirs by a former username"],
    reads: `${recruiter}
    .where("id", "not in", blockedBy(db, readerId))`,
    becomes: `${recruiter.replace("userIdByUsername(username, now)", () => ofNow)}
    .where("id", "not in", blockedBy(db, readerId))`,
  },
  {
    name: "what one applied to before a block is not counted",
    found: ["listJobOffersForMe", "keeps what one applied to before a block, as closed, until it is withdrawn"],
    reads: "where a.applicant_id = ${applicantId} and not ${isOpenFor(today, applicantId)}) as total",
    becomes: "where a.applicant_id = ${applicantId} and not ${isOpen(today)}) as total",
    inSql: true,
  },
];
