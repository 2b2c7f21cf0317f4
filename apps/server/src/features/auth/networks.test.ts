import { describe, expect, it, onTestFinished } from "vitest";
import { call } from "../../../test/call";
import { startTestServer } from "../../../test/test-server";
import type { Config } from "../../platform/config";

/** The statuses of failed logins to one account, each forwarded so. */
async function statuses(trustProxy: Config["trustProxy"], forwarded: readonly string[]): Promise<number[]> {
  const server = await startTestServer({ trustProxy });
  onTestFinished(() => server.close());
  const body = { email: "ines@exemple.fr", password: "Une-passerelle-7" };
  const answers: number[] = [];
  for (const from of forwarded) {
    const { status } = await call(server.url, "POST", "/user/login", { body, headers: { "x-forwarded-for": from } });
    answers.push(status);
  }
  return answers;
}

const many = Array.from({ length: 6 }, (_, index) => index + 1);
const free = many.map(() => 401);
const limited = [...free.slice(1), 429];

describe("failed logins are counted by the network that they come from", () => {
  it("whatever a client writes before the addresses that the proxies write", async () => {
    const forged = many.map((n) => `192.0.2.${n}, 198.51.100.7`);
    expect(await statuses(1, forged)).toEqual(limited);
    expect(await statuses(["127.0.0.1"], forged)).toEqual(limited);
  });

  it("behind as many proxies as there are", async () => {
    const honest = many.map((n) => `192.0.2.${n}, 10.0.0.1`);
    expect(await statuses(2, honest)).toEqual(free);
  });

  it("which is nobody's choice without a proxy", async () => {
    expect(
      await statuses(
        false,
        many.map((n) => `192.0.2.${n}`),
      ),
    ).toEqual(limited);
  });

  it("which for IPv6 is the /64, however it is written", async () => {
    const one = [
      "2001:db8::1",
      "2001:db8:0:0:9::2",
      "2001:DB8:0000::3",
      "2001:db8::4%eth0",
      "[2001:db8::5]:443",
      "2001:db8::6",
    ];
    expect(await statuses(1, one)).toEqual(limited);
    expect(
      await statuses(
        1,
        many.map((n) => `2001:db8:0:${n}::1`),
      ),
    ).toEqual(free);
  });

  it("which is the IPv4 address where it is written as an IPv6 one", async () => {
    expect(
      await statuses(
        1,
        many.map((n) => (n % 2 === 0 ? "::ffff:192.0.2.7" : "192.0.2.7")),
      ),
    ).toEqual(limited);
  });
});
