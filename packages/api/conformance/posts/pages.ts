import { expect } from "vitest";
import { theApplicant, theRecruiter } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, exclusive, type ContractTest, type TestContext } from "../context/harness";
import { call, sendJson } from "../context/calls";
import { comment, find, likeables, post, theReader } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

const commentsOf = async (reader: TestUser, id: number, query: { before?: number; after?: number } = {}) => {
  const { items, hasMore } = await unwrap(reader.GET("/post/{id}/comments", { params: { path: { id }, query } }));
  return { ids: idsOf(items), hasMore };
};

/** A post with 22 comments, oldest first. */
async function aDiscussion({ signIn }: TestContext) {
  const author = await signIn("applicant");
  const { id } = await post(author);
  const ids: number[] = [];
  for (let n = 1; n <= 22; n += 1) ids.push((await comment(author, id, `Avis ${n}`)).id);
  return { author, id, ids };
}

const counts = Object.values(likeables).map((likeable) =>
  contractTest("is counted, and marked for its person (D-122)", likeable.create, async (context) => {
    const [author, reader, other] = [
      await theApplicant(context),
      await theReader(context),
      await theRecruiter(context),
    ];
    const thing = await likeable.make(author);
    const like = async (by: TestUser) => {
      const { body } = await sendJson(by, "POST", likeable.path, { [likeable.field]: thing.id });
      return Number(Object(body).data.id);
    };
    const shown = async (by: TestUser) => {
      const found = await find(by, thing.postId);
      const { likesCount, myLikeId } =
        (likeable.path === "/post-like" ? found : found?.comments.find(({ id }) => id === thing.id)) ?? {};
      return { likesCount, myLikeId };
    };
    expect(await shown(reader)).toEqual({ likesCount: 0, myLikeId: null });
    const [one, two] = [await like(reader), await like(other)];
    await like(reader);
    expect(await shown(reader)).toEqual({ likesCount: 2, myLikeId: one });
    expect(await shown(other)).toEqual({ likesCount: 2, myLikeId: two });
    expect(await shown(author)).toEqual({ likesCount: 2, myLikeId: null });
    await call(reader, "DELETE", `${likeable.path}/${one}`);
    expect(await shown(reader)).toEqual({ likesCount: 1, myLikeId: null });
  }),
);

export const postPageTests: ContractTest[] = [
  ...counts,
  contractTest("contains the newest 20 comments, and their total", "listPosts", async (context) => {
    const { author, id, ids } = await aDiscussion(context);
    const reader = await theReader(context);
    const shown = await find(reader, id);
    expect(idsOf(shown?.comments ?? [])).toEqual(ids.slice(2));
    expect(shown).toMatchObject({ commentsCount: 22, likesCount: 0, myLikeId: null });
    expect(await call(reader, "GET", `/post/${id}`)).toEqual({ status: 200, body: { data: shown } });
    await call(author, "DELETE", `/comment/${ids[20] ?? 0}`);
    const after = await find(reader, id);
    expect(idsOf(after?.comments ?? [])).toEqual(ids.filter((_, n) => n > 0 && n !== 20).slice(-20));
    expect(after).toMatchObject({ commentsCount: 21 });
  }),
  contractTest("shows and counts no comments of a blocked person, to the blocker", "listPosts", async (context) => {
    const [author, blocked] = [await context.signIn("applicant"), await theReader(context)];
    const { id } = await post(author);
    const own = await comment(author, id);
    for (let n = 0; n < 2; n += 1) await comment(blocked, id);
    await author.POST("/user/blocks", { body: { userId: blocked.me.id } });
    expect(await find(author, id)).toMatchObject({ commentsCount: 1, comments: [{ id: own.id }] });
    expect(await find(blocked, id)).toMatchObject({ commentsCount: 3 });
    expect((await commentsOf(author, id)).ids).toEqual([own.id]);
  }),

  contractTest(
    "returns pages that stay the same while others publish, up to a post",
    "listPosts",
    exclusive(async (context) => {
      const author = await context.signIn("applicant");
      const ids: number[] = [];
      for (let n = 0; n < 4; n += 1) ids.unshift((await post(author)).id);
      const [newest = 0, second = 0, third = 0, fourth = 0] = ids;
      const pages = async (query: object) => {
        const { items, totalItems } = await unwrap(
          author.GET("/posts", { params: { query: { pageSize: 2, ...query } } }),
        );
        return { ids: idsOf(items), totalItems };
      };
      const all = await pages({});
      expect(all.ids).toEqual([newest, second]);
      const upTo = await pages({ upTo: third });
      expect(upTo.ids).toEqual([third, fourth]);
      expect(upTo.totalItems).toBe(all.totalItems - 2);
      expect((await pages({ upTo: second, page: 2 })).ids[0]).toBe(fourth);
    }),
  ),
  contractTest(
    "counts posts newer than the given one, for each reader",
    "countNewPosts",
    exclusive(async (context) => {
      const [author, reader] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      const { id: after } = await post(author);
      const count = async (by: TestUser) =>
        (await unwrap(by.GET("/posts/new-count", { params: { query: { after } } }))).count;
      const before = await count(reader);
      for (let n = 0; n < 3; n += 1) await post(author);
      expect(await count(author)).toBeGreaterThanOrEqual(3);
      expect((await count(reader)) - before).toBeGreaterThanOrEqual(3);
      const { id: last } = await post(author);
      expect(await call(author, "GET", `/posts/new-count?after=${last}`)).toEqual({ status: 200, body: { count: 0 } });
      const seen = await count(reader);
      await reader.POST("/user/blocks", { body: { userId: author.me.id } });
      expect(await count(reader)).toBe(seen - 4);
      expect(await call(author, "GET", "/posts/new-count")).toHaveProperty("status", 400);
    }),
  ),
  contractTest("returns pages of 20 that stay the same while others comment", "listComments", async (context) => {
    const { id, ids } = await aDiscussion(context);
    const reader = await theReader(context);
    expect(await commentsOf(reader, id)).toEqual({ ids: ids.slice(2), hasMore: true });
    ids.push((await comment(reader, id)).id);
    const earlier = { ids: ids.slice(0, 2), hasMore: false };
    expect(await commentsOf(reader, id, { before: ids[2] ?? 0 })).toEqual(earlier);
    expect(await commentsOf(reader, id)).toEqual({ ids: ids.slice(3), hasMore: true });
    expect(await commentsOf(reader, id, { before: ids[0] ?? 0 })).toEqual({ ids: [], hasMore: false });
  }),
  contractTest("returns the comments around a comment", "listComments", async (context) => {
    const { author, id, ids } = await aDiscussion(context);
    const sought = ids[3] ?? 0;
    expect(await commentsOf(author, id, { before: sought + 1 })).toEqual({ ids: ids.slice(0, 4), hasMore: false });
    expect(await commentsOf(author, id, { after: sought })).toEqual({ ids: ids.slice(4), hasMore: false });
    expect(await commentsOf(author, id, { after: ids[0] ?? 0 })).toEqual({ ids: ids.slice(1, 21), hasMore: true });
    // Exactly one page remains.
    expect(await commentsOf(author, id, { after: ids[1] ?? 0 })).toEqual({ ids: ids.slice(2), hasMore: false });
    expect(await commentsOf(author, id, { before: ids[20] ?? 0 })).toEqual({ ids: ids.slice(0, 20), hasMore: false });
  }),
  contractTest("returns the page that contains a comment", "listComments", async (context) => {
    const { author, id, ids } = await aDiscussion(context);
    const around = async (sought = 0, reader = author) => {
      const params = { path: { id }, query: { around: sought } };
      const { items, hasMore, hasLater } = await unwrap(reader.GET("/post/{id}/comments", { params }));
      return { ids: idsOf(items), hasMore, hasLater };
    };
    expect(await around(ids[11])).toEqual({ ids: ids.slice(1, 21), hasMore: true, hasLater: true });
    expect(await around(ids[10])).toEqual({ ids: ids.slice(0, 20), hasMore: false, hasLater: true });
    expect(await around(ids[0])).toEqual({ ids: ids.slice(0, 10), hasMore: false, hasLater: true });
    expect(await around(ids[3])).toEqual({ ids: ids.slice(0, 13), hasMore: false, hasLater: true });
    expect(await around(ids[21])).toEqual({ ids: ids.slice(11), hasMore: true, hasLater: false });
    // A deleted comment's id still marks its position.
    await call(author, "DELETE", `/comment/${ids[11] ?? 0}`);
    const left = ids.filter((_, n) => n !== 11);
    expect(await around(ids[11])).toEqual({ ids: left.slice(1), hasMore: true, hasLater: false });
  }),
  contractTest("shows a comment as its post does", "listComments", async (context) => {
    const [author, reader] = [await theApplicant(context), await theReader(context)];
    const { id } = await post(author);
    const { id: commentID } = await comment(reader, id);
    await author.POST("/comment-like", { body: { commentID } });
    const { items } = await unwrap(author.GET("/post/{id}/comments", { params: { path: { id } } }));
    expect(items).toEqual((await find(author, id))?.comments);
  }),
];
