import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { likeable, post, unreadCountOf } from "../../../test/feed";
import { aMember, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { createNotification } from "./create";

const server = testServer();
const actor = memberFor(beforeAll, server, "recruiter");
const reader = memberFor(beforeEach, server, "applicant");

/** Creates `count` old notifications for the reader, a minute apart. */
async function fill(count: number): Promise<void> {
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, n) => ({
    user_id: reader.id,
    actor_id: null,
    event: "post_comment" as const,
    event_type: "post_comment" as const,
    params: "{}",
    created_at: new Date(now - (count - n) * 60_000),
  }));
  for (let start = 0; start < count; start += 500)
    await server.db
      .insertInto("notifications")
      .values(rows.slice(start, start + 500))
      .execute();
}

const list = async (query: string) => {
  const { status, body } = await reader.send("GET", `/notifications?${query}`);
  expect(status).toBe(200);
  return Object(body);
};
const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

const happen = (event: "post_comment" | "offer_closed") =>
  server.db.transaction().execute((tx) =>
    createNotification(tx, () => undefined, {
      event,
      actorId: actor.id,
      targetId: null,
      params: {},
      to: [reader.id],
    }),
  );

describe("of more than a thousand (D-137)", () => {
  it("the newest thousand are kept", async () => {
    await fill(1003);
    const before = idsOf(await list("limit=1000&sortOrder=asc"));
    await happen("offer_closed");
    const after = idsOf(await list("limit=1000&sortOrder=asc"));
    expect(after.slice(0, -1)).toEqual([...before.slice(4), ...after.slice(996, 999)]);
    expect(await list("limit=1000")).toMatchObject({ totalItems: 1000, totalPages: 1 });
  });

  it("no others are deleted, and none of other users", async () => {
    await fill(999);
    await happen("post_comment");
    expect(await list("")).toMatchObject({ totalItems: 1000 });
    const other = await aMember(server, "applicant");
    await likeable.post.like(actor, (await post(other)).id);
    await Promise.all(Array.from({ length: 5 }, () => happen("post_comment")));
    await happen("post_comment");
    expect(await list("")).toMatchObject({ totalItems: 1000 });
    expect(await unreadCountOf(other)).toBe(1);
  });
});
