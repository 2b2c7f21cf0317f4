import { always, fields, firstAgain, none, plus, reversed, without, withoutFirst } from "./changes";
import { finds, startServers } from "./finds";
import { loses } from "./live";
import { query, sends } from "./requests";
import { answers, anyoneMay, doesNothing, letsThrough, refusals, shows, showsAll, stale, status } from "./responses";

startServers();

finds("createJobOffer: publishes texts with surrounding spaces", {
  "texts keep the spaces around them": answers("getJobOffer", "data.jobTitle", (title) => ` ${String(title)} `),
});

finds(
  "createJobOffer: publishes distinct skills and benefits, in the given order and their first spelling, without blank ones",
  {
    "benefits are sorted": answers(["createJobOffer", "getJobOffer"], "data.benefits", reversed),
    "a skill is stored twice": answers(["createJobOffer", "getJobOffer"], "data.skills", firstAgain),
  },
);

finds("createJobOffer: defaults to an active cdi without salary", {
  "offers are inactive at first": shows("createJobOffer", "data.active", false),
  "another contract by default": sends("createJobOffer", (body) => ({ contract: "cdd", ...Object(body) })),
});

finds("createJobOffer: stores remote work, closing date and positions, and shows them to all", {
  "the closing date is lost": shows("getJobOffer", "data.closingDate", null),
  "the number of positions is lost": sends("createJobOffer", without("positions")),
});

finds('createJobOffer: refuses "2020-01-31" as closingDate', {
  "a closing date that has passed is accepted": letsThrough("createJobOffer", 400),
});

finds("createJobOffer: may close today", { "an offer cannot close today": status("createJobOffer", 201, 400) });

finds("createJobOffer: refuses an excessive salary", {
  "any salary is accepted": letsThrough("createJobOffer", 400),
  "the refusal names another field": refusals("createJobOffer", 400, always({ location: "Non." })),
});

finds("updateJobOffer: opens and closes an offer", {
  "an activated offer gets a new date": shows("updateJobOffer", "data.createdAt", "2030-01-01T00:00:00.000Z"),
  "an offer stays as it is": stale(["updateJobOffer", "getJobOffer", "listRecruiterJobOffers"]),
});

finds("updateJobOffer: hides another recruiter's offer and leaves it unchanged", {
  "403 for another's offer": status("updateJobOffer", 404, 403),
  "anyone changes an offer": anyoneMay("updateJobOffer"),
});

finds("deleteJobOffer: hides another recruiter's offer and leaves it unchanged", {
  "anyone deletes an offer": anyoneMay("deleteJobOffer"),
});

finds("deleteJobOffer: deletes the offer", { "a deleted offer stays": doesNothing("deleteJobOffer") });

finds("getJobOffer: shows an inactive offer only to its recruiter and its applicants", {
  "inactive offers are shown to all": anyoneMay("getJobOffer"),
  "an inactive offer is hidden from its applicants": {
    answer: (answer) =>
      JSON.stringify(answer.body)?.includes('"active":false') && JSON.stringify(answer.body).includes('"applicationID"')
        ? { ...answer, status: 404, body: { error: "Non." } }
        : answer,
  },
});

finds("getJobOffer: answers for an inactive offer exactly as for a missing item", {
  "each text is another one": refusals("getJobOffer", 404, () => ({ error: `Caché ${Math.random()}` })),
});

finds("getJobOffer: returns the whole offer, with its recruiter", {
  "another recruiter": answers("getJobOffer", "data.recruiter", fields({ username: "autre" })),
  "recruiters read an application's status": answers(
    "getJobOffer",
    "data",
    fields({ applicationStatus: "not_applied" }),
  ),
});

finds("getJobOffer: counts each applicant who opened an offer once", {
  "each reading counts": answers("listRecruiterJobOffers", "items.*.viewsCount", plus(1)),
  "views are not counted": shows("listRecruiterJobOffers", "items.*.viewsCount", 0),
});

finds("listRecruiterJobOffers: lists active offers to everyone else", {
  "inactive offers are listed to all": showsAll("listRecruiterJobOffers"),
  "inactive offers are counted": answers("listRecruiterJobOffers", "totalItems", plus(1)),
});

finds("listRecruiterJobOffers: finds one's own offers by the oldest first", {
  "one's own offers have one order": query("listRecruiterJobOffers", { sort: undefined }),
});

finds("listRecruiterJobOffers: finds one's own offers by a title without its accents", {
  "the search is ignored": query("listRecruiterJobOffers", { search: undefined }),
});

finds("listRecruiterJobOffers: finds one's own offers by those without applications", {
  "offers with applications are listed": query("listRecruiterJobOffers", { applications: undefined }),
});

finds("listRecruiterJobOffers: finds one's own offers by closed ones", {
  "the status is ignored": query("listRecruiterJobOffers", { status: undefined }),
});

finds("listRecruiterJobOffers: counts one's own by status, regardless of filters", {
  "one closed offer too many": answers("listRecruiterJobOffers", "counts.closed", plus(1)),
});

finds("listRecruiterJobOffers: shows these numbers to no one else, and no names", {
  "everyone reads the numbers": showsAll("listRecruiterJobOffers"),
});

finds("createJobOffer: states a yearly range with its monthly equivalent", {
  "the monthly equivalent is the yearly amount": shows("getJobOffer", "data.salary", 35_000),
  "the range is lost": shows("getJobOffer", "data.salaryMax", null),
});

finds("createJobOffer: refuses an upper bound below the salary", {
  "a reversed range is accepted": letsThrough("createJobOffer", 400),
});

finds("updateJobOffer: the same salary keeps range and period", {
  "the stated pay is lost": shows("updateJobOffer", "data.salaryPeriod", "month"),
});

finds("createJobOffer: notifies applicants with two of four skills", {
  "a match is not notified": answers("listNotifications", "items", none),
});

finds("createJobOffer: notifies about five matching offers a day at most", {
  "one match a day is missing": answers("listNotifications", "items", withoutFirst),
  "matches are unlimited": answers("listNotifications", "items", firstAgain),
});

finds("updateJobOffer: reports changes of an offer to the recruiter's own connections", {
  "other tabs get no frame": loses("own_update"),
});

finds("createJobOffer: stores a repeated request with the same client id once", {
  "a client id is ignored": sends("createJobOffer", without("clientId")),
});

finds("createJobOffer: stores both requests with different client ids", {
  "every client id is the same": sends("createJobOffer", fields({ clientId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" })),
});

finds("getJobOffer: shows only the blocker that a kept offer is by a blocked recruiter", {
  "a block does not hide the offer": stale("getJobOffer"),
});
