import type { Mutant } from "./seeding";

const open = "(o.active and (o.closing_date is null or o.closing_date >= ${today}::date))";
const kept = [
  "updateJobOffer",
  "keeps a closing date that has passed, and opens with a later one and as active",
] as const;

/** What an offer says of its closing date, and what that ends. */
export const closingMutants: Mutant[] = [
  {
    name: "an offer is open after its closing date",
    found: ["createApplication", "refuses whoever applies after the closing date"],
    reads: open,
    becomes: "(o.active)",
    inSql: true,
  },
  {
    name: "days are those of UTC",
    found: ["createJobOffer", "goes by the days of Paris, where it is tomorrow before midnight UTC"],
    reads: "parisDay.format(moment)",
    becomes: "moment.toISOString().slice(0, 10)",
  },
  {
    name: "a later closing date opens an offer again",
    found: ["updateJobOffer", "does not open with a later closing date alone"],
    reads: "{ ...before, jobTitle, closingDate, ...body }",
    becomes: "{ ...before, active: before.is_announced, jobTitle, closingDate, ...body }",
  },
  {
    name: "an offer closes on its closing date",
    found: ["createJobOffer", "may close today"],
    reads: "closingDate !== null && closingDate < today",
    becomes: "closingDate !== null && closingDate <= today",
  },
  {
    name: "an offer that has passed its closing date counts in the list",
    found: [
      "listJobOffersForMe",
      "leaves the lists of those who did not apply, and their counts, with its closing date",
    ],
    reads: "(select count(*) from job_offers where active and closing_date < ${today}::date)",
    becomes: "0",
    inSql: true,
  },
  {
    name: "a closing date that has passed is taken",
    found: ["createJobOffer", 'refuses "2020-01-31" as closingDate'],
    reads: "closed && closingDate !== before",
    becomes: "false",
  },
  {
    name: "a closing date that has passed is refused though it is as before",
    found: kept,
    reads: "closed && closingDate !== before",
    becomes: "closed",
  },
  {
    name: "a change of an offer that has passed its date tells nobody",
    found: ["updateJobOffer", "tells who applied at a change of an offer that has passed its date, once"],
    reads: "!offer.active && before.is_announced",
    becomes: "!offer.active && before.active",
  },
  {
    name: "a later closing date opens an offer",
    found: kept,
    reads: "offer.active && !closed",
    becomes: "offer.active && !closed || (before !== null && before < today && !closed)",
  },
  {
    name: "the day of UTC decides who may still apply",
    found: ["createApplication", "is refused once it is tomorrow in Paris, before midnight UTC"],
    reads: "await lockOffer(tx, dayInParis(clock.now()), user.id, body.jobOfferID)",
    becomes: "await lockOffer(tx, clock.now().toISOString().slice(0, 10), user.id, body.jobOfferID)",
  },
];
