export { ApplicantScreen } from "./ApplicantScreen";
export { ProfileScreen } from "./ProfileScreen";
export { RecruiterScreen } from "./RecruiterScreen";
