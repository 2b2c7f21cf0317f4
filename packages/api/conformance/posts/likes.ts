import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { dataIn } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedFields, sendJson, statusesOf } from "../context/calls";
import { likeables, theReader } from "../context/posts-acts";

/** Tests for likes of a post or a comment; the rules are the same. */
function likeTestsOf({ create, remove, path, field, make, shown }: (typeof likeables)["post" | "comment"]) {
  const like = (by: TestUser, id: number) => sendJson(by, "POST", path, { [field]: id });
  const unlike = (by: TestUser, likeId: unknown) => call(by, "DELETE", `${path}/${String(likeId)}`);
  const likes = async (reader: TestUser, thing: { id: number; postId: number }) => (await shown(reader, thing))?.likes;
  const something = async (context: TestContext) => {
    const [author, reader] = [await theApplicant(context), await theReader(context)];
    return { author, reader, thing: await make(author) };
  };

  return [
    contractTest("returns its id, and appears (D-019, D-122)", create, async (context) => {
      const { reader, thing } = await something(context);
      const answer = await like(reader, thing.id);
      expect(answer).toMatchObject({ status: 201, body: { data: { username: reader.me.username } } });
      expect(await likes(reader, thing)).toEqual([dataIn(answer)]);
      // The id is optional; when present, it has to match.
      expect({ userId: reader.me.id, ...dataIn(answer) }).toHaveProperty("userId", reader.me.id);
    }),
    contractTest("returns the existing one when repeated (D-026)", create, async (context) => {
      const { reader, thing } = await something(context);
      const first = await like(reader, thing.id);
      expect(await like(reader, thing.id)).toEqual({ ...first, status: 200 });
      expect(await likes(reader, thing)).toHaveLength(1);
    }),
    contractTest("is stored once for ten simultaneous requests (D-026)", create, async (context) => {
      const { reader, thing } = await something(context);
      const answers = await Promise.all(Array.from({ length: 10 }, () => like(reader, thing.id)));
      expect(statusesOf(answers)).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
      expect(await likes(reader, thing)).toHaveLength(1);
    }),
    contractTest("is one per person, even for one's own content (D-120)", create, async (context) => {
      const { author, reader, thing } = await something(context);
      const names = async () => (await likes(reader, thing))?.map(({ username }) => username);
      const both = await Promise.all([like(author, thing.id), like(reader, thing.id)]);
      expect((await names())?.toSorted()).toEqual([author.me.username, reader.me.username].toSorted());
      await unlike(author, dataIn(both[0])["id"]);
      await like(author, thing.id);
      // Oldest first.
      expect(await names()).toEqual([reader.me.username, author.me.username]);
    }),
    contractTest("accepts the id as digits, and requires one (D-018)", create, async (context) => {
      const { reader, thing } = await something(context);
      expect(await sendJson(reader, "POST", path, { [field]: String(thing.id) })).toHaveProperty("status", 201);
      for (const body of [{}, { [field]: "abc" }, { [field]: null }, { [field]: [thing.id] }])
        expect(await sendJson(reader, "POST", path, body)).toEqual(refusedFields(field));
    }),
    contractTest("is a 404 for deleted content", create, async (context) => {
      const { author, reader, thing } = await something(context);
      const { id: likeId } = dataIn(await like(reader, thing.id));
      await call(author, "DELETE", `/post/${thing.postId}`);
      expect([await like(reader, thing.id), await unlike(reader, likeId)]).toEqual([refused(404), refused(404)]);
    }),
    contractTest("removes one's own like, once (D-025)", remove, async (context) => {
      const { reader, thing } = await something(context);
      const { id: likeId } = dataIn(await like(reader, thing.id));
      expect(await unlike(reader, likeId)).toHaveProperty("status", 200);
      expect(await likes(reader, thing)).toEqual([]);
      expect(await unlike(reader, likeId)).toEqual(refused(404));
    }),
    contractTest("hides another person's like and leaves it unchanged (D-005)", remove, async (context) => {
      const { author, reader, thing } = await something(context);
      const { id: likeId } = dataIn(await like(reader, thing.id));
      expect(await unlike(author, likeId)).toEqual(refused(404));
      expect(await likes(reader, thing)).toHaveLength(1);
    }),
  ];
}

export const likeTests: ContractTest[] = Object.values(likeables).flatMap(likeTestsOf);
