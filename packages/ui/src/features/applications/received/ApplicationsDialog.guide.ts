import type { Guide } from "../../../guides/guide";
import { maxShownSkills } from "./ApplicationCard";
import { maxPageSize } from "@passerelle/domain";

export const guide: Guide = {
  page: "Received applications/ApplicationsDialog",
  route: "/dashboard/job-offers, over the list",
  purpose: "The applications to an offer, to read and decide.",
  states: [
    [
      "The applications modal 'Applications for: {title}' lists applicants",
      "ApplicationsDialog/AsTheSpecificationQuotes",
    ],
    ["Name, profile title, email, applied date, a 'View Resume' link", "ApplicationsDialog/Ready"],
    ["'Anonymous Applicant', 'No email provided'", "ApplicationsDialog/Anonymous"],
    ["Up to 10 skills followed by '+ N more'", "ApplicationsDialog/Ready"],
    ["Exactly ten skills", "ApplicationsDialog/TenSkillsAreNotCut"],
    ["Empty state: 'No applications found for this offer.'", "ApplicationsDialog/Empty"],
    ["Loading", "ApplicationsDialog/Loading"],
    ["'Failed to load applications.'", "ApplicationsDialog/Failed"],
    ["More than one page", "ApplicationsDialog/SeveralPages"],
    ["The offer has been deleted", "ApplicationsDialog/OfferGone"],
    ["Accepting an application", "Decision/Accepts"],
    ["Refusing an application", "Decision/Refuses"],
    ["A decision is reversed", "Decision/TakesItBack"],
    ["A decision could not be saved", "Decision/Failed"],
    ["Long words", "ApplicationsDialog/LongWords"],
  ],
  rules: [
    "The modal shows all letters, so that opening it marks the applications as seen, which notifies the applicants; the list of offers says so.",
    "Without a resume, the text 'No resume' replaces the link.",
    "A decision can include a message to the applicant, and can be reversed. The application shows the message and the date.",
  ],
  constants: [
    ["Applications read at once", maxPageSize],
    ["Skills shown of each applicant", maxShownSkills],
  ],
};
