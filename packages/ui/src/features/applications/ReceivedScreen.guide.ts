import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Applications/ReceivedScreen",
  route: "/dashboard/job-offers/:id/applications",
  purpose: "The applications to an offer, to be read and answered one after the other.",
  states: [
    ["The list, unread ones first, with how many there are of each status", "ReceivedScreen/Ready"],
    ["One is open: letter, resume, profile and CV", "ReceivedScreen/OneOpen"],
    ["Which of the offer's skills somebody lists, and where", "ReceivedScreen/OneOpen"],
    ["Opening one makes it read, and it keeps its place", "ReceivedScreen/OpensOne"],
    ["The next and the previous one, by button and by Alt with an arrow", "ReceivedScreen/GoesOn"],
    ["A status, a search and an order, which the address keeps", "ReceivedScreen/Narrows"],
    ["Nothing matches", "ReceivedScreen/NothingFound"],
    ["Nobody applied yet", "ReceivedScreen/Empty"],
    ["Loading", "ReceivedScreen/Loading"],
    ["The list could not be loaded", "ReceivedScreen/Failed"],
    ["The application could not be loaded", "ReceivedScreen/OneFailed"],
    ["Its profile could not be loaded", "ReceivedScreen/CvFailed"],
    ["The recruiter blocks its applicant, so there is no profile", "ReceivedScreen/NoCv"],
    ["The application was withdrawn", "ReceivedScreen/OneWithdrawn"],
    ["The offer is gone", "ReceivedScreen/OfferGone"],
    ["More than one page", "ReceivedScreen/SeveralPages"],
    ["Accepting the open one", "ReceivedScreen/Accepts"],
    ["On a phone one at a time", "ReceivedScreen/Phone"],
    ["Long words", "ReceivedScreen/LongWords"],
  ],
  rules: [
    "The list makes nothing read; opening an application does, and the applicant is told.",
    "Nothing ranks applicants: unread ones first, then by date.",
    "What the offer asks for and somebody lists is counted, never scored.",
  ],
  constants: [["Applications read at once", 100]],
};
