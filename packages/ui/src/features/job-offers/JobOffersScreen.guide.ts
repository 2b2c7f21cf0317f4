import { pageSize } from "../../data/use-paged-list";
import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Job offers/JobOffersScreen",
  route: "/dashboard/job-offers",
  purpose: "A recruiter's offers: what is published, who applied, and what is no longer open.",
  states: [
    [
      "A paged list shows title, location, contract, created date and an Active/Inactive badge",
      "JobOffersScreen/AsTheSpecificationQuotes",
    ],
    ["Cards on mobile", "JobOffersScreen/Phone"],
    ["Pages", "JobOffersScreen/TurnsThePage"],
    ["Loading", "JobOffersScreen/Loading"],
    ["Empty", "JobOffersScreen/Empty"],
    ["'Failed to fetch job offers. Please try again later.'", "JobOffersScreen/LoadFailed"],
    ["The action view applications", "JobOffersScreen/OpensApplications"],
    ["A modal form adds an offer: new offers default to active", "JobOfferForm/NewOffer"],
    ["A modal form edits an offer; active or inactive is toggled by a checkbox", "JobOfferForm/Edits"],
    ["After a session that ended, the form is open again with what was typed", "JobOfferForm/Restored"],
    ["'Job offer saved successfully!'", "JobOfferForm/Publishes"],
    ["jobTitle, location and description required", "JobOfferForm/AsksForWhatIsMissing"],
    ["A 400 on save puts the field messages in the validation panel", "JobOfferForm/RefusedFields"],
    ["with 'Une erreur inattendue est survenue.' as the general fallback", "JobOfferForm/RefusedWithoutAWord"],
    ["A save failure other than 400 shows a banner", "JobOfferForm/Failed"],
    ["or the server's error field", "JobOfferForm/FailedInTheServersWords"],
    ["Another language is chosen while a failure is shown", "JobOfferForm/FailedInAnotherLanguage"],
    ["Saving", "JobOfferForm/Busy"],
    ["The modal form is reset each time it opens", "JobOfferForm/StartsAnewEachTime"],
    ["Delete needs a confirmation", "DeleteJobOfferDialog/WarnsOfApplications"],
    ["Deleted", "DeleteJobOfferDialog/Deletes"],
    ["The answer got lost: the offer, looked for again, tells", "DeleteJobOfferDialog/DeletesThoughTheAnswerIsLost"],
    ["'Failed to delete job offer.'", "DeleteJobOfferDialog/Failed"],
    ["The server cannot be reached", "JobOffersScreen/Offline"],
    ["Long words", "JobOffersScreen/LongWords"],
  ],
  rules: [
    "An inactive offer is hidden from applicants, but for those who have applied; its applications stay.",
    "Deleting an offer takes its applications with it: the dialog says how many, and the applicants are told.",
    "The salary is gross, monthly, in euro; empty means that it is not stated.",
  ],
  constants: [["On one page", pageSize]],
};
