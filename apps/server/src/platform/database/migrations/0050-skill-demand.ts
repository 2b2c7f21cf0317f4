import { statements } from "./execute";

/** The way to the skills of active offers by how they begin, one after the other. */
export const migration = statements(
  `create index job_offer_skills_demand on job_offer_skills (skill_key collate "C", offer_id) where active`,
);
