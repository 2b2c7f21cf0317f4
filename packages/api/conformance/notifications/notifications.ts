import { expect } from "vitest";
import { statsOf, unreadNotificationsOf } from "../context/acts";
import { dataIn } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { call, refused, sendJson } from "../context/calls";
import { comment, post, read, theReader, notificationsOf, like } from "../context/posts-acts";

const unlike = (by: TestUser, likeId: unknown) => call(by, "DELETE", `/post-like/${String(likeId)}`);

/** A new person with a post, and another person who will react to it. */
async function aPost({ signIn, ...context }: TestContext) {
  const [author, reader] = [await signIn("applicant"), await theReader({ signIn, ...context })];
  return { author, reader, postId: (await post(author)).id };
}

/** The same with three notifications, newest first. */
async function threeTold(context: TestContext) {
  const { author, reader, postId } = await aPost(context);
  await comment(reader, postId);
  await like(reader, postId);
  await comment(reader, (await post(author)).id);
  return { author, reader, ids: (await notificationsOf(author)).map(({ id }) => id) };
}

async function idsOf(reader: TestUser, query: string): Promise<number[]> {
  const { status, body } = await call(reader, "GET", `/notifications?${query}`);
  expect(status).toBe(200);
  return Object(body).items.map(({ id }: { id: number }) => id);
}

/** Parameter values that the list ignores. */
const nonsense = [
  "sortBy=user_id",
  "sortBy=id;drop table notifications",
  "sortBy=' OR 1=1 --",
  "sortBy=%00",
  "sortOrder=sideways",
  "page=0",
  "page=deux",
  "limit=0",
];

export const notificationTests: ContractTest[] = [
  ...testsOf("listNotifications", {
    "is empty for a new user (D-011)": async ({ signIn }) => {
      const answer = await call(await signIn("recruiter"), "GET", "/notifications");
      expect(answer).toMatchObject({ status: 200, body: { items: [], page: 1, totalPages: 0, totalItems: 0 } });
    },
    "notifies about a like, a comment and the like of a comment (D-128, D-130)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      const own = await comment(author, postId);
      await like(reader, postId);
      const { id: answerId } = await comment(reader, postId);
      await sendJson(reader, "POST", "/comment-like", { commentID: own.id });
      const notifications = await notificationsOf(author);
      expect(notifications.map(({ eventType }) => eventType)).toEqual(["comment_like", "post_comment", "post_like"]);
      const { firstname, lastname } = reader.me;
      const message = expect.stringContaining(`${firstname} ${lastname}`);
      for (const notification of notifications) expect(notification).toMatchObject({ message, isRead: false });
      const about = { kind: "post", id: postId };
      const targets = [{ ...about, commentId: own.id }, { ...about, commentId: answerId }, about];
      expect(notifications.map(({ target }) => target)).toEqual(targets);
    },
    "does not notify about one's own actions (D-120, D-129)": async (context) => {
      const { author, postId } = await aPost(context);
      const { id } = await comment(author, postId);
      await like(author, postId);
      await sendJson(author, "POST", "/comment-like", { commentID: id });
      expect(await notificationsOf(author)).toEqual([]);
    },
    "notifies about a like once, however often it is sent (D-026, D-131)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      await Promise.all(Array.from({ length: 5 }, () => like(reader, postId)));
      expect(await notificationsOf(author)).toHaveLength(1);
    },
    "does not notify again about a like after the first notification is read (D-131)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      const likeId = dataIn(await like(reader, postId))["id"];
      const [first] = await notificationsOf(author);
      await read(author, first?.id ?? 0);
      await unlike(reader, likeId);
      await like(reader, postId);
      expect(await notificationsOf(author)).toEqual([{ ...first, isRead: true }]);
    },
    "does not notify again about a comment's like after the first notification is read (D-131)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      const { id: commentID } = await comment(author, postId);
      const likeIt = async () => dataIn(await sendJson(reader, "POST", "/comment-like", { commentID }))["id"];
      const likeId = await likeIt();
      const [first] = await notificationsOf(author);
      await read(author, first?.id ?? 0);
      await call(reader, "DELETE", `/comment-like/${String(likeId)}`);
      await likeIt();
      expect(await notificationsOf(author)).toEqual([{ ...first, isRead: true }]);
    },
    "answers in French by default, and in English on request (D-130, D-160)": async (context) => {
      const { author, reader, postId } = await aPost(context);
      await like(reader, postId);
      const [unasked, fr, en] = await Promise.all(
        ["*", "fr", "en"].map(async (language) => {
          const answer = await author.raw("GET", "/notifications", { headers: { "Accept-Language": language } });
          return answer.text();
        }),
      );
      expect(unasked).toContain(`${reader.me.firstname} ${reader.me.lastname} a aimé votre post.`);
      expect(fr).toBe(unasked);
      expect(en).not.toBe(unasked);
    },
    "sorts as requested, by default newest first (D-136)": async (context) => {
      const { author, ids } = await threeTold(context);
      const [newest = 0, liked = 0, oldest = 0] = ids;
      await read(author, newest);
      expect(await idsOf(author, "limit=1000&sortBy=created_at&sortOrder=desc")).toEqual(ids);
      expect(await idsOf(author, "sortBy=createdAt")).toEqual(ids);
      for (const query of ["sortOrder=asc", "sortBy=created_at&sortOrder=asc", "sortBy=createdAt&sortOrder=asc"])
        expect([query, await idsOf(author, query)]).toEqual([query, ids.toReversed()]);
      expect(await idsOf(author, "sortBy=is_read&sortOrder=asc")).toEqual([liked, oldest, newest]);
      expect(await idsOf(author, "sortBy=is_read&sortOrder=desc")).toEqual([newest, liked, oldest]);
      expect(await idsOf(author, "sortBy=event_type&sortOrder=desc")).toEqual([liked, newest, oldest]);
      expect(await idsOf(author, "sortBy=event_type&sortOrder=asc")).toEqual([newest, oldest, liked]);
      for (const query of nonsense) expect([query, await idsOf(author, query)]).toEqual([query, ids]);
      expect([await idsOf(author, "limit=2&page=2"), await idsOf(author, "limit=2&page=3")]).toEqual([[oldest], []]);
    },
    "returns more than a hundred on request (D-010)": async (context) => {
      const [author, reader] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      // A post and its comment each time, because one person may publish sixty of either per minute.
      for (let made = 0; made < 102; made += 6)
        await Promise.all(
          Array.from({ length: 3 }, async () => {
            const own = await post(author);
            await Promise.all([like(reader, own.id), comment(reader, own.id)]);
          }),
        );
      const sizes = ["limit=1000", "limit=101", "pageSize=5000", ""].map((query) => idsOf(author, query));
      expect((await Promise.all(sizes)).map(({ length }) => length)).toEqual([102, 101, 102, 10]);
    },
  }),
  contractTest("marks one as read permanently (D-134)", "readNotification", async (context) => {
    const { author, ids } = await threeTold(context);
    const [, id = 0] = ids;
    for (const _ of ["once", "and again"]) expect(await read(author, id)).toMatchObject({ data: { id, isRead: true } });
    expect((await notificationsOf(author)).map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect(await unreadNotificationsOf(author)).toBe(2);
    const page = await call(author, "GET", "/notifications?limit=2");
    expect(page.body).toMatchObject({ page: 1, totalPages: 2, totalItems: 3 });
    expect(await statsOf(author)).toHaveProperty("notifications", 3);
  }),
  contractTest("hides another person's, which stays unread (D-005, D-134)", "readNotification", async (context) => {
    const { author, reader, ids } = await threeTold(context);
    expect(await call(reader, "PATCH", `/notifications/${ids[0] ?? 0}/read`)).toEqual(refused(404));
    expect(await unreadNotificationsOf(author)).toBe(3);
  }),

  contractTest("updates every channel on a like and its removal (D-131, D-132)", "connectLive", async (context) => {
    const { author, reader, postId } = await aPost(context);
    await withLive(context, [author, author], async (...channels) => {
      await Promise.all(channels.map(skipGreetings));
      const likeId = dataIn(await like(reader, postId))["id"];
      for (const channel of channels) {
        const { data } = await channel.next("new_notification");
        const target = { kind: "post", id: postId };
        expect(data.notification).toMatchObject({ message: data.message, eventType: "post_like", target });
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
      }
      await unlike(reader, likeId);
      for (const channel of channels)
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 0 });
      await like(reader, postId);
      await call(author, "DELETE", `/post/${postId}`);
      for (const channel of channels)
        for (const unread_count of [1, 0])
          expect((await channel.next("unread_count_update")).data).toEqual({ unread_count });
    });
  }),
  contractTest("sends the notification before the count (D-132)", "connectLive", async (context) => {
    const { author, reader, postId } = await aPost(context);
    await withLive(context, [author], async (channel) => {
      await skipGreetings(channel);
      await like(reader, postId);
      await channel.until((pending) => pending.length > 1);
      expect(channel.pending().map(({ type }) => type)).toEqual(["new_notification", "unread_count_update"]);
    });
  }),
  contractTest("sends every channel the count after reading (D-132)", "connectLive", async (context) => {
    const { author, ids } = await threeTold(context);
    await withLive(context, [author, author], async (...channels) => {
      await Promise.all(channels.map(skipGreetings));
      await read(author, ids[0] ?? 0);
      for (const channel of channels)
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 2 });
    });
  }),
];
