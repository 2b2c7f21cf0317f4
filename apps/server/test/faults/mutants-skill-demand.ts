import type { Mutant } from "./seeding";

const best = ["searchSkills", "suggests by how a skill begins, the most wanted first"] as const;
const open = ["searchSkills", "counts open offers alone"] as const;

/** Which skills an applicant is suggested. */
export const skillDemandMutants: Mutant[] = [
  {
    name: "the skills suggested are by name",
    found: best,
    reads: 'order by wanted.offers desc, c.key collate "C"',
    becomes: 'order by c.key collate "C"',
    inSql: true,
  },
  {
    name: "a skill is suggested in its oldest spelling",
    found: best,
    reads: "array_agg(name order by offer_id desc)",
    becomes: "array_agg(name order by offer_id)",
    inSql: true,
  },
  {
    name: "skills are suggested for closed offers too",
    found: open,
    reads: "where s.active and ${key} = c.key and ${isOpenFor(today, readerId)}",
    becomes: "where ${key} = c.key and ${readerId} > 0",
    inSql: true,
  },
  {
    name: "skills are suggested for offers of whom one blocks",
    found: ["searchSkills", "counts no offer of whom the applicant blocks"],
    reads: "where s.active and ${key} = c.key and ${isOpenFor(today, readerId)}",
    becomes: "where s.active and ${key} = c.key",
    inSql: true,
  },
  {
    name: "a skill is suggested by its key alone",
    found: ["searchSkills", "suggests a skill by another of its names"],
    reads: "union all select ${skillKey(text)}",
    becomes: "union all select ${start}",
    inSql: true,
  },
  {
    name: "more than ten skills are suggested",
    found: ["searchSkills", "suggests ten at most"],
    reads: "limit ${sql.lit(maxSuggestedSkills)}",
    becomes: "limit ${sql.lit(maxSuggestedSkills + 1)}",
    inSql: true,
  },
];
