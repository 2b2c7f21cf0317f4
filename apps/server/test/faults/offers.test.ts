import {
  always,
  fields,
  firstAgain,
  matching,
  none,
  plus,
  reversed,
  without,
  withoutFirst,
  withoutLast,
} from "./changes";
import { finds, startServers } from "./finds";
import { loses, reachesEveryone } from "./live";
import { noAlerts, noDigests } from "./operation";
import { query, sends } from "./requests";
import {
  answers,
  anyoneMay,
  asks,
  doesNothing,
  letsThrough,
  refusals,
  refusesAfter,
  sharedCache,
  shows,
  showsAll,
  stale,
  status,
  when,
} from "./responses";

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
  "another recruiter's name": answers("getJobOffer", "data.recruiter", fields({ lastname: "Autre" })),
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

finds("listJobOffersForMe: has no gap and no duplicate over its pages, newest first", {
  "pages overlap": answers("listJobOffersForMe", "items", firstAgain),
  "the page is ignored": query("listJobOffersForMe", { page: "1" }),
  "the oldest first": answers("listJobOffersForMe", "items", reversed),
});

finds("listJobOffersForMe: keeps an offer applied to once it is inactive", {
  "closed offers leave the list": answers("listJobOffersForMe", "items", matching("active", true)),
});

finds("listJobOffersForMe: finds offers that have all the words, without accents", {
  "the words are ignored": query("listJobOffersForMe", { search: undefined }),
});

finds("listJobOffersForMe: finds a place without case", {
  "the place is ignored": query("listJobOffersForMe", { location: undefined }),
});

finds("listJobOffersForMe: finds one of several contracts, and ignores what is none", {
  "the contracts are ignored": query("listJobOffersForMe", { contract: undefined }),
});

finds("listJobOffersForMe: finds one of several kinds of remote work", {
  "remote work is ignored": query("listJobOffersForMe", { remote: undefined }),
});

finds("listJobOffersForMe: finds a least salary, which an offer without one has not", {
  "the minimum salary is ignored": query("listJobOffersForMe", { minSalary: undefined }),
});

finds("listJobOffersForMe: lists offers without a salary if asked", {
  "offers without a salary are never listed": query("listJobOffersForMe", { withoutSalary: undefined }),
  "hidden offers are not counted": shows("listJobOffersForMe", "hiddenWithoutSalary", 0),
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

finds("listJobOffersForMe: finds the offers of one company", {
  "the company is ignored": query("listJobOffersForMe", { company: undefined }),
});

finds("listJobOffersForMe: counts the views without filters", {
  "the filters apply to the counts": answers("listJobOffersForMe", "counts.applied", plus(-1)),
});

finds("listJobOffersForMe: lists the offers applied to, latest first, until withdrawal", {
  "the view is ignored": query("listJobOffersForMe", { view: undefined }),
  "the earliest first": answers("listJobOffersForMe", "items", reversed),
});

finds("saveJobOffer: lists saved offers, latest first, and filters them", {
  "saved in the order of publication": answers("listJobOffersForMe", "items", reversed),
  "nothing is saved": doesNothing("saveJobOffer"),
});

finds("saveJobOffer: keeps saved offers private", {
  "one person's saved offers are everyone's": sharedCache("listJobOffersForMe"),
});

finds("saveJobOffer: reports saved and removed offers live to the applicant only", {
  "other tabs get no frame": loses("own_update"),
  "everyone gets the frame": reachesEveryone("own_update"),
});

finds("saveJobOffer: does not save a hidden offer", { "any offer is saved": letsThrough("saveJobOffer", 404) });

finds("createOfferAlert: stores the valid filters, for the caller only", {
  "alerts are everyone's": sharedCache("listOfferAlerts"),
  "a filter is lost": answers("createOfferAlert", "data.filters", fields({ search: null })),
});

finds("createOfferAlert: returns the existing alert with the same filters", {
  "the same filters make another alert": status("createOfferAlert", 200, 201),
});

finds("createOfferAlert: stores ten alerts at most", {
  "any number of alerts": letsThrough("createOfferAlert", 409),
  "nine alerts at most": refusesAfter("createOfferAlert", 9, 409),
});

finds("createOfferAlert: refuses an alert without filters", {
  "an alert may narrow nothing": letsThrough("createOfferAlert", 400),
});

finds("deleteOfferAlert: deletes one's own alert, once", {
  "anyone deletes an alert": anyoneMay("deleteOfferAlert"),
  "a deletion succeeds again": letsThrough("deleteOfferAlert", 404),
});

finds("createOfferAlert: notifies about an offer that matches all filters, by its name and that of the alert", {
  "an alert finds nothing": noAlerts,
  "a notification does not name the filters": shows("listNotifications", "items.*.offerFilters", null),
});

finds("updateNotificationSettings: mails the offers that an alert found, with a link", {
  "nothing is mailed": noDigests,
});

finds("searchSkills: suggests skills by their beginning, the most wanted first", {
  "the least wanted first": answers("searchSkills", "items", reversed),
  "the text is ignored": query("searchSkills", { q: "e" }),
});

finds("searchSkills: suggests ten at most", {
  "more than ten are suggested": answers("searchSkills", "items", firstAgain),
});

finds("searchSkills: counts an offer once, regardless of spelling", {
  "an offer counts twice": answers("searchSkills", "items.*.offers", plus(1)),
});

finds("listJobOffersForMe: matches as in the vector 'the example of scores: skills, title words, sector'", {
  "offers by date alone": answers("listJobOffersForMe", "items", reversed),
});

finds("listJobOffersForMe: matches as in the vector 'levels: strong from 0.7, medium from 0.4, else weak'", {
  "a medium match is strong": answers("listJobOffersForMe", "items.*.match.level", (level) =>
    level === "medium" ? "strong" : level,
  ),
});

finds(
  "listJobOffersForMe: matches as in the vector 'the named source: the latest experience, a project, a formation, a certification, the profile'",
  {
    "every source is the profile": shows("listJobOffersForMe", "items.*.match.matchedSkills.*.source.kind", "profile"),
  },
);

finds("updateFormation: matches the current skills of an entry, until it is deleted (formations)", {
  "an entry's former skills count": stale("getJobOffer"),
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

finds("listJobOffersForMe: shows an applicant no offers by a recruiter whom they block", {
  "offers of blocked recruiters are listed": stale("listJobOffersForMe"),
  "offers of blocked recruiters are counted": answers("listJobOffersForMe", "counts.all", plus(1)),
});

finds("getJobOffer: shows only the blocker that a kept offer is by a blocked recruiter", {
  "a block does not hide the offer": stale("getJobOffer"),
});

finds("getCompany: turns the pages of its offers", {
  "the last offer of a page is lost": when(
    asks("/companies/"),
    answers("getCompany", "data.offers.items", withoutLast),
  ),
});
