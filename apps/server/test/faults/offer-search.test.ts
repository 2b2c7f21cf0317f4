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

finds({
  "listJobOffersForMe: keeps an offer applied to once it is inactive": {
    "closed offers leave the list": answers("listJobOffersForMe", "items", matching("active", true)),
  },
  "listJobOffersForMe: lists offers without a salary if asked": {
    "offers without a salary are never listed": query("listJobOffersForMe", { withoutSalary: undefined }),
    "hidden offers are not counted": shows("listJobOffersForMe", "hiddenWithoutSalary", 0),
  },
  "saveJobOffer: lists saved offers, latest first, and filters them": {
    "saved in the order of publication": answers("listJobOffersForMe", "items", reversed),
    "nothing is saved": doesNothing("saveJobOffer"),
  },
  "saveJobOffer: keeps saved offers private": {
    "one person's saved offers are everyone's": sharedCache("listJobOffersForMe"),
  },
  "saveJobOffer: reports saved and removed offers live to the applicant only": {
    "other tabs get no frame": loses("own_update"),
    "everyone gets the frame": reachesEveryone("own_update"),
  },
  "createOfferAlert: stores the valid filters, for the caller only": {
    "alerts are everyone's": sharedCache("listOfferAlerts"),
    "a filter is lost": answers("createOfferAlert", "data.filters", fields({ search: null })),
  },
  "createOfferAlert: returns the existing alert with the same filters": {
    "the same filters make another alert": status("createOfferAlert", 200, 201),
  },
  "createOfferAlert: stores ten alerts at most": {
    "any number of alerts": letsThrough("createOfferAlert", 409),
    "nine alerts at most": refusesAfter("createOfferAlert", 9, 409),
  },
  "createOfferAlert: refuses an alert without filters": {
    "an alert may narrow nothing": letsThrough("createOfferAlert", 400),
  },
  "deleteOfferAlert: deletes one's own alert, once": {
    "anyone deletes an alert": anyoneMay("deleteOfferAlert"),
    "a deletion succeeds again": letsThrough("deleteOfferAlert", 404),
  },
  "createOfferAlert: notifies about an offer that matches all filters, by its name and that of the alert": {
    "an alert finds nothing": noAlerts,
    "a notification does not name the filters": shows("listNotifications", "items.*.offerFilters", null),
  },
  "updateNotificationSettings: mails the offers that an alert found, with a link": { "nothing is mailed": noDigests },
  "searchSkills: suggests skills by their beginning, the most wanted first": {
    "the least wanted first": answers("searchSkills", "items", reversed),
    "the text is ignored": query("searchSkills", { q: "e" }),
  },
  "searchSkills: suggests ten at most": { "more than ten are suggested": answers("searchSkills", "items", firstAgain) },
  "suggestOffers: suggests titles, skills and companies, the most frequent first": {
    "the least frequent first": answers("suggestOffers", "items", reversed),
    "the text is ignored": query("suggestOffers", { q: "e" }),
  },
  "suggestOffers: suggests nothing of closed offers and of blocked recruiters": {
    "everyone gets what one person gets": sharedCache("suggestOffers"),
  },
  "suggestPublicOffers: suggests names of public offers to visitors": {
    "nothing is suggested": answers("suggestPublicOffers", "items", none),
  },
  "listJobOffersForMe: matches as in the vector 'levels: strong from 0.7, medium from 0.4, else weak'": {
    "a medium match is strong": answers("listJobOffersForMe", "items.*.match.level", (level) =>
      level === "medium" ? "strong" : level,
    ),
  },
  "listJobOffersForMe: shows an applicant no offers by recruiters they block": {
    "offers of blocked recruiters are listed": stale("listJobOffersForMe"),
    "offers of blocked recruiters are counted": answers("listJobOffersForMe", "counts.all", plus(1)),
  },
  "getCompany: turns the pages of its offers": {
    "the last offer of a page is lost": when(
      asks("/companies/"),
      answers("getCompany", "data.offers.items", withoutLast),
    ),
  },
});
