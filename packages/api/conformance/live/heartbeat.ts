import { expect } from "vitest";
import { theReader, comment, post } from "../context/posts-acts";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import type { LiveConnection } from "../context/live-connection";

/** A new person with an open channel, and an act that notifies them and changes their count. */
async function listening(
  context: TestContext,
  act: (channel: LiveConnection, me: TestUser, happens: () => Promise<void>) => Promise<void>,
) {
  const [me, reader] = [await context.signIn("applicant"), await theReader(context)];
  const { id } = await post(me);
  await withLive(context, [me], async (channel) => {
    await skipGreetings(channel);
    await act(channel, me, async () => void (await comment(reader, id)));
  });
}

async function newTexts(channel: LiveConnection): Promise<string> {
  const { data } = await channel.next("new_notification");
  await channel.next("unread_count_update");
  return data.message;
}

export const liveHeartbeatTests: ContractTest[] = testsOf("connectLive", {
  "numbers its events without a gap": async (context) => {
    await listening(context, async (channel, _, happens) => {
      await happens();
      await newTexts(channel);
      const eventIds = channel.eventIds();
      if (eventIds.every((eventId) => eventId === undefined)) return;
      expect(eventIds.toSorted((one, other) => Number(one) - Number(other))).toEqual(eventIds.map((_, n) => n + 1));
    });
  },
  "uses the language set on a connection, and reports its last event number": async (context) => {
    await listening(context, async (channel, me, happens) => {
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
  },
  "refuses a frame in the language set on its connection": async (context) => {
    await listening(context, async (channel) => {
      if (channel.firstHeartbeat()?.language === undefined) return;
      const texts: string[] = [];
      for (const language of ["en", "fr"] as const) {
        channel.send({ type: "set_language", data: { language } });
        await channel.heartbeat((data) => data.language === language);
        channel.send("{");
        texts.push((await channel.next("error")).data.message);
      }
      expect(texts[0]).not.toBe(texts[1]);
    });
  },
  "sets the language of one connection only": async (context) => {
    await listening(context, async (channel, me, happens) => {
      if (channel.firstHeartbeat()?.language === undefined) return;
      await withLive(context, [me], async (other) => {
        await skipGreetings(other);
        for (const [one, language] of [
          [channel, "en"],
          [other, "fr"],
        ] as const) {
          one.send({ type: "set_language", data: { language } });
          await one.heartbeat((data) => data.language === language);
        }
        await happens();
        expect(await newTexts(channel)).not.toBe(await newTexts(other));
      });
    });
  },
  "refuses an unknown language, and stays open": async (context) => {
    await listening(context, async (channel) => {
      channel.send(JSON.stringify({ type: "set_language", data: { language: "tlh" } }));
      expect((await channel.next("error")).data.message).not.toBe("");
      channel.send("{");
      await channel.next("error");
    });
  },
});
