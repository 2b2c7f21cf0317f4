import { type Guide, megabytes } from "../../guides/guide";
import { maxFileSize } from "../../forms/file-check";

export const guide: Guide = {
  page: "Profiles/ApplicantScreen",
  route: "/dashboard/applicant",
  purpose: "Where an applicant says what recruiters read first; offers are matched to its skills.",
  states: [
    [
      "Fields: Profile Title, Sector, Experience Level, Academic Level, Portfolio URL, Skills and Languages, Resume, Available Immediately",
      "ApplicantScreen/AsTheSpecificationQuotes",
    ],
    ["The save button is disabled until a change occurs", "ApplicantScreen/Ready"],
    ["Something changed", "ApplicantForm/Changed"],
    ["Resume, with a link to the current resume", "ApplicantScreen/ResumeLink"],
    ["404 means no profile", "ApplicantScreen/NoProfileYet"],
    ["Saving", "ApplicantForm/Saving"],
    ["After a successful save it is disabled again and the data is reloaded", "ApplicantForm/Saves"],
    ["The forms show the joined server errors directly", "ApplicantForm/RefusedFields"],
    ["'An unexpected error occurred.'", "ApplicantForm/Failed"],
    ["The server's error field", "ApplicantForm/FailedInTheServersWords"],
    ["Portfolio URL must be in URL format", "ApplicantForm/NotAWebAddress"],
    ["The resume is PDF only", "ApplicantForm/NotAPdf"],
    ["The resume is max 5MB", "ApplicantForm/TooLarge"],
    ["The answer got lost: the profile, read again, tells", "ApplicantForm/SavesThoughTheAnswerIsLost"],
    ["'Failed to load applicant profile.' (non-404 failures)", "ApplicantScreen/LoadFailed"],
    ["'Failed to load user information. Please log in again.'", "ApplicantScreen/UserFailed"],
    ["'Could not load user information.'", "ApplicantScreen/NoUser"],
    ["'Access Denied: This page is for applicants only.'", "ApplicantScreen/DeniedAsTheSpecificationQuotes"],
    ["Loading", "ApplicantScreen/Loading"],
    ["The server cannot be reached", "ApplicantForm/Offline"],
    ["Long words", "ApplicantScreen/LongWords"],
  ],
  rules: [
    "Only what changed is sent; clearing a field removes it.",
    "Skills and languages are separated by commas; doubles and blanks are dropped.",
    "Only its owner, and recruiters who hold an application of this person, may open the resume.",
  ],
  constants: [["Resume at most", megabytes(maxFileSize)]],
};
