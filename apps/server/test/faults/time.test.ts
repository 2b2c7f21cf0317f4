import { none } from "./changes";
import { finds, startServers } from "./finds";
import { clock, mails, noJobs } from "./operation";
import { answers, letsThrough, status } from "./responses";

startServers();

// Runs first, because the filter looks back a year at most and the other tests move the clock.
finds("listJobOffersForMe: finds offers up to the given age, and none older", {
  "offers are found however old they are": clock(0),
});

finds("getMe: accepts a token for seven days", {
  "a token is valid for three days": clock(2.4),
  "a token never expires": clock(0),
});

finds("listSessions: lists no expired session", { "expired sessions are listed": clock(0) });

finds("verifyEmail: accepts a code for fifteen minutes", { "a code expires after seven minutes": clock(2) });

finds("verifyEmail: refuses a code after fifteen minutes, with the documented text", {
  "a code is valid for half an hour": clock(0.5),
});

finds("resetPassword: answers a code for a new password with 200 after 59 minutes", {
  "a code expires after half an hour": clock(2),
});

finds("resetPassword: answers a code for a new password with 400 after 61 minutes", {
  "a code is valid for two hours": clock(0.5),
});

finds("confirmEmail: answers a code for a new address with 400 after 16 minutes", {
  "a code never expires": clock(0),
});

finds("undoEmail: answers the undo of an address with 200 after 167 hours", {
  "a change can be undone for three days": clock(2),
});

finds("updateMessage: answers the change of a message with 403 after 16 minutes", {
  "a message can be changed for half an hour": clock(0.5),
});

finds("deleteMessage: answers the change of a message with 200 after 14 minutes", {
  "a message can be deleted for seven minutes": clock(2),
});

finds("getApplicantProfile: returns a link to a resume that expires, regardless of later links", {
  "a link never expires": clock(0),
});

finds("getUser: finds a person by a former username for ninety days, and then frees it", {
  "a former username is kept for a month": clock(3),
  "a former username is kept for ever": clock(0),
});

finds("login: accepts the password after the seconds of Retry-After", {
  "the delay is twice as long as Retry-After": clock(0.5),
});

finds("createApplication: refuses an application after the closing date", {
  "an offer is open after its closing date": clock(0),
  "an application to an expired offer is accepted": letsThrough("createApplication", 400, 404, 409),
});

finds("getJobOffer: is inactive from the day after its closing date, for people who did not apply", {
  "an offer that has expired is shown": letsThrough("getJobOffer", 404),
});

finds("exportApplicationsCsv: allows more exports after the period, and not before", {
  "exports are counted half as long": clock(2),
  "exports are counted twice as long": clock(0.5),
});

finds("updateNotificationSettings: mails repeated events again the next day", { "no day passes": clock(0) });

finds("login: mails a notice after 23 months of inactivity, once", {
  "people inactive for 12 months get a notice": clock(2),
  "no notice is sent": noJobs,
  "the notice is lost": mails(() => ""),
});

finds("login: deletes inactive accounts thirty days after the notice", {
  "no account is deleted": noJobs,
  "an account is deleted too early": clock(1.2),
});

finds("listApplications: keeps refused and accepted applications for 24 months", {
  "refused applications stay": noJobs,
  "accepted applications go too": answers("listApplications", "items", none),
});

finds("listResumeViews: lists the views of a resume for a year", {
  "views stay": noJobs,
  "views are deleted after six months": clock(2),
});

finds("login: keeps a registration that waits for its code for seven days", {
  "a waiting registration stays": noJobs,
  "a waiting registration is deleted after three days": clock(2.2),
});

finds("listNotifications: notifies applicants once that an offer has expired", {
  "no notification is sent": noJobs,
});

finds("login: deletes no account that was used after the notice", {
  "a login does not end the wait": status("login", 200, 401),
});
