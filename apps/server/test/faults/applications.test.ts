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

finds("createApplication: answers with the application, not seen yet", {
  "an application is seen at once": shows("createApplication", "data.applicationStatus", "seen"),
  "a letter is cut": answers("createApplication", "data.message", (message) => String(message).slice(0, 5)),
});

finds("createApplication: is refused the second time, with the documented text", {
  "400 for a second application": status("createApplication", 409, 400),
  "a second application is accepted": letsThrough("createApplication", 409),
  "an undocumented text": refusals("createApplication", 409, fields({ error: "Déjà." })),
});

finds("createApplication: is refused for an inactive offer", {
  "an application to a closed offer is accepted": letsThrough("createApplication", 400, 404, 409),
});

finds("createApplication: takes the same offer three times a day", {
  "any number of applications": letsThrough("createApplication", 429),
  "two applications a day": refusesAfter("createApplication", 2, 429),
});

finds("createApplication: says live, to oneself alone, that one has applied and withdrawn", {
  "other tabs are not told": loses("own_update"),
  "everyone is told": reachesEveryone("own_update"),
});

finds("createApplication: answers the stored application for the same client id, and notifies once", {
  "a client id is ignored": sends("createApplication", without("clientId")),
});

finds("deleteApplication: withdraws: the offer is as if never applied to", {
  "nothing is withdrawn": doesNothing("deleteApplication"),
  "the offer stays applied to": shows("listJobOffersForMe", "items.*.applicationStatus", "applied_seen"),
});

finds("deleteApplication: is a 404 the second time", {
  "a withdrawal succeeds again": letsThrough("deleteApplication", 404),
});

finds("deleteApplication: hides and leaves unchanged somebody else's application", {
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

finds("listApplications: shows recruiters no birthdate, phone number or address", {
  "the phone number is shown": {
    ...answers("listApplications", "items.*.Applicant", fields({ phone: "+33612345678" })),
    says: /must NOT have additional properties \(phone\)/,
  },
});

finds("listApplications: marks an application as seen", {
  "listing marks nothing as seen": shows("listJobOffersForMe", "items.*.applicationStatus", "applied_not_seen"),
});

finds("listApplications: keeps the time when it was first seen", {
  "each reading has a new date": answers("listApplications", "items.*.seenAt", () => new Date().toISOString()),
});

finds("listApplications: marks as seen only what the recruiter receives", {
  "one page marks all as seen": {
    call: ({ path, ...call }) => ({ ...call, path: path.replace(/limit=1(?!\d)/, "limit=100") }),
  },
});

finds("listApplications: is a 404 for another recruiter, and nothing becomes seen", {
  "any recruiter reads the applications": anyoneMay("listApplications"),
});

finds("listApplications: shows the title and the skills of the applicant's profile, as they are now", {
  "no title is shown": shows("listApplications", "items.*.profile", null),
  "outdated skills are shown": stale("listApplications"),
});

finds("listReceivedApplications: puts what is unread first, then the newest", {
  "unread applications come last": answers("listReceivedApplications", "items", reversed),
});

finds("listReceivedApplications: keeps its pages while one reads", {
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

finds("listReceivedApplications: finds by words of which one is nowhere", {
  "one word is enough": query("listReceivedApplications", { search: undefined }),
});

finds("listReceivedApplications: lists who applied and makes nothing seen", {
  "a list makes its applications seen": {
    answer: async (answer, call, { ask }) => {
      const id = /^\/job-offer\/(\d+)\/applications/.exec(call.path)?.[1];
      if (id !== undefined) await ask({ ...call, path: `/applications?jobOfferId=${id}` });
      return answer;
    },
  },
});

finds("getReceivedApplication: reads one application, which makes it seen once", {
  "an application that is read stays unseen": shows("getReceivedApplication", "data.seenAt", null),
});

finds("getReceivedApplication: marks nothing as seen for HEAD", {
  "HEAD makes an application seen": {
    call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call),
  },
});

finds("getReceivedApplication: is a 404 for another recruiter, and nothing is seen", {
  "any recruiter reads an application": anyoneMay("getReceivedApplication"),
});

finds("decideApplication: shows 'accepted' on both sides beside the status", {
  "the applicant is shown no decision": shows("listJobOffersForMe", "items.*.decision", null),
  "the decision is reversed": sends("decideApplication", fields({ decision: "rejected" })),
});

finds("decideApplication: is a 404 for other recruiters, and nothing is decided", {
  "any recruiter decides": anyoneMay("decideApplication"),
});

finds("decideApplication: notifies the applicant, with the recruiter's message", {
  "the message is lost": sends("decideApplication", without("message")),
  "no one is notified": answers("listNotifications", "items", none),
});

finds("decideApplication: is taken back with null", {
  "a decision stays": when(({ body }) => body.includes("null"), doesNothing("decideApplication")),
});

finds("decideApplications: decides on the others where one is gone", {
  "a missing application stops the others": answers("decideApplications", "data", withoutLast),
});

finds("decideApplications: notifies each applicant of their own", {
  "one decision is forgotten": sends("decideApplications", at("decisions", withoutFirst)),
});

finds("decideApplications: finds none of another recruiter's", {
  "every decision is accepted": shows("decideApplications", "data.*.outcome", "decided"),
});

finds("decideApplications: takes 100 at once, and no more", {
  "any number of decisions": letsThrough("decideApplications", 400),
});

finds("getJobOffer: tells the decision with the recruiter's words and its date", {
  "the applicant does not see the message": shows("getJobOffer", "data.application.decisionMessage", null),
  "the decision has no date": shows("getJobOffer", "data.application.decidedAt", null),
});

finds("getJobOffer: begins anew when one applies again, after what was withdrawn", {
  "earlier applications are forgotten": answers("getJobOffer", "data.withdrawnApplications", none),
});

finds("getJobOffer: tells nobody else", { "everyone reads an applicant's story": showsAll("getJobOffer") });

finds("createApplicationNote: keeps notes, the oldest first", {
  "the newest first": answers("listApplicationNotes", "", reversed),
  "a note is lost": answers("listApplicationNotes", "", withoutLast),
});

finds("listApplicationNotes: is a 404 for another recruiter", {
  "any recruiter reads notes": anyoneMay("listApplicationNotes"),
  "any recruiter deletes notes": anyoneMay("deleteApplicationNote"),
});

finds("createApplicationNote: keeps twenty on an application, and those there are", {
  "any number of notes": letsThrough("createApplicationNote", 409),
  "the refusal states another limit": refusals("createApplicationNote", 409, always({ error: "25 notes au plus." })),
});

finds("deleteApplicationNote: deletes a note, once", { "a note stays": doesNothing("deleteApplicationNote") });

finds("updateLetterTemplate: changes what is sent, and keeps the rest and its place", {
  "the newest first": answers("listLetterTemplates", "", reversed),
  "a changed template keeps its text": sends("updateLetterTemplate", without("text")),
});

finds("listLetterTemplates: are read, changed and deleted by their recruiter alone", {
  "any recruiter changes a template": anyoneMay("updateLetterTemplate"),
  "any recruiter deletes a template": anyoneMay("deleteLetterTemplate"),
  "any recruiter reads the templates": showsAll("listLetterTemplates"),
});

finds("exportApplicationsCsv: answers who applied as a table, in either language, and makes nothing seen", {
  "a table holds a formula": answersText("exportApplicationsCsv", (text) => text.replaceAll("'=", "=")),
  "a table is always in French": query("exportApplicationsCsv", { language: "fr" }),
});

finds("exportApplicationsCsv: takes the filters and the order of the list", {
  "the filters are ignored": query("exportApplicationsCsv", { status: undefined, search: undefined }),
  "the order is ignored": query("exportApplicationsCsv", { sort: undefined }),
});

finds("exportApplicationsCsv: holds all that there are, more than a page of the list", {
  "a table holds one page": answersText("exportApplicationsCsv", (text) =>
    text.split("\r\n").slice(0, 11).join("\r\n"),
  ),
});

finds("exportApplicationsPdf: makes nothing seen for HEAD", {
  "HEAD makes applications seen": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
});

finds("exportApplicationsPdf: tells each application in the order of the list, with its decision", {
  "the document has one order": query("exportApplicationsPdf", { sort: undefined }),
});

finds("exportApplicationsPdf: answers ten exports in ten minutes and no more", {
  "exports are unlimited": letsThrough("exportApplicationsPdf", 429),
  "nine exports": refusesAfter(["exportApplicationsCsv", "exportApplicationsPdf"], 9, 429),
});

finds("getDashboardNext: names the three applications that wait longest, and counts all", {
  "the latest first": answers("getDashboardNext", "data.waiting.items", reversed),
  "decided applications wait": answers("getDashboardNext", "data.waiting.totalItems", plus(1)),
});

finds("getDashboardNext: names the three latest decisions, the newest first", {
  "the oldest first": answers("getDashboardNext", "data.decisions", reversed),
  "a fourth decision": answers("getDashboardNext", "data.decisions", firstAgain),
});

finds("getDashboardNext: offers the three best, in the order of the list", {
  "two offers": answers("getDashboardNext", "data.offers", withoutLast),
});

finds("getDashboardNext: offers what the applicant has not opened", {
  "opened offers are suggested again": doesNothing("getJobOffer"),
});

finds("getDashboardNext: names the open offers that nobody applied to, the oldest first", {
  "the newest first": answers("getDashboardNext", "data.offersWithoutApplications.items", reversed),
});

finds("getDashboardNext: counts the applications of the last twelve weeks, this one last", {
  "eleven weeks": answers("getDashboardNext", "data.weeks", withoutFirst),
  "this week first": answers("getDashboardNext", "data.weeks", reversed),
});

finds("getDashboardNext: names what a profile does not say yet, in its order", {
  "in another order": answers("getDashboardNext", "data.missing", reversed),
});

finds("getDashboardNext: gives the three latest discussions as the list has them", {
  "the oldest first": answers("getDashboardNext", "data.discussions", reversed),
});

finds("getDashboardStats: counts an application for both, for nobody else", {
  "applications are not counted": shows("getDashboardStats", "data.applications", 0),
  "everyone's applications are counted": answers("getDashboardStats", "data.applications", plus(1)),
});

finds("getDashboardStats: counts an application as seen once the recruiter opened it", {
  "the figures are outdated": stale("getDashboardStats"),
});

finds("listApplications: marks nothing as seen for HEAD", {
  "HEAD marks applications as seen": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
});
