import { expect } from "vitest";
import { once } from "./acts";
import { openSession } from "./auth-sessions";
import { contractTest, type TestUser, type ContractTest, type TestContext } from "./harness";
import { everythingSoFar, skipGreetings, withLive } from "./live-acts";
import { call, sendJson } from "./plain";
import { comment, post, theReader } from "./posts-acts";

const FOREIGN = "https://passerelle.attaque.example";

const theListener = once(({ signIn }) => signIn("applicant"));

const askForMe = (me: TestUser, headers: Record<string, string>) => me.raw("GET", "/user/me", { headers });
const logIn = ({ me, password, raw }: TestUser, headers: Record<string, string>) =>
  raw("POST", "/user/login", {
    body: JSON.stringify({ email: me.email, password }),
    headers: { ...headers, "Content-Type": "application/json" },
  });

/** The next text that a user gets, given the language of their last request. */
async function toldAfterAskingFor(context: TestContext, language: string, ask = askForMe) {
  const [me, reader] = [await context.signIn("applicant"), await theReader(context)];
  const { id } = await post(me);
  const headers = { "Accept-Language": language };
  await ask(me, headers);
  return withLive(context, [me], async (channel) => {
    await skipGreetings(channel);
    await comment(reader, id);
    const { data } = await channel.next("new_notification");
    const { data: list } = await me.GET("/notifications", { headers });
    return { live: data.message, read: list?.items[0]?.message };
  });
}

/** Whose channel it is, from where it is opened, and until when. */
export const liveSessionTests: ContractTest[] = [
  contractTest("leaves the channels of the person's other sessions open (D-045, D-155)", "logout", async (context) => {
    const one = await context.signIn("applicant");
    const other = await openSession(context, one);
    await withLive(context, [one, other], async (mine, alsoMine) => {
      await Promise.all([mine, alsoMine].map(skipGreetings));
      await call(one, "POST", "/user/logout");
      await mine.closed;
      expect(await everythingSoFar(alsoMine)).toEqual([]);
      expect(await call(other, "GET", "/user/me")).toHaveProperty("status", 200);
    });
  }),
  contractTest("leaves other people's sessions and channels alone (D-045)", "logout", async (context) => {
    const [one, other] = [await context.signIn("applicant"), await context.signIn("applicant")];
    await withLive(context, [other], async (theirs) => {
      await skipGreetings(theirs);
      // A server may trust for seconds what it has seen.
      const unseen = await openSession(context, other);
      await call(one, "POST", "/user/logout");
      expect(await call(unseen, "GET", "/user/me")).toHaveProperty("status", 200);
      expect(await everythingSoFar(theirs)).toEqual([]);
    });
  }),
  ...(["en", "fr"] as const).map((language) =>
    contractTest(`sends '${language}' texts to who asked for them last (D-160)`, "connectLive", async (context) => {
      const { live, read } = await toldAfterAskingFor(context, language);
      expect(live).toBe(read);
    }),
  ),
  contractTest("sends texts in the language that a login asks for (D-160)", "login", async (context) => {
    const { live, read } = await toldAfterAskingFor(context, "en", logIn);
    expect(live).toBe(read);
  }),
  contractTest("notifies each in their own language (D-160)", "connectLive", async (context) => {
    const [english, french] = [await toldAfterAskingFor(context, "en"), await toldAfterAskingFor(context, "fr")];
    expect(english.live).not.toBe(french.live);
  }),
  contractTest("refuses a page of another origin (D-155)", "connectLive", refusesOrigin(FOREIGN), "origin"),
  contractTest(
    "refuses a page of its own host on another port (D-155)",
    "connectLive",
    async (context) => {
      const { protocol, hostname } = new URL(context.baseUrl);
      await refusesOrigin(`${protocol}//${hostname}:9`)(context);
    },
    "origin",
  ),
  contractTest("refuses a page of an opaque origin (D-155)", "connectLive", refusesOrigin("null"), "origin"),
  contractTest(
    "accepts pages of its own origin (D-155)",
    "connectLive",
    async (context) => {
      const { token } = await theListener(context);
      const channel = await context.openLive(token, new URL(context.baseUrl).origin);
      await skipGreetings(channel);
      channel.close();
    },
    "origin",
  ),
  contractTest("numbers the events of each channel from 1 (D-132)", "connectLive", async (context) => {
    const [me, reader] = [await context.signIn("applicant"), await theReader(context)];
    const { id } = await post(me);
    await sendJson(reader, "POST", "/post-like", { postID: id });
    await withLive(context, [me, me], async (...channels) => {
      for (const channel of channels) {
        expect((await channel.next("unread_count_update")).data).toEqual({ unread_count: 1 });
        expect((await channel.next("unread_messages_count_update")).data).toEqual({ unread_count: 0 });
      }
    });
  }),
];

function refusesOrigin(origin: string) {
  return async (context: TestContext) => {
    const { token } = await theListener(context);
    await expect(context.openLive(token, origin)).rejects.toThrow("refused");
  };
}
