export { resumeRenewal, useApplicantProfile } from "./applicant-profile";
export { ApplicantScreen } from "./ApplicantScreen";
export { ProfileScreen } from "./ProfileScreen";
export { RecruiterScreen } from "./RecruiterScreen";
