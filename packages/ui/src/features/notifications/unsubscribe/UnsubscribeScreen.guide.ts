import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Notifications/UnsubscribeScreen",
  route: "/unsubscribe",
  purpose: "Stops notification mails through a link in any of them, without a login.",
  states: [
    ["Opened through the mail's link: a button, and nothing has changed yet", "UnsubscribeScreen/Ready"],
    ["The mails are stopped", "UnsubscribeScreen/Ends"],
    ["The link is wrong or older than a year", "UnsubscribeScreen/WrongCode"],
    ["The link has no code", "UnsubscribeScreen/NoCode"],
  ],
  rules: [
    "Opening the page stops nothing, because programs that check mails follow links.",
    "The link stops its recipient's mails, and gives no access to the account.",
  ],
};
