import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../test/call";
import { aMember, openSession } from "../../../test/members";
import { startTestServer } from "../../../test/test-server";
import { createCallQueues } from "./call-queues";
import { ok } from "./handler";

it("runs one person's calls one at a time, in order, and other people's meanwhile", async () => {
  const { ofPerson } = createCallQueues(1);
  const done: string[] = [];
  const work = (person: number, name: string, milliseconds: number) =>
    ofPerson(person, async () => {
      await wait(milliseconds);
      done.push(name);
    });
  await Promise.all([work(1, "a1", 30), work(1, "a2", 0), work(2, "b1", 5)]);
  expect(done).toEqual(["b1", "a1", "a2"]);
});

it("continues after a failure", async () => {
  const { ofPerson } = createCallQueues(1);
  await expect(ofPerson(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ofPerson(1, async () => "yes")).toBe("yes");
});

it("runs eight calls of a network at once: of an IPv4 address, or of an IPv6 /48", async () => {
  const { ofNetwork } = createCallQueues(1);
  const begun: string[] = [];
  const begin = (address: string) =>
    void ofNetwork(address, () => {
      begun.push(address);
      return new Promise(() => undefined);
    });
  const ofOne = Array.from({ length: 9 }, (_, n) => `2001:db8:1:${n}::1`);
  for (const address of [...ofOne, "2001:db8:2::1", "192.0.2.1"]) begin(address);
  await wait(0);
  expect(begun).toEqual([...ofOne.slice(0, 8), "2001:db8:2::1", "192.0.2.1"]);
});

it("begins other calls while one steps aside, which goes on before calls that wait", async () => {
  const { ofPerson } = createCallQueues(1);
  const done: string[] = [];
  const work = (name: string) => ofPerson(1, async () => void done.push(name));
  const aside = ofPerson(1, async (stepAside) => {
    await stepAside(() => work("another").then(() => void work("a third")));
    done.push("the first");
  });
  await aside;
  await work("the last");
  expect(done).toEqual(["another", "a third", "the first", "the last"]);
});

const headersOf = (last: number) => ({ "x-forwarded-for": `192.0.2.${last}` });

describe("a server", async () => {
  let begun: number[] = [];
  const goOn: (() => void)[] = [];
  const hold = async (by: number) => {
    begun.push(by);
    await new Promise<void>((resolve) => goOn.push(resolve));
  };
  const server = await startTestServer({
    callsAtOnce: 1,
    trustProxy: 1,
    routes: {
      getUnreadMessagesCount: async ({ user }) => {
        await hold(user.id);
        return ok({ unread_count: 0 });
      },
      forgotPassword: async ({ address }) => {
        await hold(Number(address.split(".").at(-1)));
        return ok({ message: "", resendIn: 0 });
      },
    },
  });
  afterAll(() => server.close());
  beforeEach(() => (begun = []));
  const patience = { timeout: 20_000 };
  const release = () => goOn.splice(0).forEach((end) => end());

  it("starts a person's next call after the previous answer, in any session, and another person's at once", async () => {
    const [one, other] = [await aMember(server, "applicant"), await aMember(server, "applicant")];
    const second = { token: await openSession(server.db, server.clock, one.id) };
    const calls = [one, second, other].map(({ token }) => call(server.url, "GET", "/messages/unread-count", { token }));
    await vi.waitUntil(() => begun.length > 1 && begun.includes(other.id), patience);
    // Both sessions have been looked up by now.
    await wait(100);
    expect(begun.toSorted((a, b) => a - b)).toEqual([one.id, other.id]);
    release();
    await vi.waitUntil(() => goOn.length > 0, patience);
    release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it("has strangers share by network, and those who are logged in wait for none of them", async () => {
    const { token } = await aMember(server, "applicant");
    const ask = (last: number) =>
      call(server.url, "POST", "/user/forgot-password", {
        body: { email: "ines@passerelle.example" },
        headers: headersOf(last),
      });
    const calls = [...Array.from({ length: 10 }, () => ask(1)), ask(2)];
    await vi.waitUntil(() => begun.length >= 9 && begun.includes(2), patience);
    expect((await call(server.url, "GET", "/user/me", { token, headers: headersOf(1) })).status).toBe(200);
    expect(begun.filter((last) => last === 1)).toHaveLength(8);
    release();
    await vi.waitUntil(() => goOn.length === 2, patience);
    release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  });
});
