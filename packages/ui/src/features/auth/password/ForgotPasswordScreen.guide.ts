import type { Guide } from "../../../guides/guide";

export const guide: Guide = {
  page: "Auth/ForgotPasswordScreen",
  route: "/forgot-password",
  purpose: "Sends a link and a code to whoever has lost a password.",
  states: [
    ["Title, the field email, and ways to the login and to the code", "ForgotPasswordScreen/Ready"],
    ["Sent", "ForgotPasswordScreen/Sends"],
    ["The same answer for an unknown address", "ForgotPasswordScreen/SaysTheSameOfAnUnknownAddress"],
    ["Email is required", "ForgotPasswordScreen/AsksForWhatIsMissing"],
    ["Email inputs are of email type", "ForgotPasswordScreen/RefusesWhatIsNoAddress"],
    ["A spinner in the submit button while busy", "ForgotPasswordScreen/Busy"],
    ["Too many attempts", "ForgotPasswordScreen/TooManyTries"],
    ["A message box, red for error", "ForgotPasswordScreen/ServerFails"],
    ["The server cannot be reached", "ForgotPasswordScreen/Offline"],
  ],
  rules: ["The answer is the same for every address: nobody learns who has an account."],
};
