import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { comment, likeable, post, read, removePost, told } from "../../../test/feed";
import { opened, type Tab } from "../../../test/live";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { createNotification } from "./create";

let server: TestServer;
let author: Member;
let reader: Member;
let bystander: Member;
const tabs: Tab[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  author = await aMember(server, "applicant");
  reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
  bystander = await aMember(server, "applicant");
});
afterAll(async () => {
  for (const { socket } of tabs) socket.terminate();
  await server.close();
});

/** Waits until earlier notifications have been told, so that a tab opened now hears of later things alone. */
const hasHeardOf = (tab: Tab, notifications: number) => tab.arrived(2 + 2 * notifications);

async function tabOf({ token }: Member): Promise<Tab> {
  const tab = await opened(server, token);
  tabs.push(tab);
  return tab;
}
const countOf = (unread_count: number) => ({ type: "unread_count_update", data: { unread_count } });
const { like, unlike } = likeable.post;

/** What has come to a tab after the two counts that greet it, once a like of a new post of theirs has come too. */
async function heardBy(tab: Tab, who: Member): Promise<unknown[]> {
  const { id } = await post(who);
  const helper = await aMember(server, "applicant", { firstname: "La", lastname: "Dernière" });
  await like(helper, id);
  const last = () => tab.frames.findIndex((frame) => JSON.stringify(frame).includes("La Dernière"));
  await vi.waitUntil(() => last() >= 0, { timeout: 20_000 });
  return tab.frames.slice(2, last());
}

describe("a notification", () => {
  it("comes to both tabs of its reader by itself, then the count, and to nobody else (D-132, D-133)", async () => {
    const { id } = await post(author);
    const [one, two] = [await tabOf(author), await tabOf(author)];
    const [theirs, others] = [await tabOf(reader), await tabOf(bystander)];
    await like(reader, id);
    const message = "Karim Benali a aimé votre post.";
    const [notification] = await told(author);
    for (const tab of [one, two]) {
      await tab.arrived(4);
      expect(tab.frames.slice(2)).toEqual([{ type: "new_notification", data: { message, notification } }, countOf(1)]);
    }
    expect(notification).toMatchObject({ message, target: { kind: "post", id } });
    expect(await heardBy(theirs, reader)).toEqual([]);
    expect(await heardBy(others, bystander)).toEqual([]);
  });

  it("comes in the language that its reader last asked for (D-160)", async () => {
    const { id } = await post(author);
    await author.api.GET("/user/me", { headers: { "Accept-Language": "en" } });
    const tab = await tabOf(author);
    await comment(reader, id);
    await tab.arrived(4);
    expect(tab.frames[2]).toMatchObject({ data: { message: "Karim Benali commented on your post." } });
  });

  it("that could not be told is there when its reader comes back", async () => {
    await server.db.transaction().execute((tx) =>
      // The process ends here: committed, and nobody told.
      createNotification(tx, () => undefined, {
        event: "post_like",
        actorId: reader.id,
        targetId: null,
        to: [author.id],
      }),
    );
    const tab = await tabOf(author);
    expect(tab.frames[0]).toEqual(countOf(1));
    expect(await told(author)).toHaveLength(1);
  });

  it("of something that was rolled back is neither kept nor told", async () => {
    const tab = await tabOf(author);
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
    expect(await told(author)).toEqual([]);
    expect(await heardBy(tab, author)).toEqual([]);
  });
});

describe("the count", () => {
  it("falls in every tab when something is read, once (D-132, D-134)", async () => {
    const witness = await tabOf(author);
    const { id } = await post(author);
    await like(reader, id);
    await hasHeardOf(witness, 1);
    const [one, two] = [await tabOf(author), await tabOf(author)];
    const [notification] = await told(author);
    await read(author, notification?.id ?? 0);
    await read(author, notification?.id ?? 0);
    for (const tab of [one, two]) {
      await tab.arrived(3);
      expect(tab.frames.slice(0, 3)).toEqual([countOf(1), expect.anything(), countOf(0)]);
    }
    expect(await heardBy(two, author)).toEqual([countOf(0)]);
  });

  it("falls when a like is taken back, and when the post is deleted (D-126, D-131)", async () => {
    const witness = await tabOf(author);
    const { id } = await post(author);
    const { data } = await like(reader, id);
    await comment(reader, id);
    await hasHeardOf(witness, 2);
    const tab = await tabOf(author);
    await unlike(reader, data?.data.id ?? 0);
    await tab.arrived(3);
    await removePost(author, id);
    await tab.arrived(4);
    expect(tab.frames.slice(2)).toEqual([countOf(1), countOf(0)]);
  });
});
