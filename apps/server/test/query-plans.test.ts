import { day } from "@passerelle/domain";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { findByName, takenFields } from "../src/features/account/store";
import { listNotes, ownNotes } from "../src/features/applications/notes-store";
import { findTemplate, listTemplates, updateTemplate } from "../src/features/applications/templates-store";
import { isReceived, ownOffer } from "../src/features/applications/access";
import { markSeen } from "../src/features/applications/mark-seen";
import { listApplications } from "../src/features/applications/store";
import { countReceived, listReceived } from "../src/features/applications/received-store";
import * as blocks from "../src/features/blocks/store";
import { certifications, experiences, formations, projects } from "../src/features/cv/sections";
import { deleteEntry, findEntry, listEntries } from "../src/features/cv/store";
import {
  countByWeek,
  findApplicantParts,
  findRecruiterParts,
  listDecisions,
  listQuietOffers,
  listWaiting,
} from "../src/features/dashboard/next-store";
import { countForApplicant, countForRecruiter } from "../src/features/dashboard/store";
import { lastMondays } from "../src/features/dashboard/weeks";
import { findDeclared, findReader } from "../src/features/job-offers/reading-applicant";
import { type IndexedOffers, indexOffersOf } from "../src/features/job-offers/indexed-offers";
import type { OfferRanking } from "../src/features/job-offers/ranked-offers-index";
import { listOwnOffers } from "../src/features/job-offers/recruiter-list";
import { keepOpened, ownOpenedOffers } from "../src/features/job-offers/opened-store";
import { unseenOffers } from "../src/features/job-offers/unseen-offers";
import { findOfferFor, findOffersFor, listOpenOffers } from "../src/features/job-offers/store";
import { ownApplications, ownWithdrawnApplications } from "../src/features/applications";
import { consumeExport } from "../src/features/account/export/links-store";
import { ownDiscussions } from "../src/features/messages";
import { hideLikes, lockFeedOf, ownComments, ownLikes } from "../src/features/posts";
import * as retention from "../src/features/retention/store";
import * as sending from "../src/features/messages/send-store";
import * as messages from "../src/features/messages/store";
import * as unread from "../src/features/messages/unread-store";
import { takeMessages } from "../src/features/notifications/message-mails-store";
import { listMailed, lockDue, takeForDigest } from "../src/features/notifications/digest-store";
import { findSettings, saveSettings } from "../src/features/notifications/settings-store";
import { endMails } from "../src/features/notifications/unsubscribe-store";
import { findNotification, findNotifications, listNotifications, markRead } from "../src/features/notifications/store";
import { systemClock } from "../src/platform/clock";
import type { Tx } from "../src/platform/database/database";
import { deleteExpired } from "../src/platform/database/delete-expired";
import { redeclareSkills } from "../src/features/profiles/declared-skills";
import { countUnreadNotifications, createNotification, removeNotification } from "../src/features/notifications";
import { findOrphans } from "../src/platform/files/orphans";
import { findKind, listKept, findUnattached, markDropped } from "../src/platform/files/files-table";
import { countUnreadMessages } from "../src/features/messages";
import { countView, listViews } from "../src/features/profiles/resume-views-store";
import { findPersonNamed } from "../src/features/people/store";
import { findApplicantProfile, findCompanyOf, findRecruiterProfile } from "../src/features/profiles/store";
import { deleteComment } from "../src/features/posts/comments-store";
import { deleteLike, lockLiked, insertLike } from "../src/features/posts/likes-store";
import { countNewPosts, listPosts, listPostsBy, listPostsOf } from "../src/features/posts/feed-store";
import { deletePost, findPost } from "../src/features/posts/store";
import { listLikersOf } from "../src/features/posts/likers-store";
import { listCommentsOf } from "../src/features/posts/comment-pages-store";
import { market } from "./market";
import { workOf, rowsRead, fillDatabase } from "./row-counts";

const applicantId = 700;
const aLike = { event: "post_like", actorId: 3, targetId: 12, to: [applicantId] } as const;
const personWith = (id: number) => ({ id, username: "", firstname: "", lastname: "", avatar: null });
const aMessage = {
  sender: personWith(700),
  recipient: personWith(701),
  isWithheld: false,
  content: "Bonjour",
  clientId: undefined,
  jobOfferId: 12,
  offer: null,
};
const addressed = { content: "Bonjour", recipientUsername: "user701", clientId: "c1-9000" };
const toDiscussion = { content: "Bonjour", discussionId: 1 };
const aboutAnOffer = { ...toDiscussion, jobOfferID: 12 };
const anEntry = { userId: applicantId, entry: { source: "formation_id", id: 12 } } as const;
const recruiterId = 3;
const wantedNames = { username: "user3", email: "3@passerelle.example" };
const page = { page: 1, size: 10, offset: 0 };
const wanted = { status: "unread", search: "soudeuse go", sort: "oldest", asOf: undefined } as const;

const transaction = fillDatabase(market);

const today = "2026-06-15";
const moment = { today, now: new Date(today) };
const wantedOffers = [
  { status: "open", search: "poste", sort: "closing" },
  { status: "closed", applications: "none", sort: "oldest" },
  { search: "poste 12", applications: "none" },
] as const;

const lists = {
  formations: (tx: Tx) => listEntries(tx, formations, applicantId, page),
  experiences: (tx: Tx) => listEntries(tx, experiences, applicantId, page),
  projects: (tx: Tx) => listEntries(tx, projects, applicantId, page),
  certifications: (tx: Tx) => listEntries(tx, certifications, applicantId, page),
};

/** The offers in memory, which the first of several runs reads. */
let offers: Promise<OfferRanking> | undefined;
const readOnce = (tx: Tx): IndexedOffers => ({
  current: async (others) => (offers ??= indexOffersOf(tx).current(others)),
  close: async () => Promise.resolve(),
});

const queries: [string, (tx: Tx) => Promise<unknown>][] = [
  ["a page of offers", (tx) => findOffersFor(tx, today, applicantId, [5, 9, 12, 700, 19_000])],
  ["what an applicant's list depends on", (tx) => findReader(tx, applicantId)],
  [
    "what an applicant declares of some skills",
    async (tx) => findDeclared(tx, await findReader(tx, applicantId), [{ keys: ["k5", "k36", "k67"] }]),
  ],
  ["an offer", (tx) => findOfferFor(tx, today, applicantId, 12)],
  ["a recruiter's list", (tx) => listOwnOffers(tx, recruiterId, {}, moment, page)],
  ...wantedOffers.map((query): [string, (tx: Tx) => Promise<unknown>] => [
    `of a recruiter's offers ${JSON.stringify(query)}`,
    (tx) => listOwnOffers(tx, recruiterId, query, moment, page),
  ]),
  ["a company's offers", (tx) => listOpenOffers(tx, recruiterId, today, page)],
  ["a recruiter's company", (tx) => findCompanyOf(tx, recruiterId)],
  ["an offer's applications", (tx) => listApplications(tx, 4, page)],
  ["an offer's applications as wanted", (tx) => listReceived(tx, 4, wanted, page)],
  ["how many of each status it has", (tx) => countReceived(tx, 4)],
  ["notes on an application", (tx) => listNotes(tx, recruiterId, 4)],
  ["whose application it is", (tx) => isReceived(tx, recruiterId, 4)],
  ["whose offer it is", (tx) => ownOffer(tx, recruiterId, 2)],
  ["marking as seen", (tx) => markSeen(tx, [1, 2, 3])],
  ["an applicant's figures", (tx) => countForApplicant(tx, { userId: applicantId })],
  ["a recruiter's figures", (tx) => countForRecruiter(tx, { today, userId: recruiterId })],
  [
    "the offers to look at next",
    (tx) => unseenOffers({ db: tx, offers: readOnce(tx), clock: systemClock }, applicantId, 3),
  ],
  ["what an applicant's profile says", (tx) => findApplicantParts(tx, applicantId)],
  ["what a recruiter's profile says", (tx) => findRecruiterParts(tx, recruiterId)],
  ["the latest decisions", (tx) => listDecisions(tx, applicantId, 3)],
  ["what waits longest", (tx) => listWaiting(tx, today, recruiterId, 3)],
  ["offers without applications", (tx) => listQuietOffers(tx, today, recruiterId, 3)],
  ["applications by week", (tx) => countByWeek(tx, recruiterId, lastMondays(today, 12))],
  ["the latest of a thousand discussions", (tx) => messages.listDiscussions(tx, applicantId, 3)],
  ["opening an offer", (tx) => keepOpened(tx, applicantId, 12)],
  ["all offers that a person opened", (tx) => ownOpenedOffers(tx, applicantId)],
  ["unread notifications", (tx) => countUnreadNotifications(tx, applicantId)],
  ["unread messages", (tx) => countUnreadMessages(tx, applicantId)],
  ["an applicant's profile", (tx) => findApplicantProfile(tx, "user700", new Date(), recruiterId)],
  ["a person's page", (tx) => findPersonNamed(tx, "user700", new Date(), recruiterId)],
  ["a recruiter's profile", (tx) => findRecruiterProfile(tx, "user3", new Date(), applicantId)],
  ["who has an address", (tx) => takenFields(tx, applicantId, wantedNames, new Date())],
  ["who had a name", (tx) => findByName(tx, "former7", new Date(), applicantId)],
  ...Object.entries(lists),
  ["an entry", (tx) => findEntry(tx, formations, applicantId, 12)],
  ["an entry's skills anew", (tx) => redeclareSkills(tx, anEntry, ["Go"])],
  ["deleting an entry", (tx) => deleteEntry(tx, formations, applicantId, 13)],
  ["who opened a resume", (tx) => listViews(tx, applicantId, page)],
  ["counting a view of a resume", (tx) => countView(tx, systemClock, applicantId, recruiterId)],
  ["views of long ago", (tx) => deleteExpired("resume_openings", "opened_at", 365 * day)(tx, systemClock)],
  ["whether a file may be given", (tx) => findKind(tx, "7.webp")],
  ["which files of a call are left", (tx) => findUnattached(tx, ["7.webp", "8.webp"])],
  ["files without an owner", (tx) => findOrphans(tx, new Date())],
  ["dropping a file", (tx) => markDropped(tx, "7.webp")],
  ["a thousand discussions", (tx) => messages.listDiscussions(tx, applicantId)],
  ["a discussion", (tx) => messages.findDiscussion(tx, applicantId, 1)],
  ["the end of 10,000 messages", (tx) => messages.findHistory(tx, applicantId, 1)],
  ["the messages before one", (tx) => messages.findHistory(tx, applicantId, 1, 5_000)],
  ["reading a discussion", (tx) => unread.markRead(tx, applicantId, 2, 20_000)],
  ["a message to be confirmed", (tx) => messages.findWithMessage(tx, 9_000, 701)],
  ["a message to be delivered", (tx) => messages.findDelivered(tx, { id: 9_000, readerId: applicantId })],
  ["the recipient of a message", (tx) => sending.findAddressed(tx, new Date(), 702, addressed)],
  ["the recipient of an answer", (tx) => sending.findAddressed(tx, new Date(), applicantId, toDiscussion)],
  ["whether a message is about an offer of the two", (tx) => sending.findAddressed(tx, new Date(), 701, aboutAnOffer)],
  ["the people one has blocked", (tx) => blocks.listBlocks(tx, applicantId)],
  ["blocking", (tx) => blocks.insertBlock(tx, applicantId, 702)],
  ["how many one has blocked", (tx) => blocks.countBlocks(tx, applicantId)],
  ["unblocking", (tx) => blocks.deleteBlock(tx, applicantId, 701)],
  ["storing a message", (tx) => sending.insertMessage(tx, systemClock, aMessage)],
  ["a notification", (tx) => findNotification(tx, 2, 1)],
  ...(["created_at", "is_read", "event_type"] as const).map((column): [string, (tx: Tx) => Promise<unknown>] => [
    `a thousand notifications by ${column}`,
    (tx) =>
      listNotifications(
        tx,
        { userId: applicantId, column, order: "desc" },
        { page: 1, size: 1000, offset: 0 },
        ({ id }) => id,
      ),
  ]),
  ["reading a notification", (tx) => markRead(tx, applicantId, 30_001)],
  ["recording, and keeping the newest", (tx) => createNotification(tx, () => undefined, aLike)],
  ["forgetting a like", (tx) => removeNotification(tx, () => undefined, ["post_like"], { target_id: 7, actor_id: 2 })],
  ["how one is notified", (tx) => findSettings(tx, applicantId)],
  ["choosing how", (tx) => saveSettings(tx, applicantId, { applications: "mail", offers: "none" })],
  ["who gets mails of the day", (tx) => listMailed(tx, systemClock, 0, 10)],
  ["who is due for one", (tx) => lockDue(tx, systemClock, [30, 60, 720])],
  ["the entries of a digest", (tx) => takeForDigest(tx, systemClock, 720)],
  ["the messages in it", (tx) => takeMessages(tx, systemClock, 720)],
  ["its newest", (tx) => findNotifications(tx, applicantId, [30_001, 30_002], 20)],
  ["the end of the mails of the day", (tx) => endMails(tx, "code")],
  ["a page of posts", (tx) => listPosts(tx, applicantId, page)],
  ["a page of posts up to one", (tx) => listPosts(tx, applicantId, page, 19_000)],
  ["a page of a person's posts", (tx) => listPostsOf(tx, { authorId: 12, readerId: applicantId }, page)],
  ["how many posts are new", (tx) => countNewPosts(tx, applicantId, 10_000)],
  ["a post that thousands like", (tx) => findPost(tx, 19_990, applicantId)],
  ["its newest comments", (tx) => listCommentsOf(tx, 19_990, applicantId, {})],
  ["its comments before one", (tx) => listCommentsOf(tx, 19_990, applicantId, { before: 45_000 })],
  ["its comments after one", (tx) => listCommentsOf(tx, 19_990, applicantId, { after: 45_000 })],
  ["its comments around one", (tx) => listCommentsOf(tx, 19_990, applicantId, { around: 45_000 })],
  ["who likes it", (tx) => listLikersOf(tx, "post", 19_990, applicantId)],
  ["who likes a comment", (tx) => listLikersOf(tx, "comment", 12, applicantId)],
  ["what an account likes", (tx) => lockFeedOf(tx, applicantId)],
  ["the liked object", (tx) => lockLiked(tx, "comment", 12, applicantId)],
  ["hiding the likes of a person", (tx) => hideLikes(tx, applicantId, true)],
  ["liking a post", (tx) => insertLike(tx, "post", 12, applicantId)],
  ["liking a comment", (tx) => insertLike(tx, "comment", 12, applicantId)],
  ["taking a like back", (tx) => deleteLike(tx, "comment", 12, 13)],
  ["deleting a comment", (tx) => deleteComment(tx, 17)],
  ["all posts of a person", (tx) => listPostsBy(tx, applicantId, 0)],
  ["the exports of a person", (tx) => consumeExport(tx, systemClock, "none")],
  ["links to exports of long ago", (tx) => deleteExpired("exports", "expires_at")(tx, systemClock)],
  ["all comments of a person", (tx) => ownComments(tx, applicantId).next()],
  ["all likes of a person", (tx) => ownLikes(tx, applicantId).next()],
  ["all applications of a person", (tx) => ownApplications(tx, applicantId).next()],
  ["all withdrawn applications of a person", (tx) => ownWithdrawnApplications(tx, applicantId).next()],
  ["the letter templates of a recruiter", (tx) => listTemplates(tx, recruiterId)],
  ["a letter template", (tx) => findTemplate(tx, recruiterId, 4)],
  ["changing a letter template", (tx) => updateTemplate(tx, recruiterId, 4, { name: "Merci" })],
  ["all notes of a recruiter", (tx) => ownNotes(tx, recruiterId).next()],
  ["all discussions of a person", (tx) => ownDiscussions(tx, applicantId).next()],
  ["all messages of a discussion", (tx) => messages.listMessagesAfter(tx, applicantId, 1, 5_000)],
  ["all files of a person", (tx) => listKept(tx, applicantId, "")],
  ["unused accounts", (tx) => retention.lockUnused(tx, new Date())],
  ["recording a notice", (tx) => retention.markNoticed(tx, new Date(), [applicantId])],
  ["abandoned accounts", (tx) => retention.findAbandoned(tx, new Date(), 0)],
  ["refused applications", (tx) => retention.deleteRefused(tx, new Date())],
  ["withdrawn applications", (tx) => retention.deleteWithdrawn(tx, new Date())],
  ["deleting a post", (tx) => deletePost(tx, 19_991)],
];

it.each(queries)("%s: no sequential scan of a large table", async (_, query) => {
  expect((await transaction().execute((tx) => workOf(tx, () => query(tx)))).scanned).toBe(0);
});

it("the offers in memory: no sequential scan of a large table", async () => {
  // One run executes the statement for 500 offers often enough to use its generic plan.
  const work = await transaction().execute((tx) => workOf(tx, () => indexOffersOf(tx).current([1, 2, 3]), 1));
  expect(work.scanned).toBe(0);
});

it.each(Object.entries(lists))("reads a page of 1,000 %s, and only counts the others", async (table, list) => {
  await transaction().execute(async (tx) => {
    const before = await rowsRead(tx, table);
    const { items, total } = await list(tx);
    expect(items).toHaveLength(page.size);
    expect((await rowsRead(tx, table)).fetched - before.fetched).toBeLessThanOrEqual(total + page.size);
  });
});

it("would detect a sequential scan", async () => {
  await transaction().execute(async (tx) => {
    await sql`select count(*) from job_offers where location = 'Brest'`.execute(tx);
    expect((await rowsRead(tx)).scanned).toBeGreaterThan(0);
  });
});
