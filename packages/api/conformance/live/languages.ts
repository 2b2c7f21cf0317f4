import { expect } from "vitest";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings, withLive } from "../context/live-acts";
import { comment, post, theReader } from "../context/posts-acts";

const askForMe = (me: TestUser, headers: Record<string, string>) => me.raw("GET", "/user/me", { headers });
const logIn = ({ me, password, raw }: TestUser, headers: Record<string, string>) =>
  raw("POST", "/user/login", {
    body: JSON.stringify({ email: me.email, password }),
    headers: { ...headers, "Content-Type": "application/json" },
  });

/** The text of a notification, live and in the list, after its recipient made a call in a language. */
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

export const liveLanguageTests: ContractTest[] = [
  ...(["en", "fr"] as const).map((language) =>
    contractTest(
      `sends texts in '${language}' to people who requested it last (D-160)`,
      "connectLive",
      async (context) => {
        const { live, read } = await toldAfterAskingFor(context, language);
        expect(live).toBe(read);
      },
    ),
  ),
  contractTest("sends texts in the language requested at login (D-160)", "login", async (context) => {
    const { live, read } = await toldAfterAskingFor(context, "en", logIn);
    expect(live).toBe(read);
  }),
  contractTest("notifies each person in their own language (D-160)", "connectLive", async (context) => {
    const [english, french] = [await toldAfterAskingFor(context, "en"), await toldAfterAskingFor(context, "fr")];
    expect(english.live).not.toBe(french.live);
  }),
];
