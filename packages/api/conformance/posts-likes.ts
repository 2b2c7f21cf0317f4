import { expect } from "vitest";
import { theApplicant } from "./acts";
import { dataIn } from "./forms";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { call, refused, refusedFields, sendJson, statusesOf } from "./plain";
import { likeables, theReader } from "./posts-acts";

/** Likes of one of the things that can be liked; the rules are the same. */
function promisesOf({ create, remove, path, field, make, likes }: (typeof likeables)["post" | "comment"]) {
  const like = (by: Actor, id: number) => sendJson(by, "POST", path, { [field]: id });
  const unlike = (by: Actor, likeId: unknown) => call(by, "DELETE", `${path}/${String(likeId)}`);
  const something = async (scene: Scene) => {
    const [author, reader] = [await theApplicant(scene), await theReader(scene)];
    return { author, reader, thing: await make(author) };
  };

  return [
    promise("answers with its id and shows (D-019, D-122)", create, async (scene) => {
      const { reader, thing } = await something(scene);
      const answer = await like(reader, thing.id);
      expect(answer).toMatchObject({ status: 201, body: { data: { username: reader.me.username } } });
      expect(await likes(reader, thing)).toEqual([dataIn(answer)]);
      // The id is optional; one that is given is theirs.
      expect({ userId: reader.me.id, ...dataIn(answer) }).toHaveProperty("userId", reader.me.id);
    }),
    promise("answers the same one when repeated (D-026)", create, async (scene) => {
      const { reader, thing } = await something(scene);
      const first = await like(reader, thing.id);
      expect(await like(reader, thing.id)).toEqual({ ...first, status: 200 });
      expect(await likes(reader, thing)).toHaveLength(1);
    }),
    promise("is one when it is sent ten times at once (D-026)", create, async (scene) => {
      const { reader, thing } = await something(scene);
      const answers = await Promise.all(Array.from({ length: 10 }, () => like(reader, thing.id)));
      expect(statusesOf(answers)).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
      expect(await likes(reader, thing)).toHaveLength(1);
    }),
    promise("is one for each person, one's own allowed (D-120)", create, async (scene) => {
      const { author, reader, thing } = await something(scene);
      await Promise.all([like(author, thing.id), like(reader, thing.id)]);
      const names = (await likes(reader, thing))?.map(({ username }) => username);
      expect(names?.toSorted()).toEqual([author.me.username, reader.me.username].toSorted());
    }),
    promise("takes the id as digits, and needs one (D-018)", create, async (scene) => {
      const { reader, thing } = await something(scene);
      expect(await sendJson(reader, "POST", path, { [field]: String(thing.id) })).toHaveProperty("status", 201);
      for (const body of [{}, { [field]: "abc" }, { [field]: null }, { [field]: [thing.id] }])
        expect(await sendJson(reader, "POST", path, body)).toEqual(refusedFields(field));
    }),
    promise("finds nothing that is deleted", create, async (scene) => {
      const { author, reader, thing } = await something(scene);
      const { id: likeId } = dataIn(await like(reader, thing.id));
      await call(author, "DELETE", `/post/${thing.postId}`);
      expect([await like(reader, thing.id), await unlike(reader, likeId)]).toEqual([refused(404), refused(404)]);
    }),
    promise("takes one's own like back, once (D-025)", remove, async (scene) => {
      const { reader, thing } = await something(scene);
      const { id: likeId } = dataIn(await like(reader, thing.id));
      expect(await unlike(reader, likeId)).toHaveProperty("status", 200);
      expect(await likes(reader, thing)).toEqual([]);
      expect(await unlike(reader, likeId)).toEqual(refused(404));
    }),
    promise("hides and keeps somebody else's like (D-005)", remove, async (scene) => {
      const { author, reader, thing } = await something(scene);
      const { id: likeId } = dataIn(await like(reader, thing.id));
      expect(await unlike(author, likeId)).toEqual(refused(404));
      expect(await likes(reader, thing)).toHaveLength(1);
    }),
  ];
}

/** Likes of posts and of comments. */
export const likePromises: ContractPromise[] = Object.values(likeables).flatMap(promisesOf);
