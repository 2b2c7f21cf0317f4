import { type Guide, seconds } from "../../../guides/guide";
import { messageTime } from "../../../components/feedback/MessageBox";

export const guide: Guide = {
  page: "Auth/VerifyEmailScreen",
  route: "/verify-email",
  purpose: "Accepts the code from the mail, and logs the user in.",
  states: [
    [
      "Title 'Verify Your Email', 'A verification code has been sent to your email.'",
      "VerifyEmailScreen/AsTheSpecificationQuotes",
    ],
    ["The email field is read-only when the user arrives from registration", "VerifyEmailScreen/EmailCarriedOver"],
    ["The email is typed when the user arrives otherwise", "VerifyEmailScreen/WithoutAnEmail"],
    ["The field 'Verification Code (OTP)' with autofocus; the button 'Verify'", "VerifyEmailScreen/EmailCarriedOver"],
    ["Email and code are required", "VerifyEmailScreen/AsksForWhatIsMissing"],
    ["'Email verified successfully! You are now logged in.'", "VerifyEmailScreen/Verifies"],
    ["The registration was found by a login on a shared computer", "VerifyEmailScreen/OnASharedComputer"],
    ["'Email verification failed.'", "VerifyEmailScreen/ServerFails"],
    ["The server's error field: a wrong code", "VerifyEmailScreen/WrongCode"],
    ["'Token not found in verification response.'", "VerifyEmailScreen/WithoutAToken"],
    ["A new code is requested", "VerifyEmailScreen/SendsANewCode"],
    ["A new code can be requested after a wait set by the server", "VerifyEmailScreen/FiveWrongCodes"],
    ["A new code was requested too soon", "VerifyEmailScreen/HasToWaitForANewCode"],
    ["Five wrong codes: a new one can be requested at once", "VerifyEmailScreen/FiveWrongCodes"],
    ["A code in pasted text is recognised and sent", "VerifyEmailScreen/RecognisesACodeInAMail"],
    ["A mistyped address is corrected", "CorrectEmail/CorrectsTheAddress"],
    ["The corrected address belongs to another account", "CorrectEmail/CorrectedAddressIsTaken"],
  ],
  rules: [
    "The code has six digits; pasting it, alone or within a mail, sends it at once.",
    "A code is valid for 15 minutes; five wrong tries or a newer code cancel it.",
  ],
  constants: [["The message box stays", seconds(messageTime)]],
};
