import type { Schemas } from "@passerelle/api";
import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { keepNotification, keepUnreadCount, notificationKeys, withNotification } from "./cache";
import { createQueryClient, reload } from "../../data";

type Notification = Schemas["Notification"];

const aNotification = (id: number, isRead = false): Notification => ({
  id,
  isRead,
  message: `${id}`,
  createdAt: "2026-09-01T08:00:00Z",
  eventType: "post_like",
});

/** A visible list in a language, with the number of requests. */
async function shownList(...answers: Notification[][]) {
  const client = createQueryClient();
  const queryKey = [...notificationKeys.list, "fr"] as const;
  const read = vi.fn<() => Promise<Notification[]>>();
  for (const answer of answers) read.mockResolvedValueOnce(answer);
  new QueryObserver(client, { queryKey, queryFn: read }).subscribe(() => undefined);
  await expect.poll(() => client.getQueryData(queryKey)).toEqual(answers[0]);
  return { client, read, list: () => client.getQueryData<Notification[]>(queryKey) };
}

describe("a list with one notification in its place", () => {
  it("has a new one at its top, once", () => {
    const list = withNotification([aNotification(1)], aNotification(2));
    expect(withNotification(list, aNotification(2)).map(({ id }) => id)).toEqual([2, 1]);
  });

  it("has a changed one where it was", () => {
    const list = [aNotification(2), aNotification(1)];
    expect(withNotification(list, aNotification(1, true))).toEqual([aNotification(2), aNotification(1, true)]);
  });
});

it("moves a repeated one to the top, once", () => {
  const repeated = { ...aNotification(1), message: "again", createdAt: "2026-09-01T09:00:00Z" };
  expect(withNotification([aNotification(2), aNotification(1)], repeated)).toEqual([repeated, aNotification(2)]);
});

describe("the cached notifications", () => {
  it("take in a new one without reading the list again", async () => {
    const { client, read, list } = await shownList([aNotification(1)]);
    keepNotification(client, aNotification(2));
    keepUnreadCount(client, 2);
    expect(list()?.map(({ id }) => id)).toEqual([2, 1]);
    expect(client.getQueryData(notificationKeys.unread)).toBe(2);
    expect(read).toHaveBeenCalledOnce();
  });

  it("are read again when an answer on its way may not know of it", async () => {
    const { client, read, list } = await shownList([aNotification(1)], [], [aNotification(2), aNotification(1)]);
    void reload(client, notificationKeys.list);
    keepNotification(client, aNotification(2));
    await expect.poll(() => read).toHaveBeenCalledTimes(3);
    await expect.poll(() => list()).toHaveLength(2);
  });

  it("are read again when the count says otherwise, as after reading in another tab", async () => {
    const { client, list } = await shownList([aNotification(1)], [aNotification(1, true)]);
    keepUnreadCount(client, 0);
    await expect.poll(() => list()).toEqual([aNotification(1, true)]);
  });

  it("keep the count where no list was read yet", () => {
    const client = createQueryClient();
    keepUnreadCount(client, 3);
    expect(client.getQueryData(notificationKeys.unread)).toBe(3);
  });
});
