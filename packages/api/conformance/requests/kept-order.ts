import { expect } from "vitest";
import { apply, offersFor, offersOf, openApplications, publish } from "../context/acts";
import { contractTest, exclusive, type ContractTest } from "../context/harness";
import { sendForm, sendJson } from "../context/calls";
import { comment, feed, find, post, read, theAuthor, theReader, notificationsOf } from "../context/posts-acts";

const idsOf = (things: readonly { id: number }[]) => things.map(({ id }) => id);

/** Contract tests that lists are ordered by creation: an update does not move an item. */
export const orderTests: ContractTest[] = [
  contractTest(
    "keeps the position of a post that is edited (D-118)",
    "listPosts",
    exclusive(async (context) => {
      const author = await theAuthor(context);
      const [first, second] = [await post(author), await post(author)];
      await sendForm(author, "PATCH", `/post/${first.id}`, { text: "Après." });
      expect(idsOf(await feed(author)).slice(0, 2)).toEqual([second.id, first.id]);
    }),
  ),
  contractTest(
    "keeps the position of a post that is liked and commented on (D-118)",
    "listPosts",
    exclusive(async (context) => {
      const [author, reader] = [await theAuthor(context), await theReader(context)];
      const [first, second] = [await post(author), await post(author)];
      await comment(reader, first.id);
      await sendJson(reader, "POST", "/post-like", { postID: first.id });
      expect(idsOf(await feed(author)).slice(0, 2)).toEqual([second.id, first.id]);
    }),
  ),
  contractTest("keeps the position of a comment that is edited (D-121)", "listPosts", async (context) => {
    const author = await theAuthor(context);
    const { id } = await post(author);
    const comments = [await comment(author, id, "1"), await comment(author, id, "2"), await comment(author, id, "3")];
    await sendJson(author, "PATCH", `/comment/${comments[0]?.id ?? 0}`, { content: "Après." });
    expect(idsOf((await find(author, id))?.comments ?? [])).toEqual(idsOf(comments));
  }),
  contractTest("keeps the position of an offer that is edited (D-116)", "listRecruiterJobOffers", async (context) => {
    const recruiter = await context.signIn("recruiter");
    const [first, second] = [await publish(recruiter), await publish(recruiter)];
    await sendJson(recruiter, "PATCH", `/job-offer/${first.id}`, { salary: 3000 });
    expect(idsOf(await offersOf(recruiter, recruiter))).toEqual([second.id, first.id]);
  }),
  contractTest("keeps the position of an offer that is edited (D-098)", "listJobOffersForMe", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    const [first, second] = [await publish(recruiter), await publish(recruiter)];
    await sendJson(recruiter, "PATCH", `/job-offer/${first.id}`, { salary: 3000 });
    const listed = idsOf(await offersFor(applicant)).filter((id) => id === first.id || id === second.id);
    expect(listed).toEqual([second.id, first.id]);
  }),
  contractTest("keeps the position of an application that is decided (D-116)", "listApplications", async (context) => {
    const recruiter = await context.signIn("recruiter");
    const { id } = await publish(recruiter);
    const first = await apply(await context.signIn("applicant"), id);
    const second = await apply(await context.signIn("applicant"), id);
    await sendJson(recruiter, "PATCH", `/application/${first.id}`, { decision: "accepted" });
    expect(idsOf(await openApplications(recruiter, id))).toEqual([second.id, first.id]);
  }),
  contractTest("keeps the position of a notification that is read (D-136)", "listNotifications", async (context) => {
    const [author, reader] = [await context.signIn("applicant"), await theReader(context)];
    for (const text of ["1", "2"]) await comment(reader, (await post(author, text)).id);
    const before = idsOf(await notificationsOf(author));
    await read(author, before[1] ?? 0);
    expect(idsOf(await notificationsOf(author))).toEqual(before);
  }),
];
