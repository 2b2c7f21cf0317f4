import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import {
  asOfReceived,
  mergeReceived,
  type Received,
  receivedKey,
  reloadReceived,
  wantedOf,
  withReceived,
} from "./received-list";

const row = (id: number, changes: Partial<Received> = {}): Received => ({
  id,
  createdAt: "2026-03-12T08:00:00Z",
  Applicant: { user: { firstname: "Jeanne", lastname: "Martin", email: null } },
  profile: null,
  seenAt: null,
  decision: null,
  ...changes,
});

const counts = { all: 3, unread: 3, seen: 0, accepted: 0, rejected: 0 };
const page = (number: number, items: Received[]) => ({
  items,
  counts,
  asOf: "2026-03-13T08:00:00Z",
  page: number,
  totalPages: 2,
  totalItems: 3,
});
const pages = { pages: [page(1, [row(9), row(8)]), page(2, [row(8), row(7)])], pageParams: [1, 2] };
const seenAt = "2026-03-14T08:00:00Z";

it.each([
  ["", { status: "all", search: "", sort: "newest" }],
  ["?status=unread&search=go&sort=oldest", { status: "unread", search: "go", sort: "oldest" }],
  ["?status=best&search=%00&sort=score", { status: "all", search: "", sort: "newest" }],
])("an address asks with %j for %j", (search, expected) =>
  expect(wantedOf(new URLSearchParams(search))).toEqual(expected),
);

describe("the applications that a recruiter received", () => {
  it("are one list over their pages, each application once", () => {
    const { items, totalItems } = mergeReceived(pages);
    expect([items.map(({ id }) => id), totalItems]).toEqual([[9, 8, 7], 3]);
  });

  it("are counted anew when one is read", () => {
    const { items, counts } = mergeReceived(withReceived(pages, { id: 8, seenAt }));
    expect(items.map((item) => item.seenAt)).toEqual([null, seenAt, null]);
    expect(counts).toEqual({ all: 3, unread: 2, seen: 1, accepted: 0, rejected: 0 });
  });

  it("are counted anew when one is decided, and once", () => {
    const decided = withReceived(pages, { id: 7, seenAt, decision: "accepted" });
    expect(withReceived(decided, { id: 7, seenAt, decision: "accepted" })).toEqual(decided);
    expect(mergeReceived(decided).counts).toEqual({ all: 3, unread: 2, seen: 0, accepted: 1, rejected: 0 });
  });

  it("are counted as unread again when a decision on an unread one is undone", () => {
    const decided = withReceived(pages, { id: 7, seenAt, decision: "rejected" });
    expect(withReceived(decided, { id: 7, seenAt: null, decision: null })).toEqual(pages);
  });

  it("stay when another one is read", () => expect(withReceived(pages, { id: 1, seenAt })).toEqual(pages));
});

describe("a list that is read again", () => {
  const client = new QueryClient();
  const key = [...receivedKey(12), wantedOf(new URLSearchParams())] as const;
  const { asOf } = page(1, []);

  it("has the order of now after a decision, and its former order after an undo", async () => {
    client.setQueryData(key, pages);
    expect(asOfReceived(client, 12)).toBe(asOf);
    await reloadReceived(client, 12);
    expect(asOfReceived(client, 12)).toBe("");
    await reloadReceived(client, 12, asOf);
    expect(asOfReceived(client, 12)).toBe(asOf);
  });
});
