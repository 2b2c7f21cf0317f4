import { expect } from "vitest";
import { theReader, comment, post } from "./posts-acts";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { settle, withLive } from "./live-acts";
import type { LiveConnection } from "./live-connection";

/** Somebody new who listens, and how something happens to them: a new notification and the count. */
async function listening(
  scene: Scene,
  act: (channel: LiveConnection, me: Actor, happens: () => Promise<void>) => Promise<void>,
) {
  const [me, reader] = [await scene.signIn("applicant"), await theReader(scene)];
  const { id } = await post(me);
  await withLive(scene, [me], async (channel) => {
    await settle(channel);
    await act(channel, me, async () => void (await comment(reader, id)));
  });
}

async function newTexts(channel: LiveConnection): Promise<string> {
  const { data } = await channel.next("new_notification");
  await channel.next("unread_count_update");
  return data.message;
}

/** What a server may do beside: number what it tells, and tell it in a language. Who does neither breaks nothing. */
export const liveHeartbeatPromises: ContractPromise[] = [
  promise("gives each thing that it numbers the next number", "connectLive", async (scene) => {
    await listening(scene, async (channel, _, happens) => {
      await happens();
      await newTexts(channel);
      const eventIds = channel.eventIds();
      if (eventIds.every((eventId) => eventId === undefined)) return;
      expect(eventIds.toSorted((one, other) => Number(one) - Number(other))).toEqual(eventIds.map((_, n) => n + 1));
    });
  }),
  promise("tells a connection in the language that it asks for, with its last number", "connectLive", async (scene) => {
    await listening(scene, async (channel, me, happens) => {
      if (channel.firstHeartbeat()?.language === undefined) return;
      for (const language of ["en", "fr"] as const) {
        channel.send({ type: "set_language", data: { language } });
        const { lastEventId } = await channel.heartbeat((data) => data.language === language);
        if (lastEventId !== undefined) expect(lastEventId).toBe(channel.eventIds().length);
        await happens();
        const params = { query: { limit: 1 } };
        const message = await newTexts(channel);
        const { data } = await me.GET("/notifications", { params, headers: { "Accept-Language": language } });
        expect(data?.items[0]?.message).toBe(message);
      }
    });
  }),
  promise("refuses a language that it does not know, and stays open", "connectLive", async (scene) => {
    await listening(scene, async (channel) => {
      channel.send(JSON.stringify({ type: "set_language", data: { language: "tlh" } }));
      expect((await channel.next("error")).data.message).not.toBe("");
      channel.send("{");
      await channel.next("error");
    });
  }),
];
