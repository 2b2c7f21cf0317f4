import { beforeEach, describe, expect, it, vi } from "vitest";
import { likeable, post, notificationsOf } from "../../../test/feed";
import { type Tab, tabOf } from "../../../test/live";
import { aMember, type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";
import { createNotification } from "./create";

const server = testServer();
const author = memberFor(beforeEach, server, "applicant");
const reader = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });

const countOf = (unread_count: number) => ({ type: "unread_count_update", data: { unread_count } });
const { like } = likeable.post;

/** The frames of a tab after the two initial counts, up to a final like by a helper. */
async function framesOf(tab: Tab, who: Member): Promise<unknown[]> {
  const { id } = await post(who);
  const helper = await aMember(server, "applicant", { firstname: "La", lastname: "Dernière" });
  await like(helper, id);
  const last = () => tab.frames.findIndex((frame) => JSON.stringify(frame).includes("La Dernière"));
  await vi.waitUntil(() => last() >= 0, { timeout: 20_000 });
  return tab.frames.slice(2, last());
}

describe("a notification", () => {
  it("that was not published is counted when its reader reconnects", async () => {
    await server.db.transaction().execute((tx) =>
      // Simulates a crash after the commit, before publishing.
      createNotification(tx, () => undefined, {
        event: "post_like",
        actorId: reader.id,
        targetId: null,
        to: [author.id],
      }),
    );
    const tab = await tabOf(server, author);
    expect(tab.frames[0]).toEqual(countOf(1));
    expect(await notificationsOf(author)).toHaveLength(1);
  });

  it("of a transaction that was rolled back is neither stored nor published", async () => {
    const tab = await tabOf(server, author);
    const lost = server.db.transaction().execute(async (tx) => {
      await createNotification(tx, () => undefined, {
        event: "post_like",
        actorId: reader.id,
        targetId: null,
        to: [author.id],
      });
      throw new Error("The power went out.");
    });
    await expect(lost).rejects.toThrow("The power went out.");
    expect(await notificationsOf(author)).toEqual([]);
    expect(await framesOf(tab, author)).toEqual([]);
  });
});
