import { always, at, fields, matching, none, plus, reversed, without, withoutFirst } from "./changes";
import { finds, startServers } from "./finds";
import { mails } from "./operation";
import { query, sends, sendsForm } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, refusals, showsAll, shows, stale, status } from "./responses";

startServers();

finds({
  "confirmEmail: mails the old address after the change, without the new one": {
    "the former address gets no mail": mails(() => ""),
  },
  "getUser: finds a person by a former username, and returns the current one": {
    "a former username finds no one": status("getUser", 200, 404),
    "a person is shown under a former username": shows("getUser", "username", "ancien"),
  },
  "getUser: does not find an unverified user": { "an unverified person is found": letsThrough("getUser", 404) },
  "listUsers: lists people with the same last name by first name": {
    "people in reverse order": answers("listUsers", "", reversed),
  },
  "listUsers: lists the verified users of both roles": {
    "recruiters are missing": answers("listUsers", "", matching("role", "applicant")),
    "every person is an applicant": shows("listUsers", "*.role", "applicant"),
  },
  "listUsers: shows no address, phone number or birth date": {
    "the directory shows e-mail addresses": {
      ...answers("listUsers", "*", fields({ email: "a@example.org" })),
      says: /must not show \S*\bemail/,
    },
  },
  "updateMe: accepts 5 MB as avatar and no byte more": {
    "a larger picture is accepted": letsThrough("updateMe", 400, 413),
    "every picture is refused": status("updateMe", 200, 400),
  },
  "deleteMe: ends the session and its live channel, and frees the address": {
    "nothing is deleted": doesNothing("deleteMe"),
    "the channel stays open": { keepsLive: true },
  },
  "deleteMe: leaves messages to the other person, from a deleted person": {
    "the messages go too": answers("listMessages", "", none),
    "the sender is not shown as deleted": shows("listDiscussions", "*.interlocutor.deleted", false),
  },
  "exportMe: serves a link once, and no forged link": {
    "a link can be used again": {
      instead: async (call, { ask }) => {
        if (!call.path.includes("/export")) return undefined;
        return call.method === "GET"
          ? { ...(await ask({ ...call, method: "HEAD" })), body: Buffer.from("PK") }
          : undefined;
      },
    },
  },
  "updateApplicantProfile: changes the fields of the form and keeps the others": {
    "a form without a sector clears it": sendsForm("updateApplicantProfile", "sector", "", "sector"),
    "a form saves nothing": doesNothing("updateApplicantProfile"),
  },
  "updateApplicantProfile: appends skills to the existing ones, each once": {
    "skills that are added replace the others": {
      call: async (call) => {
        if (!call.path.startsWith("/applicant")) return call;
        return { ...call, body: Buffer.from(call.body.toString("latin1").replaceAll("addSkills", "skills"), "latin1") };
      },
    },
  },
  "updateRecruiterProfile: names the company on its offers": {
    "offers keep the former company": stale("listJobOffersForMe"),
  },
  "getApplicantProfile: shows the resume only to its owner and to recruiters with an application": {
    "everyone gets the resume": showsAll("getApplicantProfile"),
    "no one gets the resume": shows("getApplicantProfile", "data.resumeUrl", null),
  },
  "updateApplicantProfile: stores a resume without a script that runs when it opens": {
    "a resume keeps its script": {
      answer: (answer) => (Buffer.isBuffer(answer.body) ? { ...answer, body: Buffer.from("/JS(harm)") } : answer),
    },
  },
  "updateApplicantProfile: serves the resume as a PDF, and never as a web page": {
    "a resume is served as a page": {
      answer: (answer) => {
        const headers = new Headers(answer.headers);
        if (headers.get("content-type")?.includes("pdf")) headers.set("content-type", "text/html");
        return { ...answer, headers };
      },
    },
  },
  "listResumeViews: puts the latest view first, page by page": {
    "every page is the first": query("listResumeViews", { page: "1" }),
  },
  "createFormation: returns the saved item": {
    "texts in small letters": answers("createFormation", "data.degree", (text) => String(text).toLowerCase()),
    "skills in reverse order": answers("createFormation", "data.skills", reversed),
  },
  "updateFormation: hides another applicant's item and leaves it unchanged": {
    "anyone changes an entry": anyoneMay("updateFormation"),
    "403 for another's entry": status("updateFormation", 404, 403),
  },
  "deleteFormation: deletes it, once": {
    "nothing is deleted": doesNothing("deleteFormation"),
    "a deletion succeeds again": letsThrough("deleteFormation", 404),
  },
  "createFormation: refuses an end before the start, with the documented text": {
    "an end before the start is accepted": letsThrough("createFormation", 400),
  },
  "updateExperience: puts an entry at a position, on every page": {
    "a position is ignored": sends("updateExperience", without("position")),
    "an entry is placed one position too late": sends("updateExperience", at("position", plus(1))),
  },
  "proposeCvEntries: proposes the content of another program's document, and nothing else": {
    "one language is missing": answers("proposeCvEntries", "languages", withoutFirst),
    "the languages are in reverse order": answers("proposeCvEntries", "languages", reversed),
  },
  "getCvPdf: uses the chosen language, regardless of the call's own": {
    "the document is always in French": {
      call: (call) => ({ ...call, path: call.path.replace("language=en", "language=fr") }),
    },
  },
  "getPerson: contains the profile and the whole CV, in the order of its lists": {
    "the certifications are left out": answers("getPerson", "data.profile.certifications", none),
    "the experiences are in reverse order": answers("getPerson", "data.profile.experiences", reversed),
    "the profile has no title": answers("getPerson", "data.profile", fields({ profile: null })),
  },
  "updateProject: saves nothing if one field is refused": {
    "a refused form is accepted": letsThrough("updateProject", 400),
    "a refusal names no field": refusals("updateProject", 400, always({})),
  },
});
