import type { Mutant } from "./seeding";

const listed = ["listReceivedApplications", "lists and counts by status"] as const;
const ordered = ["listReceivedApplications", "puts what is unread first, then the newest"] as const;
const stays = ["listReceivedApplications", "keeps its pages while one reads"] as const;

const held = `tx
    .selectFrom("applications as a")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .select(["a.id", "a.applicant_id", "a.decision", "a.decision_message", "o.id as offer_id", "o.job_title"])
    .where("a.id", "=", id)`;
const marked = "marksSeen ? [received.id] : []";
const order = "select * from own order by is_unread desc, created_at ${way}, id ${way}";
const isUnread = "(a.seen_at is null or a.seen_at > ${moment})";
const received = `db
    .selectFrom("applications as a")
    .innerJoin("job_offers as o", "o.id", "a.offer_id")
    .select("a.id")
    .where("a.id", "=", id)`;
const deleted = `db
    .deleteFrom("application_notes")`;
const byRecruiter = '\n    .where("recruiter_id", "=", recruiterId)';
const ofApplication = '\n    .where("application_id", "=", applicationId)';
const noted = "insertNote(tx, { application_id: received.id, recruiter_id: user.id, text: body.text })";

/** How recruiters read the applications to an offer one by one. */
export const receivedMutants: Mutant[] = [
  {
    name: "a received application has no title of a profile",
    found: ["listApplications", "shows the title and the skills of the applicant's profile, as they are now"],
    reads: '["u.firstname", "u.lastname", "u.email", "u.username", "p.profile", "p.resume_file"]',
    becomes: '["u.firstname", "u.lastname", "u.email", "u.username", sql`null`.as("profile"), "p.resume_file"]',
  },
  {
    name: "any recruiter reads an application",
    found: ["getReceivedApplication", "is a 404 for another recruiter, and nothing is seen"],
    reads: `${held}\n    .where("o.recruiter_id", "=", recruiterId)`,
    becomes: held,
  },
  {
    name: "an application that is read stays unseen",
    found: ["getReceivedApplication", "reads one application, which makes it seen once"],
    reads: marked,
    becomes: "[]",
  },
  {
    name: "HEAD makes an application seen",
    found: ["getReceivedApplication", "marks nothing as seen for HEAD"],
    reads: marked,
    becomes: "[received.id]",
  },
  {
    name: "what is unread stands last",
    found: ordered,
    reads: order,
    becomes: order.replace("is_unread desc", "is_unread"),
    inSql: true,
  },
  {
    name: "received applications stand in one order",
    found: ordered,
    reads: 'sort === "oldest" ? sql`asc` : sql`desc`',
    becomes: "sql`desc`",
  },
  {
    name: "what is read leaves its page",
    found: stays,
    reads: isUnread,
    becomes: "a.seen_at is null",
    inSql: true,
  },
  {
    name: "what is decided stays among what is seen",
    found: listed,
    reads: "(a.seen_at is not null and a.decision is null)",
    becomes: "a.seen_at is not null",
    inSql: true,
  },
  {
    name: "letters are not searched",
    found: ["listReceivedApplications", "finds by a word of the letter"],
    reads: "or a.letter_words @@ ${`'${word}':*`}::tsquery",
    becomes: "",
    inSql: true,
  },
  {
    name: "one word is enough for a recruiter's search",
    found: ["listReceivedApplications", "finds by words of which one is nowhere"],
    reads: "sql.join(words.map(has), sql` and `)",
    becomes: "sql.join(words.map(has), sql` or `)",
  },
  {
    name: "several decisions end at the first that is gone",
    found: ["decideApplications", "decides on the others where one is gone"],
    reads: "data.push({ applicationID, outcome })",
    becomes: "data.push({ applicationID, outcome }) && outcome === 'gone' && body.decisions.splice(0)",
  },
  {
    name: "only the first of several decisions notifies",
    found: ["decideApplications", "notifies each applicant of their own"],
    reads: "notifyApplicant(tx, publish, { ...before, recruiterId }, decision, message)",
    becomes: 'message === "" ? undefined : notifyApplicant(tx, publish, { ...before, recruiterId }, decision, message)',
  },
  {
    name: "any recruiter reads the notes on an application",
    found: ["listApplicationNotes", "is a 404 for another recruiter"],
    reads: `${received}\n    .where("o.recruiter_id", "=", recruiterId)`,
    becomes: received,
  },
  {
    name: "any recruiter deletes a note",
    found: ["listApplicationNotes", "is a 404 for another recruiter"],
    reads: deleted + byRecruiter + ofApplication,
    becomes: deleted + ofApplication,
  },
  {
    name: "a note is deleted at any application of its recruiter",
    found: ["deleteApplicationNote", "finds a note at its own application alone"],
    reads: deleted + byRecruiter + ofApplication,
    becomes: deleted + byRecruiter,
  },
  {
    name: "twenty-one notes are kept",
    found: ["createApplicationNote", "keeps twenty on an application, and those there are"],
    reads: "before.length >= maxStored.applicationNotes",
    becomes: "before.length > maxStored.applicationNotes",
  },
  {
    name: "an applicant is told of a note",
    found: ["createApplicationNote", "tells the applicant nothing of a note"],
    reads: noted,
    becomes: `tx
        .updateTable("applications")
        .set({ message: body.text })
        .where("id", "=", received.id)
        .execute()
        .then(() => ${noted})`,
  },
  {
    name: "received applications are counted by the page",
    found: stays,
    reads: "pageOf(rows.map(presenter.receivedApplication), total, page)",
    becomes: "pageOf(rows.map(presenter.receivedApplication), rows.length, page)",
  },
  {
    name: "each page of received applications has a moment of its own",
    found: stays,
    reads: "{ ...shown, counts, asOf: moment.toISOString() }",
    becomes: "{ ...shown, counts, asOf: new Date().toISOString() }",
  },
  {
    name: "received applications are found by the middle of a word",
    found: ["listReceivedApplications", "finds by the middle of a word"],
    reads: "w.word >= ${word} and w.word < ${word + lastCodePoint}",
    becomes: "w.word like ${`%${word}%`}",
    inSql: true,
  },
  {
    name: "a letter is found by whole words alone",
    found: ["listReceivedApplications", "finds by the beginning of a word of the letter"],
    reads: "or a.letter_words @@ ${`'${word}':*`}::tsquery",
    becomes: "or a.letter_words @@ ${`'${word}'`}::tsquery",
    inSql: true,
  },
];
