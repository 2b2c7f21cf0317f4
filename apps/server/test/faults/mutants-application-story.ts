import type { Mutant } from "./seeding";

const again = ["getJobOffer", "begins anew when one applies again, after what was withdrawn"] as const;

/** What an applicant is told of their own application. */
export const applicationStoryMutants: Mutant[] = [
  {
    name: "a decision's words are kept from the applicant",
    found: ["getJobOffer", "tells the decision with the recruiter's words and its date"],
    reads: "decisionMessage: row.decision_message || null",
    becomes: "decisionMessage: null",
  },
  {
    name: "the story has no date of the decision",
    found: ["getJobOffer", "tells the decision with the recruiter's words and its date"],
    reads: "row.decided_at?.toISOString() ?? null",
    becomes: "null",
  },
  {
    name: "an applicant is not told when the application was seen",
    found: ["getJobOffer", "tells the applicant what they sent, and when it was seen"],
    reads: "seenAt: row.seen_at?.toISOString() ?? null,\n    decision: row.decision,\n    decidedAt",
    becomes: "seenAt: null,\n    decision: row.decision,\n    decidedAt",
  },
  {
    name: "everybody reads who withdrew",
    found: again,
    reads: '.where("w.applicant_id", "=", readerId)',
    becomes: "",
  },
  {
    name: "earlier applications stand first withdrawn first",
    found: again,
    reads: '.orderBy("w.id", "desc")',
    becomes: '.orderBy("w.id")',
  },
  {
    name: "recruiters read a story too",
    found: ["getJobOffer", "tells nobody else"],
    reads: "...(applicant && { ...applicationOf(row), ...storyOf(row), match: matchOf(row, applicant) }),",
    becomes: "...storyOf(row), ...(applicant && { ...applicationOf(row), match: matchOf(row, applicant) }),",
  },
  {
    name: "skills that are added replace those there are",
    found: ["updateApplicantProfile", "adds skills after those there are, each once"],
    reads: "tags([...(skills ?? before), ...addSkills])",
    becomes: "tags([...addSkills])",
  },
  {
    name: "adding skills has no limit",
    found: ["updateApplicantProfile", "adds no skill beyond fifty, and then none of them"],
    reads: "all.length > maxTags",
    becomes: "false",
  },
];
