import { always, at, fields, matching, none, plus, reversed, without, withoutFirst } from "./changes";
import { finds, startServers } from "./finds";
import { mails } from "./operation";
import { query, sends, sendsForm } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, refusals, showsAll, shows, stale, status } from "./responses";

startServers();

finds("updateMe: changes the fields of the form and keeps the others", {
  "a form without an address clears it": sendsForm("updateMe", "address", "", "address"),
  "a form saves nothing": doesNothing("updateMe"),
});

finds("updateMe: returns what a later read returns", {
  "the answer differs from the saved value": shows("updateMe", "data.address", "Ailleurs"),
});

finds("updateMe: saves nothing if one field is refused", {
  "a wrong field is accepted": letsThrough("updateMe", 400),
});

finds("updateMe: reports all wrong fields at once", {
  "one wrong field is named at a time": refusals("updateMe", 400, (body) =>
    at("errors", (errors) => Object.fromEntries(Object.entries(Object(errors)).slice(0, 1)))(body),
  ),
});

finds("updateMe: requires the current password, and saves nothing without it", {
  "a new address needs no password": letsThrough("updateMe", 400),
});

finds("updateMe: refuses another user's username, in any case", {
  "a taken username is accepted": letsThrough("updateMe", 400),
});

finds("updateMe: keeps a name to one line", {
  "a name keeps its line breaks": shows("getMe", "firstname", "A\nB"),
});

finds("confirmEmail: uses the confirmed address", {
  "a confirmed address is not saved": doesNothing("confirmEmail"),
});

finds("confirmEmail: mails the old address after the change, without the new one", {
  "the former address gets no mail": mails(() => ""),
});

finds("confirmEmail: accepts no code of another person", {
  "any code confirms": letsThrough("confirmEmail", 400),
});

finds("getUser: finds a person by a former username, and returns the current one", {
  "a former username finds no one": status("getUser", 200, 404),
  "a person is shown under a former username": shows("getUser", "username", "ancien"),
});

finds("getUser: does not find an unverified user", { "an unverified person is found": letsThrough("getUser", 404) });

finds("listUsers: lists people with the same last name by first name", {
  "people in reverse order": answers("listUsers", "", reversed),
});

finds("listUsers: lists the verified users of both roles", {
  "recruiters are missing": answers("listUsers", "", matching("role", "applicant")),
  "every person is an applicant": shows("listUsers", "*.role", "applicant"),
});

finds("listUsers: shows no address, phone number or birth date", {
  "the directory shows e-mail addresses": {
    ...answers("listUsers", "*", fields({ email: "a@example.org" })),
    says: /must not show \S*\bemail/,
  },
});

finds("listPosts: shows an author by the current names", {
  "posts show former usernames": shows("listPosts", "items.*.username", "ancien"),
  "posts show former names": shows("listPosts", "items.*.fullname", "Ancien Nom"),
});

finds("listDiscussions: shows the other person of a discussion by the current names", {
  "discussions show former names": shows("listDiscussions", "*.interlocutor.username", "ancien"),
});

finds("updateMe: shows the current picture everywhere, if any", {
  "a post shows no picture of its author": shows("listPosts", "items.*.avatar", null),
  "comments show no picture of their authors": shows(["listPosts", "getPost"], "items.*.comments.*.avatar", null),
});

finds("updateMe: removes the avatar with an empty value, and its link is a 404", {
  "a picture stays": sendsForm("updateMe", "avatar"),
});

finds("updateMe: accepts 5 MB as avatar and no byte more", {
  "a larger picture is accepted": letsThrough("updateMe", 400, 413),
  "every picture is refused": status("updateMe", 200, 400),
});

finds("deleteMe: requires the password, and deletes nothing without it", {
  "no password is needed": letsThrough("deleteMe", 400),
});

finds("deleteMe: ends the session and its live channel, and frees the address", {
  "nothing is deleted": doesNothing("deleteMe"),
  "the channel stays open": { keepsLive: true },
});

finds("deleteMe: deletes the picture and the posts", { "the posts stay": letsThrough("getPost", 404) });

finds("deleteMe: withdraws an applicant's applications", { "the applications stay": doesNothing("deleteMe") });

finds("deleteMe: leaves messages to the other person, from a deleted person", {
  "the messages go too": answers("listMessages", "", none),
  "the sender is not shown as deleted": shows("listDiscussions", "*.interlocutor.deleted", false),
});

finds("deleteMe: mails the deletion of an account to its address", { "a deletion is not mailed": mails(() => "") });

finds("exportMe: requires the password, and returns no link without it", {
  "no password is needed": letsThrough("exportMe", 400),
});

finds("exportMe: serves a link once, and no forged link", {
  "a link can be used again": {
    instead: async (call, { ask }) => {
      if (!call.path.includes("/export")) return undefined;
      return call.method === "GET"
        ? { ...(await ask({ ...call, method: "HEAD" })), body: Buffer.from("PK") }
        : undefined;
    },
  },
});

finds("updateApplicantProfile: changes the fields of the form and keeps the others", {
  "a form without a sector clears it": sendsForm("updateApplicantProfile", "sector", "", "sector"),
  "a form saves nothing": doesNothing("updateApplicantProfile"),
});

finds("updateApplicantProfile: keeps the availability if the form omits it", {
  "a form without the availability clears it": sendsForm("updateApplicantProfile", "availableImmediately", "false"),
});

finds("updateApplicantProfile: appends skills to the existing ones, each once", {
  "skills that are added replace the others": {
    call: async (call) => {
      if (!call.path.startsWith("/applicant")) return call;
      return { ...call, body: Buffer.from(call.body.toString("latin1").replaceAll("addSkills", "skills"), "latin1") };
    },
  },
});

finds("updateRecruiterProfile: keeps the logo if the form omits it", {
  "a form without a logo removes it": sendsForm("updateRecruiterProfile", "logo", "", "logo"),
});

finds("updateRecruiterProfile: names the company on its offers", {
  "offers keep the former company": stale("listJobOffersForMe"),
});

finds("getApplicantProfile: shows the resume only to its owner and to recruiters with an application", {
  "everyone gets the resume": showsAll("getApplicantProfile"),
  "no one gets the resume": shows("getApplicantProfile", "data.resumeUrl", null),
});

finds("getApplicantProfile: shows no one else the name of the resume", {
  "everyone sees the name of the file": showsAll("getApplicantProfile"),
});

finds("updateApplicantProfile: stores a resume without a script that runs when it opens", {
  "a resume keeps its script": {
    answer: (answer) => (Buffer.isBuffer(answer.body) ? { ...answer, body: Buffer.from("/JS(harm)") } : answer),
  },
});

finds("updateApplicantProfile: serves the resume as a PDF, and never as a web page", {
  "a resume is served as a page": {
    answer: (answer) => {
      const headers = new Headers(answer.headers);
      if (headers.get("content-type")?.includes("pdf")) headers.set("content-type", "text/html");
      return { ...answer, headers };
    },
  },
});

finds("listResumeViews: lists the people who opened the resume, how often, and when last", {
  "a second view is not counted": shows("listResumeViews", "items.*.views", 1),
  "the company is missing": shows("listResumeViews", "items.*.company", null),
});

finds("listResumeViews: puts the latest view first, page by page", {
  "every page is the first": query("listResumeViews", { page: "1" }),
});

finds("createFormation: returns the saved item", {
  "texts in small letters": answers("createFormation", "data.degree", (text) => String(text).toLowerCase()),
  "skills in reverse order": answers("createFormation", "data.skills", reversed),
});

finds("updateFormation: hides another applicant's item and leaves it unchanged", {
  "anyone changes an entry": anyoneMay("updateFormation"),
  "403 for another's entry": status("updateFormation", 404, 403),
});

finds("deleteFormation: deletes it, once", {
  "nothing is deleted": doesNothing("deleteFormation"),
  "a deletion succeeds again": letsThrough("deleteFormation", 404),
});

finds("createFormation: refuses an end before the start, with the documented text", {
  "an end before the start is accepted": letsThrough("createFormation", 400),
});

finds("updateExperience: puts an entry at a position, on every page", {
  "a position is ignored": sends("updateExperience", without("position")),
  "an entry is placed one position too late": sends("updateExperience", at("position", plus(1))),
});

finds("createProject: stores a repeated request with the same client id once", {
  "a client id is ignored": sends("createProject", without("clientId")),
});

finds("proposeCvEntries: proposes the content of another program's document, and nothing else", {
  "one language is missing": answers("proposeCvEntries", "languages", withoutFirst),
  "the languages are in reverse order": answers("proposeCvEntries", "languages", reversed),
});

finds("proposeCvEntries: recognises a school before its degree, and a position after its company", {
  "the degree is taken for the school": shows("proposeCvEntries", "education.0.institution", "Licence de droit"),
});

finds("getCvPdf: uses the chosen language, regardless of the call's own", {
  "the document is always in French": {
    call: (call) => ({ ...call, path: call.path.replace("language=en", "language=fr") }),
  },
});

finds("getPerson: contains the profile and the whole CV, in the order of its lists", {
  "the certifications are left out": answers("getPerson", "data.profile.certifications", none),
  "the experiences are in reverse order": answers("getPerson", "data.profile.experiences", reversed),
  "the profile has no title": answers("getPerson", "data.profile", fields({ profile: null })),
});

finds("updateProject: saves nothing if one field is refused", {
  "a refused form is accepted": letsThrough("updateProject", 400),
  "a refusal names no field": refusals("updateProject", 400, always({})),
});
