import { always, at, fields, firstAgain, none, plus, reversed, without, withoutFirst } from "./changes";
import { finds, startServers } from "./finds";
import { loses } from "./live";
import { query, sends } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, refusals, shows, showsAll, stale, status } from "./responses";

startServers();

finds({
  "createJobOffer: publishes texts with surrounding spaces": {
    "texts keep the spaces around them": answers("getJobOffer", "data.jobTitle", (title) => ` ${String(title)} `),
  },
  "createJobOffer: publishes a title and a place on one line": {
    "a title ends at a line break": sends(
      "createJobOffer",
      at("jobTitle", (title) => String(title).split("\r")[0]),
    ),
  },
  "createJobOffer: publishes distinct skills and benefits, in the given order and their first spelling, without blank ones":
    {
      "benefits are sorted": answers(["createJobOffer", "getJobOffer"], "data.benefits", reversed),
      "a skill is stored twice": answers(["createJobOffer", "getJobOffer"], "data.skills", firstAgain),
    },
  "createJobOffer: defaults to an active cdi without salary": {
    "offers are inactive at first": shows("createJobOffer", "data.active", false),
    "another contract by default": sends("createJobOffer", (body) => ({ contract: "cdd", ...Object(body) })),
  },
  "createJobOffer: may close today": { "an offer cannot close today": status("createJobOffer", 201, 400) },
  "createJobOffer: refuses an excessive salary": {
    "any salary is accepted": letsThrough("createJobOffer", 400),
    "the refusal names another field": refusals("createJobOffer", 400, always({ location: "Non." })),
  },
  "updateJobOffer: hides another recruiter's offer and leaves it unchanged": {
    "403 for another's offer": status("updateJobOffer", 404, 403),
    "anyone changes an offer": anyoneMay("updateJobOffer"),
  },
  "getJobOffer: is a 404 once the object is deleted": { "a deleted offer stays": doesNothing("deleteJobOffer") },
  "getJobOffer: shows an inactive offer only to its recruiter and its applicants": {
    "inactive offers are shown to all": anyoneMay("getJobOffer"),
    "an inactive offer is hidden from its applicants": {
      answer: (answer) =>
        JSON.stringify(answer.body)?.includes('"active":false') &&
        JSON.stringify(answer.body).includes('"applicationID"')
          ? { ...answer, status: 404, body: { error: "Non." } }
          : answer,
    },
  },
  "getJobOffer: answers for an inactive offer exactly as for a missing item": {
    "each text is another one": refusals("getJobOffer", 404, () => ({ error: `Caché ${Math.random()}` })),
  },
  "getJobOffer: returns the whole offer, with its recruiter": {
    "another recruiter": answers("getJobOffer", "data.recruiter", fields({ username: "autre" })),
    "recruiters read an application's status": answers(
      "getJobOffer",
      "data",
      fields({ applicationStatus: "not_applied" }),
    ),
  },
  "listRecruiterJobOffers: lists active offers to everyone else": {
    "inactive offers are listed to all": showsAll("listRecruiterJobOffers"),
    "inactive offers are counted": answers("listRecruiterJobOffers", "totalItems", plus(1)),
  },
  "listRecruiterJobOffers: finds one's own offers by the oldest first": {
    "one's own offers have one order": query("listRecruiterJobOffers", { sort: undefined }),
  },
  "createJobOffer: notifies applicants with two of four skills": {
    "a match is not notified": answers("listNotifications", "items", none),
  },
  "createJobOffer: notifies about five matching offers a day at most": {
    "one match a day is missing": answers("listNotifications", "items", withoutFirst),
    "matches are unlimited": answers("listNotifications", "items", firstAgain),
  },
  "updateJobOffer: reports changes of an offer to the recruiter's own connections": {
    "other tabs get no frame": loses("own_update"),
  },
  "createJobOffer: stores a repeated request with the same client id once": {
    "a client id is ignored": sends("createJobOffer", without("clientId")),
  },
  "createJobOffer: stores both requests with different client ids": {
    "every client id is the same": sends(
      "createJobOffer",
      fields({ clientId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }),
    ),
  },
  "getJobOffer: shows only the blocker that a kept offer is by a blocked recruiter": {
    "a block does not hide the offer": stale("getJobOffer"),
  },
});
