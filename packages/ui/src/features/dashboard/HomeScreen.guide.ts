import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Dashboard/HomeScreen",
  route: "/dashboard",
  purpose: "Shows figures on cards that link to the items they count, and the next steps below.",
  states: [
    [
      "Applicant cards: Formations, Expériences, Projets, Certifications, Candidatures, Notifications",
      "HomeScreen/Applicant",
    ],
    [
      "Recruiter cards: Offres d'emploi, Offres Actives, Candidatures Reçues, Candidatures Vues, Candidatures Acceptées, Notifications",
      "HomeScreen/Recruiter",
    ],
    ["Loading text: 'Chargement des statistiques...'", "HomeScreen/Loading"],
    ["Failure text: 'Impossible de charger les statistiques.'", "HomeScreen/Failed"],
    ["The user could not be loaded", "HomeScreen/UserFailed"],
    ["The number of notifications, with the unread ones in small", "HomeScreen/UnreadNotifications"],
    ["Long words", "HomeScreen/LongWords"],
    [
      "For an applicant: missing parts of the profile, unseen offers, latest decisions and messages",
      "HomeNext/ForAnApplicant",
    ],
    [
      "For a recruiter: oldest pending applications, offers without applications, latest messages, applications by week",
      "HomeNext/ForARecruiter",
    ],
    ["A chart appears when it says more than a number", "HomeNext/OneWeekWithApplications"],
    ["Nothing to do, as an applicant", "HomeNext/NothingToDo"],
    ["First steps of a new applicant, above six zeros", "HomeNext/NewApplicant"],
    ["The next steps are loading", "HomeNext/Loading"],
    ["The next steps could not be loaded", "HomeNext/Failed"],
    ["The server does not support next steps", "HomeNext/NotKnown"],
    ["Long words in the lists", "HomeNext/LongWords"],
  ],
  rules: [
    "Withdrawn applications are not counted; accepted ones count as seen.",
    "An offer counts as seen once it was opened, saved or applied to; this does not affect the order.",
    "The role comes from the server, never from the browser's storage.",
  ],
};
