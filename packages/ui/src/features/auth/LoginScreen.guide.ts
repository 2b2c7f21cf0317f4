import { type Guide, seconds } from "../../guides/guide";
import { messageTime } from "../../components/feedback/MessageBox";

export const guide: Guide = {
  page: "Auth/LoginScreen",
  route: "/login",
  purpose: "Logs people in. Unknown addresses and ended sessions lead here.",
  states: [
    ["Title 'Login to Your Account', fields email and password", "LoginScreen/Ready"],
    ["The link 'Don't have an account? Register here' goes to /register", "LoginScreen/AsTheSpecificationQuotes"],
    ["A link leads to the forgotten password", "LoginScreen/AsTheSpecificationQuotes"],
    ["Email and password are required", "LoginScreen/AsksForWhatIsMissing"],
    ["Email inputs are of email type", "LoginScreen/RefusesWhatIsNoAddress"],
    ["A message box, green for success: 'Login successful!'", "LoginScreen/LogsIn"],
    ["A message box, red for error", "LoginScreen/WrongPassword"],
    ["A suspended account", "LoginScreen/Suspended"],
    ["The message box disappears after 5 seconds", "LoginScreen/BoxLeavesAfterFiveSeconds"],
    ["'Login failed. Please try again.'", "LoginScreen/ServerFails"],
    ["A server errors object has its values joined with '. '", "LoginScreen/RefusedFields"],
    ["'Token not found in login response.'", "LoginScreen/WithoutAToken"],
    ["Login before the address is verified leads to the verification", "LoginScreen/NotYetVerified"],
    ["With a stored token, the form offers to continue", "LoginScreen/SessionStillStored"],
    ["'Session expirée. Veuillez vous reconnecter.'", "LoginScreen/SessionExpired"],
    ["On a shared computer, the session ends with the browser", "LoginScreen/OnASharedComputer"],
    ["The server cannot be reached", "LoginScreen/Offline"],
  ],
  rules: [
    "'Session expirée' stays until the page is in use, and five more seconds.",
    "An unknown address and a wrong password get the same answer, which does not reveal whether an account exists.",
    "Typed text stays after every failure; a double click sends only once.",
    "After a success the green box appears first, then the dashboard opens and repeats it as a toast.",
  ],
  constants: [["The message box stays", seconds(messageTime)]],
};
