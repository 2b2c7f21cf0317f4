import { expect } from "vitest";
import { apply, publish, remove, theRecruiter, unreadNotificationsOf, withdraw } from "../context/acts";
import { dataIn, save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { call, sendJson } from "../context/calls";
import { comment, post, read, notificationsOf } from "../context/posts-acts";

/** Three different people: the author of a post, a commenter, and a person who reacts to the comment. */
async function aThread({ signIn }: TestContext) {
  const [author, commenter, liker] = [await signIn("applicant"), await signIn("applicant"), await signIn("recruiter")];
  const { id: postId } = await post(author);
  const { id: commentId } = await comment(commenter, postId);
  return { author, commenter, liker, postId, commentId };
}

const like = (by: TestUser, commentID: number) => sendJson(by, "POST", "/comment-like", { commentID });
const typesOf = async (reader: TestUser) => (await notificationsOf(reader)).map(({ eventType }) => eventType);
const decide = (by: TestUser, id: number, decision: string | null) =>
  sendJson(by, "PATCH", `/application/${id}`, { decision });

/** An offer, and two applicants without notifications. */
async function twoApplicants({ signIn, ...context }: TestContext) {
  const recruiter = await theRecruiter({ signIn, ...context });
  const offer = await publish(recruiter);
  const [one, other] = [await signIn("applicant"), await signIn("applicant")];
  const ids = [(await apply(one, offer.id)).id, (await apply(other, offer.id)).id] as const;
  return { recruiter, offer, one, other, ids };
}

export const notificationRecipientTests: ContractTest[] = [
  ...testsOf("listNotifications", {
    "notifies the post's author about a comment, not earlier commenters (D-128)": async (context) => {
      const { author, commenter, liker, postId } = await aThread(context);
      await comment(liker, postId);
      expect(await typesOf(author)).toEqual(["post_comment"]);
      expect(await typesOf(commenter)).toEqual([]);
    },
    "notifies about every comment once, even if edited or sent again (D-128)": async (context) => {
      const { author, commenter, postId, commentId } = await aThread(context);
      await read(author, (await notificationsOf(author))[0]?.id ?? 0);
      const named = { postID: postId, content: "Encore.", clientId: crypto.randomUUID() };
      for (const status of [201, 200]) {
        expect(await sendJson(commenter, "POST", "/comment", named)).toHaveProperty("status", status);
        // An unread notification would be merged with the next one.
        await read(author, (await notificationsOf(author))[0]?.id ?? 0);
      }
      await sendJson(commenter, "PATCH", `/comment/${commentId}`, { content: "Mieux." });
      expect(await typesOf(author)).toEqual(["post_comment", "post_comment"]);
    },
    "keeps read notifications of a deleted comment (D-126)": async (context) => {
      const { author, commenter, commentId } = await aThread(context);
      await read(author, (await notificationsOf(author))[0]?.id ?? 0);
      await call(commenter, "DELETE", `/comment/${commentId}`);
      expect(await typesOf(author)).toEqual(["post_comment"]);
    },
    "removes only the notifications of the deleted comment (D-126)": async (context) => {
      const { author, commenter, postId, commentId } = await aThread(context);
      const kept = await comment(commenter, postId);
      await call(commenter, "DELETE", `/comment/${commentId}`);
      expect(await notificationsOf(author)).toMatchObject([{ target: { commentId: kept.id } }]);
    },
    "removes the unread notifications of a deleted post for its commenters too (D-126)": async (context) => {
      const { author, commenter, liker, postId, commentId } = await aThread(context);
      await like(liker, commentId);
      await call(author, "DELETE", `/post/${postId}`);
      expect(await notificationsOf(commenter)).toEqual([]);
      expect(await unreadNotificationsOf(commenter)).toBe(0);
    },
    "notifies each applicant about the offer's deletion, once (D-108, D-128)": async (context) => {
      const { recruiter, offer, one, other, ids } = await twoApplicants(context);
      await withdraw(other, ids[1]);
      await decide(recruiter, ids[0], "rejected");
      await read(one, (await notificationsOf(one))[0]?.id ?? 0);
      const stranger = await context.signIn("applicant");
      await remove(recruiter, offer.id);
      expect(await typesOf(one)).toEqual(["job_offer", "job_application"]);
      for (const uninvolved of [other, stranger]) expect(await typesOf(uninvolved)).toEqual([]);
    },
    "reaches the recipient after a rename (D-130)": async (context) => {
      const { author, commenter } = await aThread(context);
      await save(commenter, "updateMe", { firstname: "Renée" });
      expect((await notificationsOf(author))[0]?.message).toContain(`Renée ${commenter.me.lastname}`);
    },
  }),
  contractTest("keeps the notification of a like of another comment (D-131)", "deleteCommentLike", async (context) => {
    const { commenter, liker, postId, commentId } = await aThread(context);
    const { id: other } = await comment(commenter, postId);
    await like(liker, other);
    const { id } = dataIn(await like(liker, commentId));
    const both = [{ target: { commentId } }, { target: { commentId: other } }];
    expect(await notificationsOf(commenter)).toMatchObject(both);
    await call(liker, "DELETE", `/comment-like/${String(id)}`);
    expect(await notificationsOf(commenter)).toMatchObject([{ target: { commentId: other } }]);
  }),
  contractTest("sends the count when an unread comment is deleted (D-132)", "connectLive", async (context) => {
    const { author, commenter, commentId } = await aThread(context);
    await withLive(context, [author], async (channel) => {
      await skipGreetings(channel);
      await call(commenter, "DELETE", `/comment/${commentId}`);
      // The count for the comment itself may arrive first.
      await channel.until((pending) =>
        pending.some(({ type, data }) => type === "unread_count_update" && data.unread_count === 0),
      );
    });
  }),
  contractTest("notifies each applicant when the offer closes, once (D-128)", "updateJobOffer", async (context) => {
    const { recruiter, offer, one, other, ids } = await twoApplicants(context);
    await withdraw(other, ids[1]);
    await sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, { positions: 2 });
    expect(await typesOf(one)).toEqual([]);
    await sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, { active: false });
    // An unread notification would be merged with the next one.
    await read(one, (await notificationsOf(one))[0]?.id ?? 0);
    for (const changes of [{ positions: 3 }, { active: false }])
      await sendJson(recruiter, "PATCH", `/job-offer/${offer.id}`, changes);
    expect([await typesOf(one), await typesOf(other)]).toEqual([["job_offer"], []]);
  }),
  ...testsOf("decideApplication", {
    "notifies only the applicant about a decision (D-128)": async (context) => {
      const { recruiter, one, other, ids } = await twoApplicants(context);
      await decide(recruiter, ids[0], "rejected");
      expect(await typesOf(one)).toEqual(["job_application"]);
      expect(await typesOf(other)).toEqual([]);
    },
  }),
];
