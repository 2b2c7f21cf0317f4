import type { Mutant } from "./seeding";

const list = "listJobOffersForMe";
const ownSaved = ["saveJobOffer", "keeps what is saved to oneself"] as const;
const savedLive = ["saveJobOffer", "says live, to oneself alone, what is saved and what no longer is"] as const;
const applicationLive = [
  "createApplication",
  "says live, to oneself alone, that one has applied and withdrawn",
] as const;
const alertLive = ["createOfferAlert", "says live, to oneself alone, what alerts are made and deleted"] as const;
const whoApplied = [list, "finds an inactive offer for those alone who applied to it"] as const;
const byNewName = [list, "finds an offer by the new name of its company, not by the former"] as const;
const byChange = ["updateJobOffer", "finds an offer by what it was changed to"] as const;
const texts = '[offer.jobTitle, offer.description, offer.company ?? "", ...offer.skills]';

/** Filters, views and saved offers. */
export const offerListMutants: Mutant[] = [
  {
    name: "search words are ignored",
    found: [list, "finds offers that have all the words, without accents"],
    reads: "[...words, ...places, ...companies, kinds, ways]",
    becomes: "[...places, ...companies, kinds, ways]",
  },
  {
    name: "a text without a word finds everything",
    found: [list, 'finds nothing by a text without a word: {"search":"🙂"}'],
    reads: 'trimText(query) === "" ? [] : [noWord]',
    becomes: "[]",
  },
  {
    name: "small words are ignored where there are no others",
    found: [list, "finds small words where there are no others"],
    reads: "(telling.length > 0 ? telling : all)",
    becomes: "telling",
  },
  {
    name: "small words are looked for beside others",
    found: [list, "finds words of two letters or signs as a whole"],
    reads: "(telling.length > 0 ? telling : all)",
    becomes: "all",
  },
  {
    name: "the place is ignored",
    found: [list, "finds a place without case"],
    reads: "[...words, ...places, ...companies, kinds, ways]",
    becomes: "[...words, ...companies, kinds, ways]",
  },
  {
    name: "the kinds of contract are ignored",
    found: [list, "finds one of several contracts, and ignores what is none"],
    reads: "[...words, ...places, ...companies, kinds, ways]",
    becomes: "[...words, ...places, ...companies, ways]",
  },
  {
    name: "remote work is ignored",
    found: [list, "finds one of several kinds of remote work"],
    reads: "[...words, ...places, ...companies, kinds, ways]",
    becomes: "[...words, ...places, ...companies, kinds]",
  },
  {
    name: "the company is ignored",
    found: [list, "finds the offers of one company"],
    reads: "[...words, ...places, ...companies, kinds, ways]",
    becomes: "[...words, ...places, kinds, ways]",
  },
  {
    name: "the least salary is ignored",
    found: [list, "finds a least salary, which an offer without one has not"],
    reads: "sql<boolean>`o.salary >= ${value(minSalary)}`",
    becomes: "sql<boolean>`o.salary >= 0`",
  },
  {
    name: "the company is not among the words",
    found: byNewName,
    reads: texts,
    becomes: "[offer.jobTitle, offer.description, ...offer.skills]",
  },
  {
    name: "skills are not among the words",
    found: byChange,
    reads: texts,
    becomes: '[offer.jobTitle, offer.description, offer.company ?? ""]',
  },
  {
    name: "a changed offer is found by what it was",
    found: byChange,
    reads: "await indexOffers(tx, { id: offerId })",
    becomes: "undefined",
  },
  {
    name: "an offer is found by the former name of its company",
    found: byNewName,
    reads: "await indexOffers(tx, { recruiterId: user.id })",
    becomes: "undefined",
  },
  {
    name: "an application is not found once its offer is closed",
    found: whoApplied,
    reads: "select offer_id as id from applications where applicant_id = ${reader.id}",
    becomes: "select offer_id as id from applications where applicant_id = ${reader.id} and false",
    inSql: true,
  },
  {
    name: "filters lose the order of the list",
    found: [list, "keeps the order of the whole list, and its pages, under filters"],
    reads: "rankedAmong(db, reader.id, terms, today, pool, filter.condition)",
    becomes: "pool",
  },
  {
    name: "the list counts blocks of offers",
    found: [list, "has no gap and no duplicate over its pages, newest first (D-097, D-098)"],
    reads: "select coalesce(sum(active), 0) from offer_blocks",
    becomes: "select count(*) from offer_blocks",
    inSql: true,
  },
  {
    name: "what somebody else saved is listed",
    found: ownSaved,
    reads: "where m.user_id = ${userId} and ${shown} and",
    becomes: "where (m.user_id = ${userId} or ${view === 'saved'}) and ${shown} and",
    inSql: true,
  },
  {
    name: "what somebody else saved counts as one's own",
    found: ownSaved,
    reads: "where s.user_id = ${readerId} and s.offer_id = o.id",
    becomes: "where ${readerId} > 0 and s.offer_id = o.id",
    inSql: true,
  },
  {
    name: "whoever stops saving stops it for all",
    found: ownSaved,
    reads: 'db.deleteFrom("saved_offers").where("user_id", "=", userId)',
    becomes: 'db.deleteFrom("saved_offers")',
  },
  {
    name: "other tabs are not told what is saved",
    found: savedLive,
    reads: 'publish(user.id, { kind: "own", of: "saved_offer", id: offer.id })',
    becomes: "undefined",
  },
  {
    name: "other tabs are told of what was not saved",
    found: savedLive,
    reads: "await deleteSaved(db, user.id, params.id)",
    becomes: "(await deleteSaved(db, user.id, params.id)) || true",
  },
  {
    name: "other tabs are told that each offer is saved",
    found: savedLive,
    reads: "await isThere(db, userId, of, id)",
    becomes: "true",
  },
  {
    name: "other tabs are not told of an application",
    found: applicationLive,
    reads: 'publish(user.id, { kind: "own", of: "application", id: offer.id })',
    becomes: "undefined",
  },
  {
    name: "other tabs are not told of a withdrawal",
    found: applicationLive,
    reads: 'publish(applicantId, { kind: "own", of: "application", id: withdrawn.offer_id })',
    becomes: "undefined",
  },
  {
    name: "the recruiter is told of an application as of their own",
    found: applicationLive,
    reads: 'publish(user.id, { kind: "own", of: "application", id: offer.id })',
    becomes: 'publish(offer.recruiter_id, { kind: "own", of: "application", id: offer.id })',
  },
  {
    name: "other tabs are not told of an alert",
    found: alertLive,
    reads: 'publish(user.id, { kind: "own", of: "offer_alert", id: alert.id })',
    becomes: "undefined",
  },
  {
    name: "other tabs are told of an alert that was there",
    found: alertLive,
    reads: "{ isNew: false, alert: same }",
    becomes: "{ isNew: true, alert: same }",
  },
  {
    name: "other tabs are not told of the end of an alert",
    found: alertLive,
    reads: 'publish(user.id, { kind: "own", of: "offer_alert", id: params.id })',
    becomes: "undefined",
  },
  {
    name: "an offer that nobody may read is saved",
    found: ["saveJobOffer", "saves no offer that one may not read"],
    reads: "!(offer && mayRead(user, offer))",
    becomes: "!offer",
  },
  {
    name: "a saved offer cannot be read once it is closed",
    found: ["saveJobOffer", "keeps a saved offer that closes, as closed, and loses one that is deleted"],
    reads: "offer.saved && offer.hidden_at === null",
    becomes: "false",
  },
  {
    name: "the views count what passes the filters",
    found: [list, "counts the views without filters"],
    reads: "{ ...pageOf(shown, total, page), counts: { all, ...own } }",
    becomes: "{ ...pageOf(shown, total, page), counts: { all, ...own, [view]: total } }",
  },
  {
    name: "saved offers stand in the order of publication",
    found: ["saveJobOffer", "lists what one saved, the one saved last first, and filters it"],
    reads: "order by p.moment desc, p.id desc",
    becomes: "order by p.id desc",
    inSql: true,
  },
  {
    name: "words of three letters find longer ones",
    found: ["listJobOffersForMe", "finds words of three letters as a whole"],
    reads: "word.length >= minPrefix",
    becomes: "word.length >= 3",
  },
  {
    name: "words of four letters are whole",
    found: ["listJobOffersForMe", "finds words of four letters as beginnings"],
    reads: "word.length >= minPrefix",
    becomes: "word.length >= 5",
  },
];
