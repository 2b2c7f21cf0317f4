export { isUnblockedBy, mayBeSeenBy } from "./audience";
export { deleteOldOpenings } from "./openings-store";
export { applicantProfile } from "./presenter";
export { openResume } from "./resumes";
export { profilesRoutes } from "./routes";
export { declareSkills, ofProfile, redeclareSkills, type SkillSource } from "./skills";
export { type ApplicantProfileRow, findProfileOf } from "./store";
