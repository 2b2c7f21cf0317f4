import { expect } from "vitest";
import type { Schemas } from "../../src";
import { unreadNotificationsOf } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { refusedFields, sendJson } from "../context/calls";
import { comment, notificationsOf, post } from "../context/posts-acts";

const readUntil = (reader: TestUser, until: unknown) => sendJson(reader, "PATCH", "/notifications/read", { until });

const cameAt = (notification: Schemas["Notification"] | undefined) => Date.parse(notification?.createdAt ?? "");

/** Two people with unread notifications from each other. The first has one that arrived later than the others. */
async function twoTold({ signIn }: TestContext) {
  const [author, other] = [await signIn("applicant"), await signIn("recruiter")];
  for (const _ of [1, 2]) await comment(other, (await post(author)).id);
  await comment(author, (await post(other)).id);
  let told: Schemas["Notification"][];
  do {
    await comment(other, (await post(author)).id);
    told = await notificationsOf(author);
  } while (cameAt(told[0]) === cameAt(told[1]));
  return { author, other, told };
}

export const notificationReadTests: ContractTest[] = testsOf("readNotifications", {
  "marks all of one's own up to a timestamp as read": async (context) => {
    const { author, other, told } = await twoTold(context);
    const [latest, seen] = told;
    expect(await readUntil(author, seen?.createdAt)).toEqual({ status: 200, body: { unread_count: 1 } });
    expect(await notificationsOf(author)).toEqual(told.map((each) => ({ ...each, isRead: each.id !== latest?.id })));
    expect(await unreadNotificationsOf(author)).toBe(1);
    expect(await unreadNotificationsOf(other)).toBe(1);
    for (const _ of ["once", "and again"])
      expect(await readUntil(author, latest?.createdAt)).toEqual({ status: 200, body: { unread_count: 0 } });
  },
  "accepts a timestamp in another time zone": async (context) => {
    const { author, told } = await twoTold(context);
    const elsewhere = new Date(cameAt(told[1]) + 2 * 3_600_000).toISOString().replace("Z", "+02:00");
    expect(await readUntil(author, elsewhere)).toEqual({ status: 200, body: { unread_count: 1 } });
  },
  "sends the new count to every channel": async (context) => {
    const { author, told } = await twoTold(context);
    await withLive(context, [author, author], async (...channels) => {
      await Promise.all(channels.map(skipGreetings));
      await readUntil(author, told[0]?.createdAt);
      for (const channel of channels)
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 0 });
    });
  },
  "refuses an invalid timestamp, and marks nothing": async (context) => {
    const { author, told } = await twoTold(context);
    for (const until of [undefined, null, "", "hier", "2026-02-30T00:00:00Z", 1])
      expect([until, await readUntil(author, until)]).toEqual([until, refusedFields("until")]);
    expect(await unreadNotificationsOf(author)).toBe(told.length);
  },
});
