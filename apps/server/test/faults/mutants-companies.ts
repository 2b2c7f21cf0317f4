import type { Mutant } from "./seeding";

const recruiters = ["getCompany", "is a 404 for an applicant, for nobody, and for who is not verified"] as const;
const active = ["getCompany", "lists the active offers alone, newest first, also to the recruiter"] as const;

const offers = "listOpenOffers(db, recruiter.id, dayInParis(clock.now()), page)";
const listed = `offers(db, isOpen(today))
    .select(total.as("total"))
    .where("o.recruiter_id", "=", recruiterId)`;

/** What a company's page shows, and of whom. */
export const companyMutants: Mutant[] = [
  {
    name: "an applicant has a company's page",
    found: recruiters,
    reads: 'recruiter?.role !== "recruiter"',
    becomes: "!recruiter",
  },
  {
    name: "a company's page shows the offers that are closed",
    found: active,
    reads: `${listed}\n    .where(isOpen(today))`,
    becomes: listed,
  },
  {
    name: "a company is missing before it is presented",
    found: ["getCompany", "is there, with its offers, before anything is saved of it"],
    reads: "row ? recruiterProfile(row, files) : null",
    becomes: "recruiterProfile(row!, files)",
  },
  {
    name: "a company's page shows its first offers alone",
    found: ["getCompany", "turns the pages of its offers"],
    reads: offers,
    becomes: offers.replace("page)", "{ ...page, offset: 0 })"),
  },
  {
    name: "a company's posts are those of everybody",
    found: ["listCompanyPosts", "gives the recruiter's own, newest first, as the feed does"],
    reads: 'postsFor(db, readerId).where("author_id", "=", authorId)',
    becomes: "postsFor(db, readerId)",
  },
  {
    name: "a company's posts are there though they are hidden",
    found: ["listCompanyPosts", "shows none that operators have hidden, not even to its author"],
    reads: 'postsFor(db, readerId).where("author_id", "=", authorId)',
    becomes: 'db.selectFrom("posts").select("id").where("author_id", "=", authorId)',
  },
  {
    name: "a company's posts are counted for everybody",
    found: ["listCompanyPosts", "turns its pages"],
    reads: "totalOf(db, rows, page, countBy(db, authored))",
    becomes: "rows.length",
  },
  {
    name: "a company shows its oldest posts first",
    found: ["listCompanyPosts", "turns its pages"],
    reads: 'postsBy(db, authored).orderBy("id", "desc")',
    becomes: 'postsBy(db, authored).orderBy("id", "asc")',
  },
  {
    name: "a company's posts have one page",
    found: ["listCompanyPosts", "turns its pages"],
    reads: "findPageBy(db, authored, page.size, page.offset)",
    becomes: "findPageBy(db, authored, page.size, 0)",
  },
  {
    name: "an offer does not say whose it is",
    found: ["listJobOffersForMe", "says whose offer it is, as the offer itself does"],
    reads: '["u.username", "r.company", "a.id as application_id", "a.seen_at", "a.decision"]',
    becomes: '[sql`\'\'`.as("username"), "r.company", "a.id as application_id", "a.seen_at", "a.decision"]',
  },
];
