import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/SessionReplacedScreen",
  purpose: "Says that another person has logged in through another tab of this browser, and who it is.",
  states: [
    ["Another person has logged in", "SessionReplacedScreen/NamesWhoIsLoggedIn"],
    ["The server does not name them", "SessionReplacedScreen/WithoutAName"],
  ],
  rules: [
    "This tab's session has already ended: its connection, cached data and screens are gone.",
    "Nothing happens automatically: a button opens the dashboard's home for the person who is logged in now.",
  ],
};
