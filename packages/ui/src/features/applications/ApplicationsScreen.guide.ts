import { pageSize } from "@passerelle/domain";
import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Applications/ApplicationsScreen",
  route: "/dashboard/applications",
  purpose: "The offers that the applicant applied to, latest first, and those that they saved.",
  states: [
    ["A paged list shows title, location, contract and status", "ApplicationsScreen/EveryStatus"],
    ["'applied_not_seen' shows 'Applied - Not Seen' (green)", "ApplicationsScreen/EveryStatus"],
    ["'applied_seen' shows 'Applied - Seen' (blue)", "ApplicationsScreen/EveryStatus"],
    ["Any other value shows 'Not Applied' (yellow)", "ApplicationsScreen/EveryStatus"],
    ["The offers applied to", "ApplicationsScreen/Ready"],
    ["The views of the offers applied to and saved, with their counts", "ApplicationsScreen/Views"],
    ["No application yet", "ApplicationsScreen/NothingApplied"],
    ["A saved offer has closed, and is removed from the saved ones", "ApplicationsScreen/SavedAndClosed"],
    ["An application to an offer that its recruiter has deleted", "KeptApplication/InTheList"],
    ["An unread application to a deleted offer", "KeptApplication/NeverSeen"],
    ["The deleted offer listed no skills", "KeptApplication/WithoutSkills"],
    ["The offer of a blocked recruiter says so", "OffersScreen/OfABlockedRecruiter"],
  ],
  rules: [
    "The offers themselves have a screen of their own; without an application, a link leads there.",
    "An address with filters and without a view is from before that, and leads to the offers.",
    "A closed offer stays in the lists of people who applied to it (who can still withdraw) or saved it.",
    "The recruiter's decision is a second badge beside the status.",
  ],
  constants: [["On one page", pageSize]],
};
