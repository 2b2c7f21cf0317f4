import { expect, vi } from "vitest";
import { expectOk } from "../answers";
import type { Name, Real } from "../world";

/** Fails unless a person's notifications, their counts and the last counts on the live channel agree. */
export async function checkNotifications({ walkers }: Real, name: Name): Promise<void> {
  const { user, channel } = walkers[name];
  const { items, totalItems } = await expectOk(user.GET("/notifications", { params: { query: { limit: 1000 } } }));
  const { unread_count: notifications } = await expectOk(user.GET("/notifications/unread-count"));
  const { unread_count: messages } = await expectOk(user.GET("/messages/unread-count"));
  const { data: stats } = await expectOk(user.GET("/dashboard/stats"));
  const dates = items.map(({ createdAt }) => createdAt);
  expect(
    {
      unread: notifications,
      total: totalItems,
      stats: stats.notifications,
      different: new Set(items.map(({ id }) => id)).size,
      dates,
    },
    `${name}'s notifications`,
  ).toEqual({
    unread: items.filter(({ isRead }) => !isRead).length,
    total: items.length,
    stats: items.length,
    different: items.length,
    dates: dates.toSorted().toReversed(),
  });

  const last = (type: "unread_count_update" | "unread_messages_count_update") => {
    const update = channel.pending().findLast((one) => one.type === type);
    return update && "unread_count" in update.data ? update.data.unread_count : undefined;
  };
  // Live messages may arrive after the answer to the call that caused them.
  await vi.waitFor(
    () => {
      const live = { notifications: last("unread_count_update"), messages: last("unread_messages_count_update") };
      expect(live, `what ${name}'s live channel counts`).toEqual({ notifications, messages });
      const ids = channel
        .eventIds()
        .map(Number)
        .toSorted((a, b) => a - b);
      expect(ids, `the numbers of ${name}'s live messages`).toEqual(ids.map((_, index) => index + 1));
    },
    { timeout: 5_000, interval: 10 },
  );
}
