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

finds({
  "createApplication: is refused the second time, with the documented text": {
    "400 for a second application": status("createApplication", 409, 400),
    "a second application is accepted": letsThrough("createApplication", 409),
    "an undocumented text without a code": refusals("createApplication", 409, always({ error: "Déjà." })),
  },
  "createApplication: is refused for an inactive offer": {
    "an application to a closed offer is accepted": letsThrough("createApplication", 400, 404, 409),
  },
  "createApplication: allows three applications to the same offer a day": {
    "any number of applications": letsThrough("createApplication", 429),
    "two applications a day": refusesAfter("createApplication", 2, 429),
  },
  "createApplication: reports applications and withdrawals live to the applicant only": {
    "other tabs get no frame": loses("own_update"),
    "everyone gets the frame": reachesEveryone("own_update"),
  },
  "deleteApplication: is a 404 when repeated": { "a withdrawal succeeds again": letsThrough("deleteApplication", 404) },
  "deleteApplication: hides another person's application and leaves it unchanged": {
    "anyone withdraws an application": anyoneMay("deleteApplication"),
  },
  "deleteApplication: is possible once decided, and leaves the counts": {
    "a decided application cannot be withdrawn": status("deleteApplication", 200, 404),
  },
  "listApplications: puts the newest first and counts them": {
    "the oldest first": answers("listApplications", "items", reversed),
    "the total is of one page": when(asks("limit=1"), shows("listApplications", "totalItems", 1)),
    "one application too many": answers("listApplications", "totalItems", plus(1)),
  },
  "listApplications: shows recruiters no birth date, phone number or address": {
    "the phone number is shown": {
      ...answers("listApplications", "items.*.Applicant", fields({ phone: "+33612345678" })),
      says: /must not show \S*\bphone/,
    },
  },
  "listApplications: keeps the time when it was first seen": {
    "each reading has a new date": answers("listApplications", "items.*.seenAt", () => new Date().toISOString()),
  },
  "listApplications: marks as seen only the applications on the returned page": {
    "one page marks all as seen": {
      call: ({ path, ...call }) => ({ ...call, path: path.replace(/limit=1(?!\d)/, "limit=100") }),
    },
  },
  "listReceivedApplications: puts unread ones first, each group newest first": {
    "unread applications come last": answers("listReceivedApplications", "items", reversed),
  },
  "listReceivedApplications: lists the applicants and marks nothing as seen": {
    "a list makes its applications seen": {
      answer: async (answer, call, { ask }) => {
        const id = /^\/job-offer\/(\d+)\/applications/.exec(call.path)?.[1];
        if (id !== undefined) await ask({ ...call, path: `/applications?jobOfferId=${id}` });
        return answer;
      },
    },
  },
  "getReceivedApplication: marks nothing as seen for HEAD": {
    "HEAD makes an application seen": {
      call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call),
    },
  },
  "getReceivedApplication: is a 404 for another recruiter, and marks nothing as seen": {
    "any recruiter reads an application": anyoneMay("getReceivedApplication"),
  },
  "decideApplication: shows 'accepted' on both sides beside the status": {
    "the applicant is shown no decision": shows("listJobOffersForMe", "items.*.decision", null),
    "the decision is reversed": sends("decideApplication", fields({ decision: "rejected" })),
  },
  "decideApplication: notifies the applicant, with the recruiter's message": {
    "the message is lost": sends("decideApplication", without("message")),
    "no one is notified": answers("listNotifications", "items", none),
  },
  "decideApplications: notifies each applicant of their own decision": {
    "one decision is forgotten": sends("decideApplications", at("decisions", withoutFirst)),
  },
  "decideApplications: accepts 100 at once, and no more": {
    "any number of decisions": letsThrough("decideApplications", 400),
  },
  "getJobOffer: shows nothing to other people": { "everyone reads an applicant's story": showsAll("getJobOffer") },
  "createApplicationNote: stores notes, the oldest first": {
    "the newest first": answers("listApplicationNotes", "", reversed),
    "a note is lost": answers("listApplicationNotes", "", withoutLast),
  },
  "listApplicationNotes: is a 404 for another recruiter": {
    "any recruiter reads notes": anyoneMay("listApplicationNotes"),
    "any recruiter deletes notes": anyoneMay("deleteApplicationNote"),
  },
  "createApplicationNote: stores twenty per application at most": {
    "any number of notes": letsThrough("createApplicationNote", 409),
    "the refusal states another limit": refusals("createApplicationNote", 409, always({ error: "25 notes au plus." })),
  },
  "deleteApplicationNote: deletes a note, once": { "a note stays": doesNothing("deleteApplicationNote") },
  "updateLetterTemplate: changes the fields that are sent, and keeps the rest and the position": {
    "the newest first": answers("listLetterTemplates", "", reversed),
    "a changed template keeps its text": sends("updateLetterTemplate", without("text")),
  },
  "listLetterTemplates: are accessible to their recruiter only": {
    "any recruiter changes a template": anyoneMay("updateLetterTemplate"),
    "any recruiter deletes a template": anyoneMay("deleteLetterTemplate"),
    "any recruiter reads the templates": showsAll("listLetterTemplates"),
  },
  "exportApplicationsCsv: returns the applicants as a table, in either language, and marks nothing as seen": {
    "a table holds a formula": answersText("exportApplicationsCsv", (text) => text.replaceAll("'=", "=")),
    "a table is always in French": query("exportApplicationsCsv", { language: "fr" }),
  },
  "exportApplicationsPdf: marks nothing as seen for HEAD": {
    "HEAD makes applications seen": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
  },
  "getDashboardNext: lists the three latest decisions, newest first": {
    "the oldest first": answers("getDashboardNext", "data.decisions", reversed),
    "a fourth decision": answers("getDashboardNext", "data.decisions", firstAgain),
  },
  "getDashboardNext: offers only offers that the applicant has not opened": {
    "opened offers are suggested again": doesNothing("getJobOffer"),
  },
  "getDashboardNext: counts the applications of the last twelve weeks, the current one last": {
    "eleven weeks": answers("getDashboardNext", "data.weeks", withoutFirst),
    "this week first": answers("getDashboardNext", "data.weeks", reversed),
  },
  "getDashboardStats: counts an application as seen once the recruiter has opened it": {
    "the figures are outdated": stale("getDashboardStats"),
  },
  "listApplications: marks nothing as seen for HEAD": {
    "HEAD marks applications as seen": { call: (call) => (call.method === "HEAD" ? { ...call, method: "GET" } : call) },
  },
});
