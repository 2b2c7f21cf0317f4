import { always, at, fields, firstAgain, none, plus, reversed, without, withoutFirst, withoutLast } from "./changes";
import { finds, startServers } from "./finds";
import { loses, reachesEveryone } from "./live";
import { query, sends } from "./requests";
import {
  answers,
  answersText,
  anyoneMay,
  asks,
  doesNothing,
  letsThrough,
  refusals,
  refusesAfter,
  shows,
  showsAll,
  stale,
  status,
  when,
} from "./responses";

startServers();

finds("createApplication: returns the application, not seen yet", {
  "an application is seen at once": shows("createApplication", "data.applicationStatus", "seen"),
  "a letter is cut": answers("createApplication", "data.message", (message) => String(message).slice(0, 5)),
});

finds("createApplication: is refused the second time, with the documented text", {
  "400 for a second application": status("createApplication", 409, 400),
  "a second application is accepted": letsThrough("createApplication", 409),
  "an undocumented text without a code": refusals("createApplication", 409, always({ error: "Déjà." })),
});

finds("createApplication: is refused for an inactive offer", {
  "an application to a closed offer is accepted": letsThrough("createApplication", 400, 404, 409),
});

finds("createApplication: allows three applications to the same offer a day", {
  "any number of applications": letsThrough("createApplication", 429),
  "two applications a day": refusesAfter("createApplication", 2, 429),
});

finds("createApplication: reports applications and withdrawals live to the applicant only", {
  "other tabs get no frame": loses("own_update"),
  "everyone gets the frame": reachesEveryone("own_update"),
});

finds("createApplication: returns the stored application for the same client id, and notifies once", {
  "a client id is ignored": sends("createApplication", without("clientId")),
});

finds("deleteApplication: leaves the offer as if never applied to", {
  "nothing is withdrawn": doesNothing("deleteApplication"),
  "the offer stays applied to": shows("listJobOffersForMe", "items.*.applicationStatus", "applied_seen"),
});

finds("deleteApplication: is a 404 when repeated", {
  "a withdrawal succeeds again": letsThrough("deleteApplication", 404),
});

finds("deleteApplication: hides another person's application and leaves it unchanged", {
  "anyone withdraws an application": anyoneMay("deleteApplication"),
});

finds("deleteApplication: is possible once decided, and leaves the counts", {
  "a decided application cannot be withdrawn": status("deleteApplication", 200, 404),
});

finds("listApplications: puts the newest first and counts them", {
  "the oldest first": answers("listApplications", "items", reversed),
  "the total is of one page": when(asks("limit=1"), shows("listApplications", "totalItems", 1)),
  "one application too many": answers("listApplications", "totalItems", plus(1)),
});

finds("listApplications: shows recruiters no birth date, phone number or address", {
  "the phone number is shown": {
    ...answers("listApplications", "items.*.Applicant", fields({ phone: "+33612345678" })),
    says: /must not show \S*\bphone/,
  },
});

finds("listApplications: marks an application as seen", {
  "listing marks nothing as seen": shows("listJobOffersForMe", "items.*.applicationStatus", "applied_not_seen"),
});

finds("listApplications: keeps the time when it was first seen", {
  "each reading has a new date": answers("listApplications", "items.*.seenAt", () => new Date().toISOString()),
});

finds("listApplications: marks as seen only the applications on the returned page", {
  "one page marks all as seen": {
    call: ({ path, ...call }) => ({ ...call, path: path.replace(/limit=1(?!\d)/, "limit=100") }),
  },
});

finds("listApplications: is a 404 for another recruiter, and marks nothing as seen", {
  "any recruiter reads the applications": anyoneMay("listApplications"),
});

finds("listApplications: shows the current title and skills of the applicant's profile", {
  "no title is shown": shows("listApplications", "items.*.profile", null),
  "outdated skills are shown": stale("listApplications"),
});

finds("listReceivedApplications: puts unread ones first, each group newest first", {
  "unread applications come last": answers("listReceivedApplications", "items", reversed),
});

finds("listReceivedApplications: keeps its pages stable while the recruiter reads", {
  "each page has its own reference time": query("listReceivedApplications", { asOf: undefined }),
  "the total is of one page": shows("listReceivedApplications", "totalItems", 2),
});

finds("listReceivedApplications: lists and counts by status", {
  "the status is ignored": query("listReceivedApplications", { status: undefined }),
  "one unread application too many": answers("listReceivedApplications", "counts.unread", plus(1)),
});

finds("listReceivedApplications: finds by a word of the letter", {
  "letters are not searched": when(asks("search="), answers("listReceivedApplications", "items", none)),
});

finds("listReceivedApplications: finds by words that do not all match", {
  "one word is enough": query("listReceivedApplications", { search: undefined }),
});

finds("listReceivedApplications: lists the applicants and marks nothing as seen", {
  "a list makes its applications seen": {
    answer: async (answer, call, { ask }) => {
      const id = /^\/job-offer\/(\d+)\/applications/.exec(call.path)?.[1];
      if (id !== undefined) await ask({ ...call, path: `/applications?jobOfferId=${id}` });
      return answer;
    },
  },
});

finds("getReceivedApplication: returns one application, which marks it as seen once", {
  "an application that is read stays unseen": shows("getReceivedApplication", "data.seenAt", null),
});

finds("getReceivedApplication: marks nothing as seen for HEAD", {
  "HEAD makes an application seen": {
    call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call),
  },
});

finds("getReceivedApplication: is a 404 for another recruiter, and marks nothing as seen", {
  "any recruiter reads an application": anyoneMay("getReceivedApplication"),
});

finds("decideApplication: shows 'accepted' on both sides beside the status", {
  "the applicant is shown no decision": shows("listJobOffersForMe", "items.*.decision", null),
  "the decision is reversed": sends("decideApplication", fields({ decision: "rejected" })),
});

finds("decideApplication: is a 404 for other recruiters, and decides nothing", {
  "any recruiter decides": anyoneMay("decideApplication"),
});

finds("decideApplication: notifies the applicant, with the recruiter's message", {
  "the message is lost": sends("decideApplication", without("message")),
  "no one is notified": answers("listNotifications", "items", none),
});

finds("decideApplication: is reversed with null", {
  "a decision stays": when(({ body }) => body.includes("null"), doesNothing("decideApplication")),
});

finds("decideApplications: decides on the others if one is gone", {
  "a missing application stops the others": answers("decideApplications", "data", withoutLast),
});

finds("decideApplications: notifies each applicant of their own decision", {
  "one decision is forgotten": sends("decideApplications", at("decisions", withoutFirst)),
});

finds("decideApplications: finds no applications of another recruiter", {
  "every decision is accepted": shows("decideApplications", "data.*.outcome", "decided"),
});

finds("decideApplications: accepts 100 at once, and no more", {
  "any number of decisions": letsThrough("decideApplications", 400),
});

finds("getJobOffer: shows the decision with the recruiter's message and its date", {
  "the applicant does not see the message": shows("getJobOffer", "data.application.decisionMessage", null),
  "the decision has no date": shows("getJobOffer", "data.application.decidedAt", null),
});

finds("getJobOffer: starts again after a withdrawal, and lists the earlier application", {
  "earlier applications are forgotten": answers("getJobOffer", "data.withdrawnApplications", none),
});

finds("getJobOffer: shows nothing to other people", { "everyone reads an applicant's story": showsAll("getJobOffer") });

finds("createApplicationNote: stores notes, the oldest first", {
  "the newest first": answers("listApplicationNotes", "", reversed),
  "a note is lost": answers("listApplicationNotes", "", withoutLast),
});

finds("listApplicationNotes: is a 404 for another recruiter", {
  "any recruiter reads notes": anyoneMay("listApplicationNotes"),
  "any recruiter deletes notes": anyoneMay("deleteApplicationNote"),
});

finds("createApplicationNote: stores twenty per application at most", {
  "any number of notes": letsThrough("createApplicationNote", 409),
  "the refusal states another limit": refusals("createApplicationNote", 409, always({ error: "25 notes au plus." })),
});

finds("deleteApplicationNote: deletes a note, once", { "a note stays": doesNothing("deleteApplicationNote") });

finds("updateLetterTemplate: changes the fields that are sent, and keeps the rest and the position", {
  "the newest first": answers("listLetterTemplates", "", reversed),
  "a changed template keeps its text": sends("updateLetterTemplate", without("text")),
});

finds("listLetterTemplates: are accessible to their recruiter only", {
  "any recruiter changes a template": anyoneMay("updateLetterTemplate"),
  "any recruiter deletes a template": anyoneMay("deleteLetterTemplate"),
  "any recruiter reads the templates": showsAll("listLetterTemplates"),
});

finds("exportApplicationsCsv: returns the applicants as a table, in either language, and marks nothing as seen", {
  "a table holds a formula": answersText("exportApplicationsCsv", (text) => text.replaceAll("'=", "=")),
  "a table is always in French": query("exportApplicationsCsv", { language: "fr" }),
});

finds("exportApplicationsCsv: uses the filters and the order of the list", {
  "the filters are ignored": query("exportApplicationsCsv", { status: undefined, search: undefined }),
  "the order is ignored": query("exportApplicationsCsv", { sort: undefined }),
});

finds("exportApplicationsCsv: contains all applications, more than a page of the list", {
  "a table holds one page": answersText("exportApplicationsCsv", (text) =>
    text.split("\r\n").slice(0, 11).join("\r\n"),
  ),
});

finds("exportApplicationsPdf: marks nothing as seen for HEAD", {
  "HEAD makes applications seen": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
});

finds("exportApplicationsPdf: contains each application in the order of the list, with its decision", {
  "the document has one order": query("exportApplicationsPdf", { sort: undefined }),
});

finds("exportApplicationsPdf: allows ten exports in ten minutes", {
  "exports are unlimited": letsThrough("exportApplicationsPdf", 429),
  "nine exports": refusesAfter(["exportApplicationsCsv", "exportApplicationsPdf"], 9, 429),
});

finds("getDashboardNext: lists the three oldest undecided applications, and counts all", {
  "the latest first": answers("getDashboardNext", "data.waiting.items", reversed),
  "decided applications wait": answers("getDashboardNext", "data.waiting.totalItems", plus(1)),
});

finds("getDashboardNext: lists the three latest decisions, newest first", {
  "the oldest first": answers("getDashboardNext", "data.decisions", reversed),
  "a fourth decision": answers("getDashboardNext", "data.decisions", firstAgain),
});

finds("getDashboardNext: offers the three best matches, in the order of the list", {
  "two offers": answers("getDashboardNext", "data.offers", withoutLast),
});

finds("getDashboardNext: offers only offers that the applicant has not opened", {
  "opened offers are suggested again": doesNothing("getJobOffer"),
});

finds("getDashboardNext: lists the open offers without applications, oldest first", {
  "the newest first": answers("getDashboardNext", "data.offersWithoutApplications.items", reversed),
});

finds("getDashboardNext: counts the applications of the last twelve weeks, the current one last", {
  "eleven weeks": answers("getDashboardNext", "data.weeks", withoutFirst),
  "this week first": answers("getDashboardNext", "data.weeks", reversed),
});

finds("getDashboardNext: lists the missing parts of a profile, in order", {
  "in another order": answers("getDashboardNext", "data.missing", reversed),
});

finds("getDashboardNext: returns the three latest discussions as in the list", {
  "the oldest first": answers("getDashboardNext", "data.discussions", reversed),
});

finds("getDashboardStats: counts an application for both people only", {
  "applications are not counted": shows("getDashboardStats", "data.applications", 0),
  "everyone's applications are counted": answers("getDashboardStats", "data.applications", plus(1)),
});

finds("getDashboardStats: counts an application as seen once the recruiter has opened it", {
  "the figures are outdated": stale("getDashboardStats"),
});

finds("listApplications: marks nothing as seen for HEAD", {
  "HEAD marks applications as seen": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
});
