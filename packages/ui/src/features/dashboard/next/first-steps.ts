import type { Schemas } from "@passerelle/api";
import type { EntryName, Role } from "../menu-entries";

type Stats = Schemas["DashboardStats"];

/** The missing parts of a profile. */
export type Missing = NonNullable<Schemas["DashboardNext"]["missing"]>;

/** The known facts about a new user; `undefined` marks unknown ones. */
export interface Beginning {
  stats: Stats;
  missing: Missing | undefined;
}

const says =
  (part: Missing[number]): Step["isDone"] =>
  ({ missing }) =>
    missing !== undefined && !missing.includes(part);

interface Step {
  name: "skills" | "entry" | "resume" | "apply" | "company" | "description" | "publish";
  leadsTo: EntryName;
  isDone: (of: Beginning) => boolean;
}

/** The first steps of each role in their order; after the last, the user is no longer new. */
export const firstSteps: Record<Role, readonly Step[]> = {
  applicant: [
    { name: "skills", leadsTo: "applicant", isDone: says("skills") },
    {
      name: "entry",
      leadsTo: "experiences",
      isDone: ({ stats: { formations = 0, experiences = 0 } }) => formations + experiences > 0,
    },
    { name: "resume", leadsTo: "applicant", isDone: says("resume") },
    { name: "apply", leadsTo: "offers", isDone: ({ stats }) => stats.applications > 0 },
  ],
  recruiter: [
    { name: "company", leadsTo: "recruiter", isDone: says("company") },
    { name: "description", leadsTo: "recruiter", isDone: says("description") },
    { name: "publish", leadsTo: "jobOffers", isDone: ({ stats }) => (stats.jobOffers ?? 0) > 0 },
  ],
};

/** Whether the user has never applied, or never had an offer (D-188); `hasBegun` knows of deleted ones. */
export const isNew = (role: Role, { applications, jobOffers = 0 }: Stats, hasBegun = false): boolean =>
  !hasBegun && (role === "applicant" ? applications : jobOffers) === 0;

/** Whether there is nothing to count, notifications aside. */
export const isBlank = (stats: Stats): boolean =>
  Object.entries(stats).every(([name, count]) => name === "notifications" || !count);
