import type { Mutant } from "./seeding";

const people = "shows each field of a person whole wherever it may be read, and changes nothing else";
const offers = ["createApplication", "changes the offer and tells its people, and nothing else for anybody"] as const;

const stored = `tx
    .updateTable("creations")
    .set({ object_id: id })
    .where("user_id", "=", userId)
    .where("client_id", "=", clientId)`;

/** What a write does beside what it is about, and what a list leaves out. */
export const effectMutants: Mutant[] = [
  {
    name: "a second namesake gets the number 3",
    found: ["register", "numbers the usernames of namesakes"],
    reads: 'number > 1 ? String(number) : ""',
    becomes: 'number > 1 ? String(number + 1) : ""',
  },
  {
    name: "a code for a new password is valid for a day",
    found: ["resetPassword", "answers a code for a new password with 400 after 61 minutes"],
    reads: "secondsAfter(clock.now(), secondsResetValid)",
    becomes: "secondsAfter(clock.now(), secondsResetValid * 24)",
  },
  {
    name: "a password change leaves the codes for a new one",
    found: ["changePassword", "voids the code once the password is changed"],
    reads: 'tx.deleteFrom("password_resets").where("user_id", "=", userId)',
    becomes: 'tx.deleteFrom("password_resets").where("user_id", "=", 0)',
  },
  {
    name: "only one applicant is told of an offer's end",
    found: offers,
    reads: "applications.flatMap(({ applicant_id }) => applicant_id ?? [])",
    becomes: "applications.flatMap(({ applicant_id }) => applicant_id ?? []).slice(0, 1)",
  },
  {
    name: "a decision without a word keeps the earlier one's",
    found: offers,
    reads: '(word ?? "")',
    becomes: "(word ?? before.decision_message)",
  },
  {
    name: "letters are cut",
    found: offers,
    reads: 'body.message ?? ""',
    becomes: '(body.message ?? "").slice(0, 1000)',
  },
  {
    name: "a stop word counts",
    found: ["listJobOffersForMe", "counts no stop word and no mark of gender in a title"],
    reads: "!smallWords.has(word) && !contractWords.has(word)",
    becomes: '(!smallWords.has(word) || word === "chez") && !contractWords.has(word)',
  },
  {
    name: "a post shows its first comments",
    found: ["listPosts", "carries the newest 20 comments, and says how many there are"],
    reads: 'commentsFor(db, readerId)\n    .where("c.post_id", "=", eb.ref("p.id"))\n    .orderBy("c.id", "desc")',
    becomes: 'commentsFor(db, readerId).where("c.post_id", "=", eb.ref("p.id")).orderBy("c.id")',
  },
  {
    name: "a single post does not show its author's picture",
    found: ["updateMe", people],
    reads: "presenter.post(await found(db, params.id, user.id), files)",
    becomes: "{ ...presenter.post(await found(db, params.id, user.id), files), avatar: null }",
  },
  {
    name: "a hundred messages are read at once",
    found: ["listMessages", "lists the newest 200 messages, and the older ones before them"],
    reads: "latestOf(eb, readerId, maxMessages)",
    becomes: "latestOf(eb, readerId, 100)",
  },
  {
    name: "HEAD marks messages as read",
    found: ["listMessages", "marks nothing as read for HEAD"],
    reads: 'request.method !== "HEAD"',
    becomes: "true",
  },
  {
    name: "the channel accepts another port of its host",
    found: ["connectLive", "refuses a page of its own host on another port"],
    reads: "asked.host === host",
    becomes: 'asked.hostname === (host ?? "").split(":")[0]',
  },
  {
    name: "pictures are unlimited",
    found: ["updateMe", "takes sixty pictures in ten minutes and no more"],
    reads: "{ limit: rateLimits.pictures, subject: String(callerId) }",
    becomes: "{ limit: rateLimits.pictures, subject: String(Math.random()) }",
  },
  {
    name: "another request for a new password voids the code of the first",
    found: ["forgotPassword", "accepts a code that was mailed before another one was asked for"],
    reads: "{ code_hash: hashResetCode(code), user_id: userId, expires_at }",
    becomes: "(await deleteResets(tx, userId), { code_hash: hashResetCode(code), user_id: userId, expires_at })",
  },
  {
    name: "five megabytes are counted by thousands",
    found: ["updateMe", "accepts 5 MB as avatar and no byte more"],
    reads: 'part.bytesRead === 0 && name === undefined ? "" : await inspect(field, named, types)',
    becomes:
      "part.bytesRead > 5_000_000 ? await Promise.reject(fileProblem(field, fileErrors.tooLarge)) : await inspect(field, named, types)",
  },
  {
    name: "the last of equally preferred languages counts",
    found: ["getUser", "speaks the preferred of several languages, the first of equal ones"],
    reads: "weight > (best?.weight ?? 0)",
    becomes: "weight >= (best?.weight ?? 0.001)",
  },
  {
    name: "what one client id stored is replaced by another kind",
    found: ["createProject", "keeps the client ids of different operations apart"],
    reads: `${stored}
    .where("kind", "=", kind)`,
    becomes: stored,
  },
];
