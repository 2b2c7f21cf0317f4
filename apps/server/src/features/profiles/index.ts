export { deleteOldOpenings } from "./openings-store";
export { openResume } from "./resumes";
export { profilesRoutes } from "./routes";
export { declareSkills, ofProfile, redeclareSkills, type SkillSource } from "./skills";
