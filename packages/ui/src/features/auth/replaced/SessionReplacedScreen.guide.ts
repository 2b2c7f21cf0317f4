import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/SessionReplacedScreen",
  purpose: "Says that another person has logged in in another tab of this browser, and who.",
  states: [
    ["Another person has logged in", "SessionReplacedScreen/NamesWhoIsLoggedIn"],
    ["The server has not named them", "SessionReplacedScreen/WithoutAName"],
  ],
  rules: [
    "The session of the tab has ended before this is shown: its connection, what it had read, and its screens.",
    "Nothing goes on by itself: a button continues as whoever is logged in now, at the dashboard's home.",
  ],
};
