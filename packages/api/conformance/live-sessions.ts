import { expect } from "vitest";
import { once } from "./acts";
import { promise, type Actor, type ContractPromise, type Scene } from "./harness";
import { everythingSoFar, settle, withLive } from "./live-acts";
import { call, sendJson } from "./plain";
import { comment, post, theReader } from "./posts-acts";
import { unwrap } from "./unwrap";

const FOREIGN = "https://passerelle.attaque.example";

/** Another session of the same person. */
async function openSession(scene: Scene, { me, password }: Actor): Promise<Actor> {
  const body = { email: me.email, password };
  const { token } = await unwrap(scene.anonymous.POST("/user/login", { body }));
  return { ...scene.withToken(token), me, token, password };
}

const theListener = once(({ signIn }) => signIn("applicant"));

/** The next text that somebody is told, when they asked last for a language. */
async function toldAfterAskingFor(scene: Scene, language: string) {
  const [me, reader] = [await scene.signIn("applicant"), await theReader(scene)];
  const { id } = await post(me);
  const headers = { "Accept-Language": language };
  await me.raw("GET", "/user/me", { headers });
  return withLive(scene, [me], async (channel) => {
    await settle(channel);
    await comment(reader, id);
    const { data } = await channel.next("new_notification");
    const { data: list } = await me.GET("/notifications", { headers });
    return { live: data.message, read: list?.items[0]?.message };
  });
}

/** Whose channel it is, from where it is opened, and until when. */
export const liveSessionPromises: ContractPromise[] = [
  promise("leaves the channels of the person's other sessions open (D-045, D-155)", "logout", async (scene) => {
    const one = await scene.signIn("applicant");
    const other = await openSession(scene, one);
    await withLive(scene, [one, other], async (mine, alsoMine) => {
      await Promise.all([mine, alsoMine].map(settle));
      await call(one, "POST", "/user/logout");
      await mine.closed;
      expect(await everythingSoFar(alsoMine)).toEqual([]);
      expect(await call(other, "GET", "/user/me")).toHaveProperty("status", 200);
    });
  }),
  promise("leaves everybody else's session and channel alone (D-045)", "logout", async (scene) => {
    const [one, other] = [await scene.signIn("applicant"), await scene.signIn("applicant")];
    await withLive(scene, [other], async (theirs) => {
      await settle(theirs);
      await call(one, "POST", "/user/logout");
      expect(await call(other, "GET", "/user/me")).toHaveProperty("status", 200);
      expect(await everythingSoFar(theirs)).toEqual([]);
    });
  }),
  ...(["en", "fr"] as const).map((language) =>
    promise(`tells '${language}' to who asked for it last (D-160)`, "connectLive", async (scene) => {
      const { live, read } = await toldAfterAskingFor(scene, language);
      expect(live).toBe(read);
    }),
  ),
  promise("tells each in their own language (D-160)", "connectLive", async (scene) => {
    const [english, french] = [await toldAfterAskingFor(scene, "en"), await toldAfterAskingFor(scene, "fr")];
    expect(english.live).not.toBe(french.live);
  }),
  promise("is refused to a page of another origin (D-155)", "connectLive", refusesOrigin(FOREIGN), "origin"),
  promise("is refused to a page without an origin of its own (D-155)", "connectLive", refusesOrigin("null"), "origin"),
  promise(
    "is open to its own pages (D-155)",
    "connectLive",
    async (scene) => {
      const { token } = await theListener(scene);
      const channel = await scene.openLive(token, new URL(scene.baseUrl).origin);
      await settle(channel);
      channel.close();
    },
    "origin",
  ),
  promise("counts anew for each channel, whoever else listens (D-132)", "connectLive", async (scene) => {
    const [me, reader] = [await scene.signIn("applicant"), await theReader(scene)];
    const { id } = await post(me);
    await sendJson(reader, "POST", "/post-like", { postID: id });
    await withLive(scene, [me, me], async (...channels) => {
      for (const channel of channels) {
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
        expect((await channel.next("unread_messages_count_update")).data).toEqual({ unread_count: 0 });
      }
    });
  }),
];

function refusesOrigin(origin: string) {
  return async (scene: Scene) => {
    const { token } = await theListener(scene);
    await expect(scene.openLive(token, origin)).rejects.toThrow("refused");
  };
}
