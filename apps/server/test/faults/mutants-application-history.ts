import type { Mutant } from "./seeding";

const again = ["getJobOffer", "begins anew when one applies again, after what was withdrawn"] as const;

const own = `{
          ...row,
          id: application_id,
          offer_id: row.id,
          created_at: applied_at,
          message,
          decision_message,
        }`;

const withdrawn = `db
      .selectFrom("withdrawn_applications as w")
      .select(["w.created_at", "w.withdrawn_at"])
      .where("w.applicant_id", "=", readerId)
      .whereRef("w.offer_id", "=", sql.ref<number>("o.id"))
      .orderBy("w.id", "desc")`;

/** What an applicant is told of their own application. */
export const applicationHistoryMutants: Mutant[] = [
  {
    name: "a decision's words are kept from the applicant",
    found: ["getJobOffer", "tells the decision with the recruiter's words and its date"],
    reads: "row.decision_message || null",
    becomes: "null",
  },
  {
    name: "another decision keeps the date of the first",
    found: ["getJobOffer", "tells the decision with the recruiter's words and its date"],
    reads: "decision && now",
    becomes: "decision && sql<Date>`coalesce(decided_at, ${now})`",
  },
  {
    name: "six earlier applications are told",
    found: ["getJobOffer", "tells of at most five earlier applications, the last ones"],
    reads: "sql.lit(maxWithdrawn)",
    becomes: "sql.lit(maxWithdrawn + 1)",
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
    reads: own,
    becomes: own.replace("...row,", "...row, seen_at: null,"),
  },
  {
    name: "everybody reads who withdrew",
    found: again,
    reads: withdrawn,
    becomes: withdrawn.replace(/\.where\(.*\)/, ""),
  },
  {
    name: "earlier applications stand first withdrawn first",
    found: again,
    reads: withdrawn,
    becomes: withdrawn.replace(', "desc"', ""),
  },
  {
    name: "recruiters read a story too",
    found: ["getJobOffer", "tells nobody else"],
    reads: "applicant && { ...applicationOf(row), ...storyOf(row), saved: row.saved, match: matchOf(row, applicant) }",
    becomes:
      "applicant ? { ...applicationOf(row), ...storyOf(row), saved: row.saved, match: matchOf(row, applicant) } : storyOf(row)",
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
