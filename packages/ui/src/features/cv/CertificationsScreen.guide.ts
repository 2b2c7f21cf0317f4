import type { Guide } from "../../guides/guide";
import { commonRules, commonStates, pages } from "./list-guide";

export const guide: Guide = {
  page: "CV/CertificationsScreen",
  route: "/dashboard/certifications",
  purpose: "An applicant's certifications, newest first.",
  states: [
    ["'Impossible de charger les certifications. Veuillez réessayer plus tard.'", "CertificationsScreen/LoadFailed"],
    ...commonStates,
  ],
  rules: ["Title and organization are required.", ...commonRules],
  constants: [pages],
};
