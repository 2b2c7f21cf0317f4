import { none } from "./changes";
import { finds, startServers } from "./finds";
import { clock, mails, noJobs } from "./operation";
import { answers, letsThrough, status } from "./responses";

startServers();

finds({
  // Runs first, because the filter looks back a year at most and the other tests move the clock.
  "listJobOffersForMe: finds offers up to the given age, and none older": {
    "offers are found however old they are": clock(0),
  },
  "listSessions: lists no expired session": { "expired sessions are listed": clock(0) },
  "resetPassword: answers a code for a new password with 400 after 61 minutes": {
    "a code is valid for two hours": clock(0.5),
  },
  "updateMessage: answers the change of a message with 403 after 16 minutes": {
    "a message can be changed for half an hour": clock(0.5),
  },
  "getApplicantProfile: returns a link to a resume that expires, regardless of later links": {
    "a link never expires": clock(0),
  },
  "getUser: finds a person by a former username for ninety days, and then frees it": {
    "a former username is kept for a month": clock(3),
    "a former username is kept for ever": clock(0),
  },
  "createApplication: refuses an application after the closing date": {
    "an offer is open after its closing date": clock(0),
    "an application to an expired offer is accepted": letsThrough("createApplication", 400, 404, 409),
  },
  "getJobOffer: is inactive from the day after its closing date, for people who did not apply": {
    "an offer that has expired is shown": letsThrough("getJobOffer", 404),
  },
  "updateNotificationSettings: mails repeated events again the next day": { "no day passes": clock(0) },
  "login: mails a notice after 23 months of inactivity, once": {
    "people inactive for 12 months get a notice": clock(2),
    "no notice is sent": noJobs,
    "the notice is lost": mails(() => ""),
  },
  "listApplications: keeps refused and accepted applications for 24 months": {
    "refused applications stay": noJobs,
    "accepted applications go too": answers("listApplications", "items", none),
  },
  "listResumeViews: lists the views of a resume for a year": {
    "views stay": noJobs,
    "views are deleted after six months": clock(2),
  },
  "login: deletes no account that was used after the notice": {
    "a login does not end the wait": status("login", 200, 401),
  },
});
