import { type Guide, megabytes } from "../../guides/guide";
import { maxFileSize } from "@passerelle/domain";

export const guide: Guide = {
  page: "Profiles/RecruiterScreen",
  route: "/dashboard/recruiter",
  purpose: "The recruiter's presentation of the company, which applicants read beside its offers.",
  states: [
    [
      "Fields: Company Name, Sector, Website URL, Headquarters, Number of Employees, Company Description, Company Logo",
      "RecruiterScreen/Ready",
    ],
    ["Company Logo, with a link to the current logo", "RecruiterScreen/ReplacesTheLogo"],
    ["The logo is an image", "RecruiterScreen/ReplacesTheLogo"],
    ["404 means no profile", "RecruiterScreen/NoProfileYet"],
    ["'Failed to load recruiter profile.' (non-404 failures)", "RecruiterScreen/LoadFailed"],
    ["'This page is for recruiters only.'", "RecruiterScreen/Denied"],
    ["The save button is disabled until a change occurs", "RecruiterScreen/Ready"],
    ["Long words", "RecruiterScreen/LongWords"],
  ],
  rules: [
    "Only changed fields are sent; clearing a field removes its value.",
    "The number of employees is free text, such as 1-10.",
  ],
  constants: [["Logo at most", megabytes(maxFileSize)]],
};
