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

finds("register: returns the address and no secret", {
  "the code is in the answer": answers("register", "", fields({ otp: "482913" })),
  "an address other than the registered one": shows("register", "email", "a@example.org"),
});

finds("register: refuses the address as password", {
  "the address as password is accepted": letsThrough("register", 400),
});

finds("register: refuses the username admin", { "a misleading username is accepted": letsThrough("register", 400) });

finds("register: refuses one of the most common passwords", {
  "a common password is refused without a reason": refusals("register", 400, always({ errors: {} })),
});

finds("register: refuses a person under 15", {
  "every birthdate is accepted": sends("register", fields({ birthdate: "1990-01-01" })),
});

finds("register: refuses a verified address, in any case", {
  "a taken address is accepted": letsThrough("register", 400),
});

finds("register: numbers the usernames of namesakes", {
  "a second namesake gets the number 3": answers("getMe", "username", (name) => String(name).replace(/2$/, "3")),
});

finds("register: keeps a given username", {
  "the given username is ignored": sends("register", without("username")),
});

finds("register: limits the registrations of one address", {
  "registrations are unlimited": letsThrough("register", 429),
});

finds("register: mails the code in the requested language", {
  "mails are always in French": mails(() => "Bonjour, votre code est 123456."),
});

finds("register: names the registration in the mail's link, for its own codes only", {
  "the mail's link names no registration": mails((text) => text.replaceAll(/(verify-email#[^/\s]+)\/\S+/g, "$1")),
});

finds("verifyEmail: answers a wrong code with 400, never 401", {
  "a wrong code is answered with 401": status("verifyEmail", 400, 401),
  "any code is right": letsThrough("verifyEmail", 400),
});

finds("verifyEmail: refuses the code after five wrong ones", {
  "wrong codes are not counted": when(carries("123456"), refusesAfter("verifyEmail", 0, 400)),
});

finds("verifyEmail: accepts a code after four wrong ones", {
  "one wrong code cancels the right one": refusesAfter("verifyEmail", 1, 400),
});

finds("verifyEmail: logs in with the mailed code", {
  "everyone is an applicant": shows("verifyEmail", "user.role", "applicant"),
  "a token that opens nothing": shows("verifyEmail", "token", "rien"),
});

finds("login: answers an unknown address in the same way", {
  "an undocumented text for an unknown address": refusals("login", 401, always({ error: "No such user." })),
});

finds("login: returns a token, the username and the role", {
  "the wrong role": shows("login", "role", "admin"),
  "a token that opens nothing": shows("login", "token", "rien"),
});

finds("login: answers 403 before the verification, with the documented text", {
  "401 before the verification": status("login", 403, 401),
  "no verification is needed": letsThrough("login", 403),
});

finds("login: delays repeated failures without revealing the password", {
  "failed logins are unlimited": status("login", 429, 401),
});

finds("login: delays no other account's login", {
  "one person's failures delay everyone": refusesAfter("login", 3, 429),
});

finds("logout: ends the session", {
  "the session goes on": doesNothing("logout"),
});

finds("logout: keeps the user's other sessions", {
  "every other session ends too": alsoCalls("logout", "DELETE", "/user/sessions"),
});

finds("listSessions: lists one's own open sessions, and marks the current one", {
  "every session is the current one": shows("listSessions", "*.current", true),
});

finds("listSessions: names browser and system in the requested language, without versions", {
  "devices have a French name": shows("listSessions", "*.device", "Firefox sous Linux"),
  "devices are named with a version": answers("listSessions", "*.device", (device) => `${String(device)} 128.0`),
});

finds("endSession: ends one session and its live channel only", {
  "the channel stays open": { keepsLive: true },
  "the session goes on": doesNothing("endSession"),
});

finds("endSession: does not end another person's session", { "anyone ends a session": anyoneMay("endSession") });

finds("changePassword: changes the password, and ends all other sessions", {
  "nothing changes": doesNothing("changePassword"),
});

finds("changePassword: refuses a wrong current password, and keeps the session", {
  "any current password is accepted": letsThrough("changePassword", 400),
  "a wrong password ends the session": status("changePassword", 400, 401),
});

finds("resetPassword: sets the new password, and ends every session", {
  "nothing changes": doesNothing("resetPassword"),
});

finds("resetPassword: refuses a code that was not sent", { "any code is accepted": letsThrough("resetPassword", 400) });

finds("createJobOffer: is a 403 for the applicant, and does not end the session", {
  "401 for the wrong role": status("createJobOffer", 403, 401),
  "the role is not checked": letsThrough("createJobOffer", 403),
});

finds("listPosts: is a 401 without a token", { "no token is needed": letsThrough("listPosts", 401) });

finds("getMe: uses the role of the account, regardless of the request", {
  "the role is what the caller claims": {
    answer: (answer, { path }) =>
      path.includes("role=recruiter") ? { ...answer, body: fields({ role: "recruiter" })(answer.body) } : answer,
  },
});

finds("listSessions: is a 401 with a token revoked by logout", {
  "a token outlives its logout": letsThrough("listSessions", 401),
});
