import { FIRST_RETRY_MS, LONGEST_RETRY_MS, RETRY_GROWTH } from "@passerelle/api";
import { type Guide, seconds } from "../../guides/guide";
import { durations, kept, liveToast } from "../../components/feedback/toast";

export const guide: Guide = {
  page: "Dashboard/DashboardShell",
  route: "/dashboard and everything below it",
  purpose: "The frame of every screen after the login: menu, header, toasts and live channel.",
  states: [
    [
      "The applicant menu holds profile, formations, experiences, projects, certifications, applications and posts",
      "DashboardShell/Applicant",
    ],
    ["The recruiter menu holds the recruiter profile, job offers and posts", "DashboardShell/Recruiter"],
    [
      "The header shows 'Welcome, X!' with the user's full name and an avatar",
      "DashboardShell/AsTheSpecificationQuotes",
    ],
    ["A failure to load the user for the header is only logged", "DashboardShell/UserFailed"],
    ["The user is loading", "DashboardShell/UserLoading"],
    ["A sidebar that is collapsible on small screens with an overlay", "DashboardShell/DrawerOnAPhone"],
    [
      "Below 1024 px a bar at the bottom links to home, offers, posts, messages and notifications, with counts",
      "DashboardShell/BarOnAPhone",
    ],
    ["The header's search field opens the results", "DashboardShell/SearchInTheHeader"],
    ["The key / focuses the search field, except while typing", "DashboardShell/SearchByKey"],
    ["The key / is turned off", "DashboardShell/SearchKeyTurnedOff"],
    ["On a phone the search is a link, which the key / follows", "DashboardShell/SearchOnAPhone"],
    ["CONNECTING: a full-screen overlay 'Connexion au serveur...'", "Live connection/Connecting"],
    ["OPEN: no overlay", "Live connection/NewMessage"],
    ["CLOSED: it reconnects automatically with a growing delay", "Live connection/Offline"],
    ["A red badge with the unread count when it is above 0", "Live connection/FiveUnread"],
    ["The tab's title shows the number of unread messages", "Live connection/TitleCounts"],
    ["New message toast: 'Nouveau message de {name}'", "Live connection/NewMessage"],
    ["Several messages from one person", "Live connection/MessagesMerge"],
    ["The message of a toast is edited or deleted", "Live connection/MessageChanged"],
    ["A toast appears when the unread messages count goes up", "Live connection/MessagesMissed"],
    ["new_notification raises a toast", "Live connection/NotificationOpensItsObject"],
    ["A notification's toast opens its object and marks it as read", "Live connection/NotificationOpensItsObject"],
    ["A toast shows errors received from the live channel", "Live connection/LiveError"],
    ["On a phone banners and toasts are above the bottom bar", "Passing messages/AboveTheBottomBar"],
    ["On a desktop they are in the corner opposite the main buttons", "Passing messages/InACorner"],
    ["A conversation's writing box stays free", "Passing messages/NotOverAWritingBox"],
  ],
  rules: [
    "While connecting, the overlay appears only after 200 ms; between two attempts a slim banner replaces it, so that the screen stays usable.",
    "A message is announced once: by its own toast, or by the unread count if the message was missed.",
    "Below 1024 px the header and the bar stay visible, except in a low window.",
    "Below 1024 px the sidebar is a drawer, which contains the logout button and both preference menus.",
    "A toast stays while the pointer or the focus is on it.",
  ],
  constants: [
    ["First new attempt to connect after", seconds(FIRST_RETRY_MS)],
    ["Each further delay is longer by", `× ${RETRY_GROWTH}`],
    ["And never longer than", seconds(LONGEST_RETRY_MS)],
    ["A toast stays", seconds(durations.info)],
    ["A toast of a success stays", seconds(durations.success)],
    ["A toast of a live message stays", seconds(liveToast.duration)],
    ["Toasts kept at most", kept],
  ],
};
