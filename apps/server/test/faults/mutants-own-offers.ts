import type { Mutant } from "./seeding";

const list = "listRecruiterJobOffers";
const views = ["getJobOffer", "counts the applicants who opened an offer, each once"] as const;
const unseen = [list, "tells nobody else these numbers, and nobody who"] as const;
const expired = [list, "lists and counts what has passed its closing date as expired, closed or not"] as const;
const counted = "(select count(*) from opened_offers n where n.offer_id = o.id)";
const opens = 'user.role !== "applicant"';
const told = 'publish(user.id, { kind: "own", of: "job_offer", id: params.id })';

/** How recruiters find and count their own offers. */
export const ownOfferMutants: Mutant[] = [
  {
    name: "a recruiter's own reading counts as a view",
    found: views,
    reads: opens,
    becomes: 'user.role !== "applicant" && user.id !== offer.recruiter_id',
  },
  {
    name: "other recruiters count among those who opened an offer",
    found: views,
    reads: opens,
    becomes: "user.id === offer.recruiter_id",
  },
  {
    name: "who opened an offer counts twice",
    found: views,
    inSql: true,
    reads: counted,
    becomes: "(select count(*) * 2 from opened_offers n where n.offer_id = o.id)",
  },
  { name: "nobody opens an offer", found: views, inSql: true, reads: counted, becomes: "0" },
  {
    name: "everybody learns how many opened an offer and applied",
    found: unseen,
    reads: "items.map(presenter.jobOffer)",
    becomes:
      "items.map((row) => ({ ...presenter.jobOffer(row), applicationsCount: 1, unreadApplicationsCount: 1, viewsCount: 1 }))",
  },
  {
    name: "what is read counts as unread",
    found: ["listApplications", "counts what is unread until its recruiter reads it"],
    inSql: true,
    reads: "a.offer_id = o.id and a.seen_at is null)",
    becomes: "a.offer_id = o.id)",
  },
  {
    name: "expired offers count as closed",
    found: expired,
    inSql: true,
    reads: "(not o.active and not ${isExpired(today)})",
    becomes: "not o.active",
  },
  {
    name: "expired offers stand among those that close next",
    found: expired,
    inSql: true,
    reads: "${isExpired(today)}, o.closing_date nulls last",
    becomes: "o.closing_date nulls last",
  },
  {
    name: "one's own offers stand in one order",
    found: [list, "lists of one's own the oldest first"],
    reads: 'wanted.sort ?? "newest"',
    becomes: '"newest"',
  },
  {
    name: "a search of one's own is left out",
    found: [list, "lists of one's own a title without its accents"],
    reads: "filterOf(offerFilters({ search }), now)?.condition ?? sql`true`",
    becomes: "sql`(${search ?? null}::text is null or ${now.getTime()} > 0)`",
  },
  {
    name: "offers with applications are among those without",
    found: [list, "lists of one's own those without applications"],
    inSql: true,
    reads: "(select a.id from applications a where a.offer_id = o.id limit 1) is null",
    becomes: "true",
  },
  {
    name: "the counts are of what is wanted",
    found: [list, "counts one's own by status, whatever is wanted"],
    inSql: true,
    reads: "count(*) filter (where ${holds})",
    becomes: "count(*) filter (where ${holds} and ${isListed})",
  },
  {
    name: "other tabs are not told of a changed offer",
    found: ["updateJobOffer", "tells one's own connections what one did with an offer"],
    reads: told,
    becomes: "undefined",
  },
];
