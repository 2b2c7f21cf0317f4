import type { Guide } from "../../guides/guide";
import { truncateAt } from "./truncate-at";
import { commonRules, commonStates, pages } from "./list-guide";

export const guide: Guide = {
  page: "CV/ExperiencesScreen",
  route: "/dashboard/experiences",
  purpose: "An applicant's jobs, latest first.",
  states: [
    ["'Impossible de charger les expériences. Veuillez réessayer plus tard.'", "ExperiencesScreen/LoadFailed"],
    ["An empty end date shows 'N/A'", "ExperiencesScreen/AsTheSpecificationQuotes"],
    ["An ongoing experience shows 'Présent'", "ExperiencesScreen/Ongoing"],
    ["An ongoing experience is added without an end", "CvForm/TickedAndUnticked"],
    ["The end of others is required, even for an imported entry without one", "ExperiencesScreen/EditsAnImportedOne"],
    ["experienceType is chosen from a fixed list, default cdi", "ExperiencesScreen/Adds"],
    ["A description keeps its line breaks", "ExperiencesScreen/DescriptionInLines"],
    ["Long words", "ExperiencesScreen/LongWords"],
    ...commonStates,
  ],
  rules: ["Job title, company and start are required, and the end unless the experience is ongoing.", ...commonRules],
  constants: [["Job title cut after", truncateAt.jobTitle], pages],
};
