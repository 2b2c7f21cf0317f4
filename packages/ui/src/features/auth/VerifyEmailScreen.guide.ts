import { type Guide, seconds } from "../../guides/guide";
import { messageTime } from "../../components/MessageBox";

export const guide: Guide = {
  page: "Auth/VerifyEmailScreen",
  route: "/verify-email",
  purpose: "Takes the code that was sent by e-mail, and logs its reader in.",
  states: [
    [
      "Title 'Verify Your Email', 'A verification code has been sent to your email.'",
      "VerifyEmailScreen/AsTheSpecificationQuotes",
    ],
    ["The email field is read-only when the user arrives from registration", "VerifyEmailScreen/EmailCarriedOver"],
    ["The email is typed when the user arrives otherwise", "VerifyEmailScreen/WithoutAnEmail"],
    ["The field 'Verification Code (OTP)' with autofocus; the button 'Verify'", "VerifyEmailScreen/EmailCarriedOver"],
    ["Email and code are required", "VerifyEmailScreen/AsksForWhatIsMissing"],
    ["A spinner in the submit button while busy", "VerifyEmailScreen/Busy"],
    ["'Email verified successfully! You are now logged in.'", "VerifyEmailScreen/Verifies"],
    ["Somebody else has registered the same address", "VerifyEmailScreen/ConfirmsItsOwnRegistration"],
    ["'Email verification failed.'", "VerifyEmailScreen/ServerFails"],
    ["The server's error field: a wrong code", "VerifyEmailScreen/WrongCode"],
    ["The server's error field: a code that has expired", "VerifyEmailScreen/ExpiredCode"],
    ["'Token not found in verification response.'", "VerifyEmailScreen/WithoutAToken"],
    ["A new code is asked for", "VerifyEmailScreen/SendsANewCode"],
    ["A new code has to wait", "VerifyEmailScreen/CoolsDownAfterRegistration"],
    ["The server cannot be reached", "VerifyEmailScreen/Offline"],
  ],
  rules: [
    "The code has six digits; pasted with spaces or dashes it is taken all the same.",
    "A code lives for 15 minutes, five wrong tries cancel it, and a new one cancels the old.",
  ],
  constants: [["The message box stays", seconds(messageTime)]],
};
