export { CertificationsScreen } from "./certifications";
export { ExperiencesScreen } from "./experiences";
export { FormationsScreen } from "./formations";
export { ProjectsScreen } from "./projects";
