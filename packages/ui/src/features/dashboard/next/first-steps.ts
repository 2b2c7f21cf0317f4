import type { Schemas } from "@passerelle/api";
import type { EntryName, Role } from "../menu-entries";

type Stats = Schemas["DashboardStats"];

/** What is known of somebody new; a profile that there is not yet is null, one that is not known undefined. */
export interface Beginning {
  stats: Stats;
  applicant?: Schemas["ApplicantProfile"] | null | undefined;
  recruiter?: Schemas["RecruiterProfile"] | null | undefined;
}

interface Step {
  name: "skills" | "entry" | "resume" | "apply" | "company" | "description" | "publish";
  leadsTo: EntryName;
  isDone: (of: Beginning) => boolean;
}

/** The first steps of each role in their order; after the last one nobody is new any more. */
export const firstSteps: Record<Role, readonly Step[]> = {
  applicant: [
    { name: "skills", leadsTo: "applicant", isDone: ({ applicant }) => (applicant?.skills.length ?? 0) > 0 },
    {
      name: "entry",
      leadsTo: "experiences",
      isDone: ({ stats: { formations = 0, experiences = 0 } }) => formations + experiences > 0,
    },
    { name: "resume", leadsTo: "applicant", isDone: ({ applicant }) => Boolean(applicant?.resumeUrl) },
    { name: "apply", leadsTo: "applications", isDone: ({ stats }) => stats.applications > 0 },
  ],
  recruiter: [
    { name: "company", leadsTo: "recruiter", isDone: ({ recruiter }) => Boolean(recruiter?.company) },
    { name: "description", leadsTo: "recruiter", isDone: ({ recruiter }) => Boolean(recruiter?.description) },
    { name: "publish", leadsTo: "jobOffers", isDone: ({ stats }) => (stats.jobOffers ?? 0) > 0 },
  ],
};

/** Whether somebody has not applied or published yet (D-188). */
export const isNew = (role: Role, { applications, jobOffers = 0 }: Stats): boolean =>
  (role === "applicant" ? applications : jobOffers) === 0;

/** Whether there is nothing to count, notifications aside. */
export const isBlank = (stats: Stats): boolean =>
  Object.entries(stats).every(([name, count]) => name === "notifications" || !count);
