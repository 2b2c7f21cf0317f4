import { type Guide, seconds } from "../../../guides/guide";
import { messageTime } from "../../../components/feedback/MessageBox";

export const guide: Guide = {
  page: "Auth/RegisterScreen",
  route: "/register",
  purpose: "Creates an account for an applicant or a recruiter. The e-mail address has to be verified next.",
  states: [
    [
      "Title 'Create Your Account'; first name, last name, email, phone, password, birthdate, role",
      "RegisterScreen/Ready",
    ],
    ["The link 'Already have an account? Login here' goes to /login", "RegisterScreen/AsTheSpecificationQuotes"],
    [
      "Phone number (optional, the placeholder shows an international format)",
      "RegisterScreen/AsTheSpecificationQuotes",
    ],
    ["First name, last name, email, password, birthdate and role are required", "RegisterScreen/AsksForWhatIsMissing"],
    ["All errors of the form are shown at once", "RegisterScreen/NamesAllFaultsAtOnce"],
    ["'Registration successful! Please check your email to verify your account.'", "RegisterScreen/Registers"],
    ["'Registration failed. Please try again.'", "RegisterScreen/ServerFails"],
    ["Server validation messages are displayed", "RegisterScreen/RefusedFields"],
  ],
  rules: [
    "The role is chosen here, has no default on the screen, and never changes.",
    "The server derives the username from the names.",
    "The interface does not check the password: the server reports problems at the field.",
    "A field's error disappears as soon as the field is edited.",
  ],
  constants: [["The message box stays", seconds(messageTime)]],
};
