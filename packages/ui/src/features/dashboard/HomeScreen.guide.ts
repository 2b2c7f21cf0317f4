import type { Guide } from "../../guides/guide";

export const guide: Guide = {
  page: "Dashboard/HomeScreen",
  route: "/dashboard",
  purpose: "Says in figures where one stands; each card leads to what it counts.",
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
    ["The server says why it failed", "HomeScreen/FailedInTheServersWords"],
    ["The user could not be loaded", "HomeScreen/UserFailed"],
    ["Nothing to count yet", "HomeScreen/NothingYet"],
    ["Large figures", "HomeScreen/LargeNumbers"],
    ["All notifications are counted, the unread ones in small", "HomeScreen/UnreadNotifications"],
    ["Long words", "HomeScreen/LongWords"],
  ],
  rules: [
    "Withdrawn applications are not counted; accepted ones are among those seen.",
    "The role comes from the server, never from what the browser remembers.",
  ],
};
