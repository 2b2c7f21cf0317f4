import { expect } from "vitest";
import { once } from "../context/acts";
import { contractTest, testsWith, type ContractTest, type TestContext } from "../context/harness";
import { skipGreetings } from "../context/live-acts";

const FOREIGN = "https://passerelle.attaque.example";

const theListener = once(({ signIn }) => signIn("applicant"));

export const liveOriginTests: ContractTest[] = [
  contractTest("refuses a page of another origin (D-155)", "connectLive", refusesOrigin(FOREIGN), "origin"),
  ...testsWith("origin", "connectLive", {
    "refuses a page of its own host on another port (D-155)": async (context) => {
      const { protocol, hostname } = new URL(context.baseUrl);
      await refusesOrigin(`${protocol}//${hostname}:9`)(context);
    },
    "accepts pages of its own origin (D-155)": async (context) => {
      const { token } = await theListener(context);
      const channel = await context.openLive(token, new URL(context.baseUrl).origin);
      await skipGreetings(channel);
      channel.close();
    },
  }),
  contractTest("refuses a page of an opaque origin (D-155)", "connectLive", refusesOrigin("null"), "origin"),
];

function refusesOrigin(origin: string) {
  return async (context: TestContext) => {
    const { token } = await theListener(context);
    await expect(context.openLive(token, origin)).rejects.toThrow("refused");
  };
}
