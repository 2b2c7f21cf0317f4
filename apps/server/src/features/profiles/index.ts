export { openResume } from "./resumes";
export { profilesRoutes } from "./routes";
export { declareSkills, ofProfile, redeclareSkills, type SkillSource } from "./skills";
