import { expect } from "vitest";
import { theApplicant, theRecruiter } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsWith, type ContractTest, type TestContext } from "../context/harness";
import { block } from "../people/people";
import { call, refused, sendJson } from "../context/calls";
import { comment, find, likeables, post, theReader } from "../context/posts-acts";
import { unwrap } from "../context/unwrap";

const personOf = ({ me }: TestUser) => ({
  userId: me.id,
  username: me.username,
  fullname: `${me.firstname} ${me.lastname}`,
  avatar: me.avatar,
});

/** Tests for the people who like a post or a comment; the rules are the same. */
function likerTestsOf({
  create,
  remove,
  list,
  path,
  field,
  make,
  likers,
  shown,
}: (typeof likeables)["post" | "comment"]) {
  const likedBy = async (people: readonly TestUser[], id: number) => {
    for (const by of people) await sendJson(by, "POST", path, { [field]: id });
  };
  const likesSeen = async (reader: TestUser, thing: { id: number; postId: number }) => {
    const { likes = [], likesCount } = (await shown(reader, thing)) ?? {};
    return { by: likes.map(({ username }) => username), likesCount };
  };
  const likersOf = (reader: TestUser, id: number, query: { before?: number } = {}) =>
    unwrap(reader.GET(likers, { params: { path: { id }, query } }));
  const isMissing = async (reader: TestUser, id: number) =>
    expect(await call(reader, "GET", likers.replace("{id}", String(id)))).toEqual(refused(404));
  const authorAnd = async (context: TestContext, other: TestUser) => {
    const author = await context.signIn("applicant");
    const thing = await make(author);
    await likedBy([author, other], thing.id);
    return { author, thing };
  };

  return [
    contractTest("returns the people who like it, newest first", list, async (context) => {
      const [author, reader] = [await theApplicant(context), await theReader(context)];
      const [{ id }, another] = [await make(author), await make(author)];
      expect(await likersOf(reader, id)).toEqual({ items: [], hasMore: false });
      await likedBy([await theRecruiter(context)], another.id);
      await likedBy([author, reader], id);
      const { items, hasMore } = await likersOf(author, id);
      expect(items).toMatchObject([reader, author].map(personOf));
      expect(hasMore).toBe(false);
      expect((await likersOf(author, id, { before: items[0]?.id ?? 0 })).items).toEqual(items.slice(1));
    }),
    contractTest("returns pages of 20 people", list, async (context) => {
      const author = await theApplicant(context);
      const { id } = await make(author);
      const people = [author, await theReader(context), await theRecruiter(context)];
      while (people.length < 22) people.push(await context.signIn("applicant"));
      await likedBy(people, id);
      const { items, hasMore } = await likersOf(author, id);
      expect([items.length, hasMore]).toEqual([20, true]);
      const rest = await likersOf(author, id, { before: items.at(-1)?.id ?? 0 });
      expect(rest).toMatchObject({ items: people.slice(0, 2).toReversed().map(personOf), hasMore: false });
    }),
    contractTest("omits people blocked by the reader, for the blocker only", list, async (context) => {
      const blocked = await theReader(context);
      const { author, thing } = await authorAnd(context, blocked);
      await block(author, blocked);
      expect((await likersOf(author, thing.id)).items).toMatchObject([personOf(author)]);
      expect((await likersOf(blocked, thing.id)).items).toHaveLength(2);
    }),
    contractTest("neither shows nor counts likes of blocked people, for the blocker only", create, async (context) => {
      const [blocked, other] = [await theReader(context), await theRecruiter(context)];
      const { author, thing } = await authorAnd(context, blocked);
      await likedBy([other], thing.id);
      await block(author, blocked);
      const [first, last] = [author.me.username, other.me.username];
      expect(await likesSeen(author, thing)).toEqual({ by: [first, last], likesCount: 2 });
      for (const reader of [blocked, other])
        expect(await likesSeen(reader, thing)).toEqual({ by: [first, blocked.me.username, last], likesCount: 3 });
      await call(author, "DELETE", `/user/blocks/${blocked.me.id}`);
      expect(await likesSeen(author, thing)).toMatchObject({ likesCount: 3 });
    }),
    contractTest("does not like content by a blocked person", create, async (context) => {
      const [author, reader] = [await theApplicant(context), await context.signIn("recruiter")];
      const thing = await make(author);
      const like = () => sendJson(reader, "POST", path, { [field]: thing.id });
      await block(reader, author);
      expect(await like()).toEqual(refused(404));
      expect(await likesSeen(author, thing)).toEqual({ by: [], likesCount: 0 });
      await call(reader, "DELETE", `/user/blocks/${author.me.id}`);
      expect(await like()).toHaveProperty("status", 201);
    }),
    contractTest("removes a like from before a block", remove, async (context) => {
      const reader = await context.signIn("recruiter");
      const { author, thing } = await authorAnd(context, reader);
      const { myLikeId } = (await shown(reader, thing)) ?? {};
      await block(reader, author);
      expect(await call(reader, "DELETE", `${path}/${String(myLikeId)}`)).toHaveProperty("status", 200);
      expect(await likesSeen(author, thing)).toMatchObject({ likesCount: 1 });
    }),
    ...testsWith("moderation", list, {
      "omits suspended people from names, likes and counts": async (context) => {
        const suspended = await context.signIn("recruiter");
        const { author, thing } = await authorAnd(context, suspended);
        await context.suspend(suspended);
        expect((await likersOf(author, thing.id)).items).toMatchObject([personOf(author)]);
        expect(await likesSeen(author, thing)).toEqual({ by: [author.me.username], likesCount: 1 });
      },
    }),
    contractTest("finds nothing for content that is gone, or by a blocked person", list, async (context) => {
      const [reader, other] = [await context.signIn("recruiter"), await theReader(context)];
      const { author, thing } = await authorAnd(context, other);
      await block(reader, author);
      await isMissing(reader, thing.id);
      expect((await likersOf(other, thing.id)).items).toHaveLength(2);
      await call(author, "DELETE", `/post/${thing.postId}`);
      await isMissing(other, thing.id);
    }),
  ];
}

export const likerTests: ContractTest[] = [
  ...Object.values(likeables).flatMap(likerTestsOf),
  contractTest("finds nothing below the post of a blocked person", "listCommentLikes", async (context) => {
    const [author, reader] = [await theApplicant(context), await context.signIn("recruiter")];
    const { id } = await comment(await theReader(context), (await post(author)).id);
    const read = () => call(reader, "GET", `/comment/${id}/likes`);
    expect(await read()).toMatchObject({ status: 200, body: { items: [] } });
    await block(reader, author);
    expect(await read()).toEqual(refused(404));
    expect(await sendJson(reader, "POST", "/comment-like", { commentID: id })).toEqual(refused(404));
  }),
  contractTest("does not comment on a post by a blocked person", "createComment", async (context) => {
    const [author, reader] = [await theApplicant(context), await context.signIn("recruiter")];
    const { id: postID } = await post(author);
    await block(reader, author);
    expect(await sendJson(reader, "POST", "/comment", { postID, content: "Bravo !" })).toEqual(refused(404));
    expect(await find(author, postID)).toMatchObject({ commentsCount: 0 });
  }),
];
