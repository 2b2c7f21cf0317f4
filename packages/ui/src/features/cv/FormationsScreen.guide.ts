import type { Guide } from "../../guides/guide";
import { truncateAt } from "./truncate-at";
import { commonRules, commonStates, pages } from "./list-guide";

export const guide: Guide = {
  page: "CV/FormationsScreen",
  route: "/dashboard/formations",
  purpose: "An applicant's education, latest first.",
  states: [
    ["'Failed to fetch formations. Please try again later.'", "FormationsScreen/LoadFailed"],
    ["'Formation enregistrée avec succès !'", "CvForm/Adds"],
    ["A zero date (0001-01-01) or an empty end date shows 'Présent'", "FormationsScreen/ZeroEnd"],
    ["institution and degree are cut with an ellipsis", "FormationsScreen/LongTexts"],
    ["The end precedes the start", "CvForm/EndsBeforeItStarts"],
    ["Ended: a month is chosen", "CvForm/Ends"],
    ["Ongoing: 'En cours' is ticked", "CvForm/TickedAndUnticked"],
    ["Ticked by mistake", "CvForm/TickedAndUnticked"],
    ["A browser without month fields", "CvForm/WithoutMonths"],
    ...commonStates,
  ],
  rules: ["Institution, degree and start are required; without an end the entry is ongoing.", ...commonRules],
  constants: [["Institution cut after", truncateAt.institution], ["Degree cut after", truncateAt.degree], pages],
};
