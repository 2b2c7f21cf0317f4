export { contactsOf, isUnblockedBy, mayBeSeenBy, maySeeProfile } from "./access";
export { applicantProfile, logoOf, recruiterProfile } from "./presenter";
export { openResume, replaceResume } from "./resumes";
export { profilesRoutes } from "./routes";
export { declareSkills, ofProfile, redeclareSkills, type SkillSource } from "./declared-skills";
export { languageLevelsOf, storedLevels } from "./language-levels";
export { type ApplicantProfileRow, findCompanyOf, findProfileOf, type RecruiterProfileRow } from "./store";
