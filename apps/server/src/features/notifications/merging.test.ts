import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { applied, change, publish, remove, withdraw } from "../../../test/acts";
import { comment, likeable, markRead, notificationsOf, post, removeComment, unreadCountOf } from "../../../test/feed";
import { aMember, declareSkills, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let reader: Member;
let attacker: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  reader = await aMember(server, "recruiter");
  attacker = await aMember(server, "applicant", { firstname: "Lucas", lastname: "Bernard" });
});
afterAll(() => server.close());

const messagesOf = async (who: Member) => (await notificationsOf(who)).map(({ message }) => message);
// Enough to reproduce the bug: each round used to push out two other notifications.
const rounds = 10;
const others = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(server, "applicant")));

/** Creates `count` notifications for the reader, a minute apart, by one person if given. */
async function fill(count: number, by?: Member): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, n) => ({
    user_id: reader.id,
    actor_id: by?.id ?? null,
    event: "post_comment" as const,
    event_type: "post_comment" as const,
    target_id: null,
    params: "{}",
    created_at: new Date(now - (count - n) * 60_000),
  }));
  await server.db.insertInto("notifications").values(rows).execute();
}
const oldest = () =>
  server.db
    .selectFrom("notifications")
    .select("created_at")
    .where("user_id", "=", reader.id)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirstOrThrow();

// The limits on applications would stop these rounds; merging must hold without them.
const forgetLimits = () => server.db.deleteFrom("rate_limits").execute();

it("rounds of applying and withdrawing push no more than one out of the newest thousand", async () => {
  const { id } = await publish(reader);
  await fill(1000);
  const before = await oldest();
  for (let round = 0; round < rounds; round += 1) {
    await withdraw(attacker, await applied(attacker, id));
    await forgetLimits();
  }
  expect((await oldest()).created_at.getTime() - before.created_at.getTime()).toBeLessThanOrEqual(60_000);
  expect(await notificationsOf(reader)).toHaveLength(1000);
});

it("rounds of closing and reopening an offer leave an applicant at most one notification", async () => {
  const applicant = await aMember(server, "applicant");
  await declareSkills(server.db, attacker.id, ["Cobol"]);
  const { id } = await publish(reader, { skills: ["Cobol"] });
  await applied(applicant, id);
  for (let round = 0; round < rounds; round += 1) {
    await change(reader, id, { active: false });
    await change(reader, id, { active: true });
    await forgetLimits();
  }
  expect(await notificationsOf(applicant)).toEqual([]);
  expect(await notificationsOf(attacker)).toHaveLength(0);
  await change(reader, id, { active: false });
  expect(await notificationsOf(applicant)).toHaveLength(1);
});

it("one person causes at most 200 new notifications a day for one reader", async () => {
  await fill(199, attacker);
  for (let made = 0; made < 3; made += 1) await comment(attacker, (await post(reader)).id);
  expect(await notificationsOf(reader)).toHaveLength(200);
  const friend = await aMember(server, "applicant");
  await comment(friend, (await post(reader)).id);
  expect(await notificationsOf(reader)).toHaveLength(201);
});

it("names the last person and counts the others, on top of the list", async () => {
  const { id } = await post(reader);
  const { id: other } = await post(reader);
  for (const person of [...(await others(3)), attacker]) await likeable.post.like(person, id);
  await likeable.post.like(attacker, other);
  const [friend] = await others(1);
  if (friend) await likeable.post.like(friend, id);
  await likeable.post.like(attacker, id);
  const messages = await messagesOf(reader);
  expect(messages).toEqual([
    "Jeanne Martin et 4 autres personnes ont aimé votre post.",
    "Lucas Bernard a aimé votre post.",
  ]);
  expect(await unreadCountOf(reader)).toBe(2);
});

it("removes one like of several, and says 'autre personne' for one other", async () => {
  const { id } = await post(reader);
  const [first, second] = await others(2);
  if (first) await likeable.post.like(first, id);
  if (second) await likeable.post.like(second, id);
  const liked = await likeable.post.like(attacker, id);
  await likeable.post.unlike(attacker, liked.data?.data.id ?? 0);
  expect(await messagesOf(reader)).toEqual(["Jeanne Martin et 1 autre personne ont aimé votre post."]);
});

it("counts a person who comments twice once, and reflects a deleted comment", async () => {
  const { id } = await post(reader);
  const { id: first } = await comment(attacker, id);
  const { id: second } = await comment(attacker, id);
  const about = (commentId: number) => ({
    message: "Lucas Bernard a commenté votre post.",
    target: { kind: "post", id, commentId },
  });
  expect(await notificationsOf(reader)).toMatchObject([about(second)]);
  await removeComment(attacker, second);
  expect(await notificationsOf(reader)).toMatchObject([about(first)]);
  await removeComment(attacker, first);
  expect(await notificationsOf(reader)).toEqual([]);
});

it("starts a new notification once the first is read", async () => {
  const { id } = await post(reader);
  await comment(attacker, id);
  await markRead(reader, (await notificationsOf(reader))[0]?.id ?? 0);
  await comment(attacker, id);
  expect((await notificationsOf(reader)).map(({ isRead }) => isRead)).toEqual([false, true]);
});

it("removes notifications that an offer's end or reopening makes untrue", async () => {
  await declareSkills(server.db, attacker.id, ["Fortran"]);
  const { id } = await publish(reader, { skills: ["Fortran"] });
  expect(await messagesOf(attacker)).toHaveLength(1);
  await change(reader, id, { active: false });
  expect(await messagesOf(attacker)).toEqual([]);
  await change(reader, id, { active: true });
  const applicant = await aMember(server, "applicant");
  await applied(applicant, id);
  expect(await messagesOf(reader)).toHaveLength(1);
  await remove(reader, id);
  expect([await messagesOf(reader), await messagesOf(attacker)]).toEqual([[], []]);
  expect(await messagesOf(applicant)).toEqual([expect.stringContaining("a été supprimée.")]);
});

it("keeps one notification of twenty concurrent likes", async () => {
  const { id } = await post(reader);
  const people = await others(20);
  await Promise.all(people.map((person) => likeable.post.like(person, id)));
  expect(await messagesOf(reader)).toEqual(["Jeanne Martin et 19 autres personnes ont aimé votre post."]);
});
