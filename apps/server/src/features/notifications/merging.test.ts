import { beforeEach, expect, it } from "vitest";
import { applied, publish, withdraw } from "../../../test/acts";
import { comment, likeable, notificationsOf, post } from "../../../test/feed";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();
const reader = memberFor(beforeEach, server, "recruiter");
const attacker = memberFor(beforeEach, server, "applicant", { firstname: "Lucas", lastname: "Bernard" });

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

it("one person causes at most 200 new notifications a day for one reader", async () => {
  await fill(199, attacker);
  for (let made = 0; made < 3; made += 1) await comment(attacker, (await post(reader)).id);
  expect(await notificationsOf(reader)).toHaveLength(200);
  const friend = await aMember(server, "applicant");
  await comment(friend, (await post(reader)).id);
  expect(await notificationsOf(reader)).toHaveLength(201);
});

it("keeps one notification of twenty concurrent likes", async () => {
  const { id } = await post(reader);
  const people = await others(20);
  await Promise.all(people.map((person) => likeable.post.like(person, id)));
  expect(await messagesOf(reader)).toEqual(["Jeanne Martin et 19 autres personnes ont aimé votre post."]);
});
