import type { Guide } from "../../guides/guide";
import { commonRules, commonStates, pages } from "./list-guide";

export const guide: Guide = {
  page: "CV/ProjectsScreen",
  route: "/dashboard/projects",
  purpose: "An applicant's projects, newest first.",
  states: [
    ["'Impossible de charger les projets. Veuillez réessayer plus tard.'", "ProjectsScreen/LoadFailed"],
    ...commonStates,
  ],
  rules: ["Title and description are required.", ...commonRules],
  constants: [pages],
};
