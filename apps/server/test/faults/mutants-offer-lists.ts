import type { Mutant } from "./seeding";

const list = "listJobOffersForMe";
const ownSaved = ["saveJobOffer", "keeps what is saved to oneself"] as const;
const whoApplied = [list, "finds an inactive offer for those alone who applied to it"] as const;
const words = [list, "finds words in description, skills and company, without case and as beginnings"] as const;

/** Filters, views and saved offers. */
export const offerListMutants: Mutant[] = [
  {
    name: "search words are ignored",
    found: [list, "finds offers that have all the words, without accents"],
    reads: "[...words, ...places, kinds, ways, company]",
    becomes: "[...places, kinds, ways, company]",
  },
  {
    name: "the place is ignored",
    found: [list, "finds a place without case"],
    reads: "[...words, ...places, kinds, ways, company]",
    becomes: "[...words, kinds, ways, company]",
  },
  {
    name: "the kinds of contract are ignored",
    found: [list, "finds one of several contracts, and ignores what is none"],
    reads: "[...words, ...places, kinds, ways, company]",
    becomes: "[...words, ...places, ways, company]",
  },
  {
    name: "remote work is ignored",
    found: [list, "finds one of several kinds of remote work"],
    reads: "[...words, ...places, kinds, ways, company]",
    becomes: "[...words, ...places, kinds, company]",
  },
  {
    name: "an unknown company is ignored",
    found: [list, "has no offer of an unknown company"],
    reads: "[...words, ...places, kinds, ways, company]",
    becomes: "[...words, ...places, kinds, ways, recruiterId ? company : []]",
  },
  {
    name: "the least salary is ignored",
    found: [list, "finds a least salary, which an offer without one has not"],
    reads: "[sql`o.salary >= ${minSalary}`]",
    becomes: "[sql`o.salary >= 0 and ${minSalary} > 0`]",
  },
  {
    name: "the company is not among the words",
    found: words,
    reads: 'offer.company ?? ""',
    becomes: '""',
  },
  {
    name: "skills are not among the words",
    found: words,
    reads: "...offer.skills].join",
    becomes: "].join",
    inSql: true,
  },
  {
    name: "a changed offer is found by what it was",
    found: ["updateJobOffer", "finds an offer by what it was changed to"],
    reads: "await indexOffers(tx, { id: offerId })",
    becomes: "undefined",
  },
  {
    name: "an offer is found by the former name of its company",
    found: [list, "finds an offer by the new name of its company, not by the former"],
    reads: "await indexOffers(tx, { recruiterId: user.id })",
    becomes: "undefined",
  },
  {
    name: "everybody finds closed offers",
    found: whoApplied,
    reads: "where o.active and ${isOpen(today)} and ${filter}",
    becomes: "where ${filter}",
    inSql: true,
  },
  {
    name: "an application is not found once its offer is closed",
    found: whoApplied,
    reads: "where a.applicant_id = ${id} and ${filter}",
    becomes: "where a.applicant_id = ${id} and o.active and ${filter}",
    inSql: true,
  },
  {
    name: "filters lose the order of the list",
    found: [list, "keeps the order of the whole list, and its pages, under filters"],
    reads: "[...best, ...more].toSorted(compare)",
    becomes: "[...best, ...more].toSorted((a, b) => (sliceSize === 200 ? a.id - b.id : compare(a, b)))",
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
    name: "an offer that nobody may read is saved",
    found: ["saveJobOffer", "saves no offer that one may not read"],
    reads: "!offer || !mayRead(user, offer)",
    becomes: "!offer",
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
    reads: "saved_at as moment from saved_offers",
    becomes: "'2026-01-01'::timestamptz as moment from saved_offers",
    inSql: true,
  },
];
