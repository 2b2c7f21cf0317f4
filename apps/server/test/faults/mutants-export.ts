import type { Mutant } from "./seeding";

const applicants = ["exportMe", "holds all that an applicant wrote, chose and opened"] as const;

/** What an export holds, who may export, how often, and how long the link works. */
export const exportMutants: Mutant[] = [
  {
    name: "a link to an export lasts for hours",
    found: ["exportMe", "answers a link to an archive that nobody keeps, for 15 minutes"],
    reads: "secondsAfter(clock.now(), secondsLinkValid)",
    becomes: "secondsAfter(clock.now(), 60 * secondsLinkValid)",
  },
  {
    name: "an export holds the first hundred alone",
    found: ["exportMe", "holds all of a list, more than a hundred"],
    reads: "last = totalPages",
    becomes: "last = 1",
  },
  {
    name: "exports are not counted",
    found: ["exportMe", "answers three exports a day and no more"],
    reads: "await countOrReject(call, [{ limit: rateLimits.exports, subject: String(user.id) }])",
    becomes: "undefined",
  },
  {
    name: "a link to an export works again",
    found: ["exportMe", "lets a link be used once, and no other like it"],
    reads: 'db.deleteFrom("exports")',
    becomes: 'db.updateTable("exports").set({ language: "fr" })',
  },
  {
    name: "the export leaves out discussions with newer people",
    found: ["exportMe", "holds every discussion, and no link to the resume"],
    reads: '["user_low", "user_high"] as const',
    becomes: '["user_high"] as const',
  },
  {
    name: "the export leaves out discussions with older people",
    found: ["exportMe", "holds every discussion, and no link to the resume"],
    reads: '["user_low", "user_high"] as const',
    becomes: '["user_low"] as const',
  },
  {
    name: "the export holds a link to the resume",
    found: ["exportMe", "holds every discussion, and no link to the resume"],
    reads: "{ ...data, resumeUrl: null }",
    becomes: "data",
  },
  {
    name: "a link to an export outlives its session",
    found: ["logout", "ends a link to an export with the session that asked for it"],
    reads: '"s.revoked_at"',
    becomes: '"u.suspended_at"',
  },
  {
    name: "the export shows where others opened the resume",
    found: ["exportMe", "holds no address, phone number or network of others"],
    reads: "actor === null ? address : null",
    becomes: "address",
  },
  {
    name: "the export lacks the reports",
    found: applicants,
    reads: "ownReports(db, user.id)",
    becomes: "ownReports(db, -1)",
  },
  {
    name: "the export lacks the offers that were opened",
    found: applicants,
    reads: "ownOpenedOffers(db, user.id)",
    becomes: "ownOpenedOffers(db, -1)",
  },
  {
    name: "the export lacks the comments",
    found: applicants,
    reads: "ownComments(db, user.id)",
    becomes: "ownComments(db, -1)",
  },
  {
    name: "the export lacks the notes on applications",
    found: ["exportMe", "holds all that a recruiter wrote"],
    reads: "ownNotes(db, user.id)",
    becomes: "ownNotes(db, -1)",
  },
];
