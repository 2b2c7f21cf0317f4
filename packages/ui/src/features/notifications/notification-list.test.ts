import { describe, expect, it } from "vitest";
import { newestOf, type Notification, pageOf } from "./notification-list";

type Place = Parameters<typeof pageOf>[1];

const firstCame = Date.UTC(2026, 8, 1);

/** Notifications, newest first, each a minute older than the previous one; every third is unread. */
const list = (count: number, from = firstCame): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    message: `${count - index}`,
    isRead: index % 3 !== 0,
    createdAt: new Date(from + (count - index) * 60_000).toISOString(),
    eventType: "post_like",
  }));

const at = (place: Partial<Place> = {}): Place => ({ filter: "all", page: 1, ...place });
const ids = (items: readonly Notification[]) => items.map(({ id }) => id);

describe("the pages of the notifications", () => {
  it.each<[count: number, page: number, shown: number, pages: number]>([
    [0, 1, 0, 1],
    [15, 1, 15, 1],
    [16, 2, 1, 2],
    [1000, 67, 10, 67],
  ])("of %i have 15 each: page %i has %i, of %i", (count, page, shown, pages) => {
    const { items, totalPages } = pageOf(list(count), at({ page }));
    expect([items.length, totalPages]).toEqual([shown, pages]);
  });

  it("give way to the last one there is", () => {
    const { items, page } = pageOf(list(16), at({ page: 9 }));
    expect([ids(items), page]).toEqual([[1], 2]);
  });

  it.each([
    ["unread", [6, 3]],
    ["read", [5, 4, 2, 1]],
  ] as const)("hold the %s alone", (filter, expected) => {
    expect(ids(pageOf(list(6), at({ filter })).items)).toEqual(expected);
  });
});

describe("what arrives", () => {
  const before = list(40);
  const after = [...list(2, firstCame + 3_600_000).map((each) => ({ ...each, id: each.id + 100 })), ...before];

  it("is at the top of the first page", () =>
    expect(ids(pageOf(after, at()).items).slice(0, 3)).toEqual([102, 101, 40]));

  it("is kept out of a later page that was opened before", () => {
    const since = newestOf(before, "all") ?? 0;
    for (const page of [2, 3]) expect(pageOf(after, at({ page, since }))).toEqual(pageOf(before, at({ page })));
  });

  it("depends on the filter", () => {
    expect(newestOf(list(6), "unread")).toBe(firstCame + 6 * 60_000);
    expect(newestOf(list(6), "read")).toBe(firstCame + 5 * 60_000);
    expect(newestOf([], "all")).toBeUndefined();
  });
});
