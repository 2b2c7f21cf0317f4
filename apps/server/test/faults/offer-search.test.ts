import { fields, firstAgain, matching, none, plus, reversed, withoutLast } from "./changes";
import { finds, startServers } from "./finds";
import { loses, reachesEveryone } from "./live";
import { noAlerts, noDigests } from "./operation";
import { query } from "./requests";
import {
  answers,
  anyoneMay,
  asks,
  doesNothing,
  letsThrough,
  refusesAfter,
  sharedCache,
  shows,
  stale,
  status,
  when,
} from "./responses";

startServers();

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

finds("listJobOffersForMe: finds one of several contracts, and ignores unknown ones", {
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

finds("listJobOffersForMe: finds the offers of one company", {
  "the company is ignored": query("listJobOffersForMe", { company: undefined }),
});

finds("listJobOffersForMe: leaves out weak matches if asked", {
  "the level is ignored": query("listJobOffersForMe", { level: undefined }),
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

finds("suggestOffers: suggests titles, skills and companies, the most frequent first", {
  "the least frequent first": answers("suggestOffers", "items", reversed),
  "the text is ignored": query("suggestOffers", { q: "e" }),
});

finds("suggestOffers: suggests nothing of closed offers and of blocked recruiters", {
  "everyone gets what one person gets": sharedCache("suggestOffers"),
});

finds("suggestPublicOffers: suggests names of public offers to visitors", {
  "nothing is suggested": answers("suggestPublicOffers", "items", none),
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

finds("listJobOffersForMe: shows an applicant no offers by recruiters they block", {
  "offers of blocked recruiters are listed": stale("listJobOffersForMe"),
  "offers of blocked recruiters are counted": answers("listJobOffersForMe", "counts.all", plus(1)),
});

finds("getCompany: turns the pages of its offers", {
  "the last offer of a page is lost": when(
    asks("/companies/"),
    answers("getCompany", "data.offers.items", withoutLast),
  ),
});
