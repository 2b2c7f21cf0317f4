export { CertificationsScreen, ExperiencesScreen, FormationsScreen, ProjectsScreen } from "@passerelle/ui/cv";
