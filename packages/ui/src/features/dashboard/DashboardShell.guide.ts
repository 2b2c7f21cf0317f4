import { FIRST_RETRY_MS, LONGEST_RETRY_MS, RETRY_GROWTH } from "@passerelle/api";
import { type Guide, seconds } from "../../guides/guide";
import { durations, kept, liveToast } from "../../components/toast";

export const guide: Guide = {
  page: "Dashboard/DashboardShell",
  route: "/dashboard and everything below it",
  purpose:
    "What stands around every screen of somebody who is logged in: the menu, the header, toasts, the live channel.",
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
      "Below 1024 px a bar at the bottom leads to home, offers, posts, messages and notifications, with counts",
      "DashboardShell/BarOnAPhone",
    ],
    ["A recruiter's bar leads to their job offers", "DashboardShell/BarOfARecruiter"],
    ["Any choice closes the overlay, and so does Back", "DashboardShell/ChoiceClosesTheDrawer"],
    ["The search in the header leads to what was looked for", "DashboardShell/SearchInTheHeader"],
    ["The key / leads to the search, but not while something is typed", "DashboardShell/SearchByKey"],
    ["The key / is turned off", "DashboardShell/SearchKeyTurnedOff"],
    ["On a phone the search is a link, and the key / follows it", "DashboardShell/SearchOnAPhone"],
    ["CONNECTING: a full-screen overlay 'Connexion au serveur...'", "Live connection/Connecting"],
    ["OPEN: no overlay", "Live connection/ConnectedAtOnce"],
    ["CLOSED: it reconnects automatically with a growing delay", "Live connection/Offline"],
    ["After a close", "Live connection/Dropped"],
    ["A red badge with the unread count when it is above 0", "Live connection/FiveUnread"],
    ["No badge when nothing is unread", "Live connection/NothingUnread"],
    ["A count above 99", "Live connection/OverNinetyNineUnread"],
    ["The tab's title counts unread messages", "Live connection/TitleCounts"],
    ["New message toast: 'Nouveau message de {name}'", "Live connection/NewMessage"],
    ["Several messages of one person", "Live connection/MessagesMerge"],
    ["The message of a toast is changed or deleted", "Live connection/MessageChanged"],
    ["A toast appears when the unread messages count goes up", "Live connection/MessagesMissed"],
    ["new_notification raises a toast", "Live connection/NewNotification"],
    ["A notification's toast opens what it is about, and reads it", "Live connection/NotificationOpensItsObject"],
    ["What a notification is about is gone", "Live connection/NotificationWithoutAnObject"],
    ["A message's toast opens the conversation", "Live connection/MessageOpensItsConversation"],
    ["A toast shows errors received from the live channel", "Live connection/LiveError"],
    ["The language changes", "Live connection/LanguageChanged"],
  ],
  rules: [
    "Connecting shows the overlay only once it has lasted 200 ms; between two attempts there is a slim banner instead, so that nobody is locked out.",
    "A message is told once: by its own toast, or by the count when the message itself was missed.",
    "Below 1024 px the header and the bar stay in view, but not in a window that is low.",
    "Below 1024 px the sidebar is a drawer; the logout button and both menus of preferences are in it.",
    "A toast stays while the pointer or the keyboard is on it.",
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
