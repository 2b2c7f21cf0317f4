import { pageSize } from "../../api/use-paged-list";
import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Applications/ApplicationsScreen",
  route: "/dashboard/applications",
  purpose: "Every open offer, the best match first, and where an applicant stands with each.",
  states: [
    ["A paged list shows title, location, contract and status", "ApplicationsScreen/AsTheSpecificationQuotes"],
    ["Cards on mobile", "ApplicationsScreen/Phone"],
    ["Pages", "ApplicationsScreen/TurnsThePage"],
    ["'applied_not_seen' shows 'Applied - Not Seen' (green)", "ApplicationsScreen/EveryStatus"],
    ["'applied_seen' shows 'Applied - Seen' (blue)", "ApplicationsScreen/EveryStatus"],
    ["Any other value shows 'Not Applied' (yellow)", "ApplicationsScreen/EveryStatus"],
    ["Job offers matched to them", "ApplicationsScreen/EveryMatch"],
    ["Nothing to match with yet", "ApplicationsScreen/EmptyProfile"],
    ["Loading", "ApplicationsScreen/Loading"],
    ["Empty", "ApplicationsScreen/Empty"],
    ["'Failed to fetch job offers.' (applications list)", "ApplicationsScreen/LoadFailed"],
    ["An offer as a whole", "OfferDialog/Ready"],
    ["Apply opens a modal with an optional message", "ApplyDialog/Ready"],
    ["'Application submitted successfully!'", "ApplyDialog/Applies"],
    ["After a successful apply the row is marked applied locally", "ApplyDialog/MarksTheRowBeforeTheListIsReadAgain"],
    ["'Failed to submit application.'", "ApplyDialog/Failed"],
    ["Applied already, elsewhere", "ApplyDialog/AlreadyAppliedElsewhere"],
    ["Applying", "ApplyDialog/Busy"],
    ["Withdraw opens a confirmation", "WithdrawDialog/Asks"],
    ["'Application withdrawn successfully!'", "WithdrawDialog/Withdraws"],
    ["'Failed to withdraw application.'", "WithdrawDialog/Failed"],
    ["The server cannot be reached", "ApplicationsScreen/Offline"],
  ],
  rules: [
    "Apply is available when the status does not start with 'applied'; withdraw when it does.",
    "No offer is hidden: the match orders them, explains itself, and asks for nothing private.",
    "An offer that has closed stays in the list of those who applied to it, and can still be withdrawn from.",
    "The recruiter's decision is a second badge beside the status.",
  ],
  constants: [["On one page", pageSize]],
};
