import { always, fields, without } from "./changes";
import { finds, startServers } from "./finds";
import { mails } from "./operation";
import { sends } from "./requests";
import {
  alsoCalls,
  answers,
  anyoneMay,
  carries,
  doesNothing,
  letsThrough,
  refusals,
  refusesAfter,
  shows,
  status,
  when,
} from "./responses";

startServers();

finds({
  "register: returns the address and no secret": {
    "the code is in the answer": answers("register", "", fields({ otp: "482913" })),
    "an address other than the registered one": shows("register", "email", "a@example.org"),
  },
  "register: refuses one of the most common passwords": {
    "a common password is refused without a reason": refusals("register", 400, always({ errors: {} })),
  },
  "register: refuses a person under 15": {
    "every birthdate is accepted": sends("register", fields({ birthdate: "1990-01-01" })),
  },
  "register: numbers the usernames of namesakes": {
    "a second namesake gets the number 3": answers("getMe", "username", (name) => String(name).replace(/2$/, "3")),
  },
  "register: keeps a given username": { "the given username is ignored": sends("register", without("username")) },
  "register: limits the registrations of one address": { "registrations are unlimited": letsThrough("register", 429) },
  "register: mails the code in the requested language": {
    "mails are always in French": mails(() => "Bonjour, votre code est 123456."),
  },
  "verifyEmail: answers a wrong code with 400, never 401": {
    "a wrong code is answered with 401": status("verifyEmail", 400, 401),
    "any code is right": letsThrough("verifyEmail", 400),
  },
  "verifyEmail: refuses the code after five wrong ones": {
    "wrong codes are not counted": when(carries("123456"), refusesAfter("verifyEmail", 0, 400)),
  },
  "login: answers an unknown address in the same way": {
    "an undocumented text for an unknown address": refusals("login", 401, always({ error: "No such user." })),
  },
  "login: answers 403 before the verification, with the documented text": {
    "401 before the verification": status("login", 403, 401),
    "no verification is needed": letsThrough("login", 403),
  },
  "login: delays repeated failures without revealing the password": {
    "failed logins are unlimited": status("login", 429, 401),
  },
  "logout: ends the session": { "the session goes on": doesNothing("logout") },
  "logout: leaves the channels of the person's other sessions open": {
    "every other session ends too": alsoCalls("logout", "DELETE", "/user/sessions"),
  },
  "endSession: ends one session and its live channel only": {
    "the channel stays open": { keepsLive: true },
    "the session goes on": doesNothing("endSession"),
  },
  "endSession: does not end another person's session": { "anyone ends a session": anyoneMay("endSession") },
  "changePassword: changes the password, and ends all other sessions": {
    "nothing changes": doesNothing("changePassword"),
  },
  "resetPassword: refuses a code that was not sent": { "any code is accepted": letsThrough("resetPassword", 400) },
  "createJobOffer: is a 403 for the applicant, and does not end the session": {
    "401 for the wrong role": status("createJobOffer", 403, 401),
    "the role is not checked": letsThrough("createJobOffer", 403),
  },
  "listPosts: is a 401 without a token": { "no token is needed": letsThrough("listPosts", 401) },
  "getMe: uses the role of the account, regardless of the request": {
    "the role is what the caller claims": {
      answer: (answer, { path }) =>
        path.includes("role=recruiter") ? { ...answer, body: fields({ role: "recruiter" })(answer.body) } : answer,
    },
  },
});
