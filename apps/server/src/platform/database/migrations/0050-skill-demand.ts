import { statements } from "./execute";

/** An index of active offers' skills by prefix. */
export const migration = statements(
  `create index job_offer_skills_demand on job_offer_skills (skill_key collate "C", offer_id) where active`,
);
