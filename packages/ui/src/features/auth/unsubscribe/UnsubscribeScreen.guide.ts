import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/UnsubscribeScreen",
  route: "/unsubscribe",
  purpose: "Stops notification mails through a link in any of them, without a login.",
  states: [
    ["Opened by the link of the mail: a button, and nothing has happened yet", "UnsubscribeScreen/Ready"],
    ["The mails have ended", "UnsubscribeScreen/Ends"],
    ["The same, once more", "UnsubscribeScreen/EndsOnceMore"],
    ["The link is wrong or older than a year", "UnsubscribeScreen/WrongCode"],
    ["The link has no code", "UnsubscribeScreen/NoCode"],
    ["A spinner in the button while busy", "UnsubscribeScreen/Busy"],
    ["The server's error", "UnsubscribeScreen/ServerFails"],
    ["The server cannot be reached", "UnsubscribeScreen/Offline"],
  ],
  rules: [
    "Opening the page stops nothing, because programs that check mails follow links.",
    "The link stops its recipient's mails, and gives no access to the account.",
  ],
};
