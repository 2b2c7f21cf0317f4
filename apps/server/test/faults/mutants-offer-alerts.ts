import type { Mutant } from "./seeding";

const key = "[words.toSorted(), places.toSorted(), companies.toSorted(), others]";
const others = ["createOfferAlert", "takes alerts that differ in one filter for others, in whatever spelling"] as const;

const create = "createOfferAlert";
const fulfils = [create, "notifies of an offer that fulfils all filters, with these"] as const;
const before = [create, "finds nothing that was there before"] as const;
const opened = ["updateJobOffer", "finds an offer when it is first opened, and not again"] as const;
const later = [create, "finds no offer that is closed or applied to by then"] as const;
const own = ["deleteOfferAlert", "deletes one's own alert, once"] as const;

/** Alerts for searches, and what they find. */
export const offerAlertMutants: Mutant[] = [
  {
    name: "an alert keeps filters that make no sense",
    found: [create, "keeps the filters that make sense, for the caller alone"],
    reads: 'searchWords(text).length > 0 ? trimText(text) : ""',
    becomes: "trimText(text)",
  },
  {
    name: "alerts are everybody's",
    found: [create, "keeps the filters that make sense, for the caller alone"],
    reads: "created_at from offer_alerts where user_id = ${userId}",
    becomes: "created_at from offer_alerts where ${userId} > 0",
    inSql: true,
  },
  {
    name: "the same filters make another alert",
    found: [create, "answers the alert that is there for the same filters"],
    reads: "alertKey(one.filters) === alertKey(filters)",
    becomes: "one === undefined",
  },
  {
    name: "eleven alerts are kept",
    found: [create, "keeps ten alerts at most, and those there are"],
    reads: "own.length >= maxStored.offerAlerts",
    becomes: "own.length > maxStored.offerAlerts",
  },
  {
    name: "an alert may narrow nothing",
    found: [create, "refuses an alert that narrows nothing"],
    reads: "countFilters(found) === 0",
    becomes: "countFilters(found) < 0",
  },
  {
    name: "anybody deletes an alert",
    found: own,
    reads: "delete from offer_alerts where user_id = ${userId}",
    becomes: "delete from offer_alerts where ${userId} > 0",
    inSql: true,
  },
  {
    name: "a deleted alert is still told of",
    found: ["deleteOfferAlert", "takes what is unread of an alert with it"],
    reads: 'removeNotification(tx, publish, ["offer_alert"], { target_id: params.id, user_id: user.id })',
    becomes: "Promise.resolve()",
  },
  {
    name: "an alert finds what does not fulfil it",
    found: fulfils,
    reads: "and o.active and ${isOpenFor(now.today, userId)} and ${condition}",
    becomes: "and o.active and ${isOpenFor(now.today, userId)}",
    inSql: true,
  },
  {
    name: "an alert finds what was there before",
    found: before,
    reads: "where o.published_at > ${sql.lit(since)}::timestamptz and",
    becomes: "where ${sql.lit(since)} <> '' and",
    inSql: true,
  },
  {
    name: "a reopened offer is a new one",
    found: opened,
    reads: "and published_at is null",
    becomes: "",
    inSql: true,
  },
  {
    name: "an alert finds what one applied to",
    found: later,
    reads: "p.offer_id = o.id and p.applicant_id = ${userId})",
    becomes: "p.offer_id = o.id and p.applicant_id = ${userId} and false)",
    inSql: true,
  },
  {
    name: "an alert finds what is closed",
    found: later,
    reads: "and o.active and ${isOpenFor(now.today, userId)} and ${condition}",
    becomes: "and ${now.today} <> '' and ${condition}",
    inSql: true,
  },
  {
    name: "a mail leads to no alert",
    found: ["updateNotificationSettings", "mails what an alert found, with a link to it"],
    reads: "filters ? pathOfAlert(filters) : target && pathOfTarget(target, role)",
    becomes: "target && pathOfTarget(target, role)",
  },
  {
    name: "alerts for different companies are one",
    found: others,
    reads: key,
    becomes: "[words.toSorted(), places.toSorted(), others]",
  },
  {
    name: "alerts for the same places in another order are two",
    found: others,
    reads: key,
    becomes: "[words.toSorted(), places, companies.toSorted(), others]",
  },
  {
    name: "alerts for different salaries are one",
    found: others,
    reads: key,
    becomes: "[words.toSorted(), places.toSorted(), companies.toSorted(), { ...others, minSalary: 0 }]",
  },
  {
    name: "an alert does not mind the salary",
    found: ["createOfferAlert", "finds an offer by each kind of filter"],
    reads: "conditionOf(offerFilters(filters), now.moment)",
    becomes: "conditionOf(offerFilters({ ...filters, minSalary: undefined }), now.moment)",
  },
  {
    name: "an alert does not mind the company",
    found: ["createOfferAlert", "finds an offer by each kind of filter"],
    reads: "conditionOf(offerFilters(filters), now.moment)",
    becomes: "conditionOf(offerFilters({ ...filters, company: undefined }), now.moment)",
  },
];
