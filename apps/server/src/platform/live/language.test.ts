import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { likeable, post } from "../../../test/feed";
import { opened, type Tab } from "../../../test/live";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
let author: Member;
beforeAll(async () => {
  server = await startTestServer();
  author = await aMember(server, "applicant");
});
afterAll(() => server.close());

/** Sets a language, and waits for the heartbeat that confirms it. */
async function setLanguage(tab: Tab, language: string): Promise<void> {
  const before = tab.heartbeats.length;
  tab.socket.send(JSON.stringify({ type: "set_language", data: { language } }));
  await vi.waitUntil(() => tab.heartbeats.length > before, { timeout: 20_000 });
}

const texts = ({ frames }: Tab) =>
  frames.flatMap((frame) => (Object(frame).type === "new_notification" ? [Object(frame).data.message] : []));

describe("a connection that sets its language", () => {
  it("gets a heartbeat as confirmation and messages in it, unlike the person's other connections", async () => {
    const [english, french] = [await opened(server, author.token), await opened(server, author.token)];
    await setLanguage(english, "en");
    expect(english.heartbeats.at(-1)).toEqual({ lastEventId: 2, language: "en" });
    const reader = await aMember(server, "recruiter", { firstname: "Karim", lastname: "Benali" });
    await likeable.post.like(reader, (await post(author)).id);
    await Promise.all([english.arrived(4), french.arrived(4)]);
    expect([texts(english), texts(french)]).toEqual([
      ["Karim Benali liked your post."],
      ["Karim Benali a aimé votre post."],
    ]);
    expect([english.ids, french.ids]).toEqual([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
    for (const { socket } of [english, french]) socket.close();
  });

  it("gets errors in it, and may change it again", async () => {
    const tab = await opened(server, author.token);
    await setLanguage(tab, "en");
    tab.socket.send("{");
    await tab.arrived(3);
    await setLanguage(tab, "fr");
    tab.socket.send('{"type":"set_language","data":{"language":"de"}}');
    await tab.arrived(4);
    expect(tab.frames.slice(2)).toEqual([
      { type: "error", data: { message: "This message cannot be read." } },
      { type: "error", data: { message: "Ce message est illisible." } },
    ]);
    tab.socket.close();
  });
});
