import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { aMember, openSession } from "../../../test/members";
import { call } from "../../../test/call";
import { startTestServer } from "../../../test/test-server";
import { createCallQueues } from "./call-queues";
import { ok } from "./handler";

it("works for one person at a time, in order, and for others meanwhile", async () => {
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

it("goes on after a failure", async () => {
  const { ofPerson } = createCallQueues(1);
  await expect(ofPerson(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await ofPerson(1, async () => "yes")).toBe("yes");
});

it("works on four calls of a network at once: of an IPv4 address, or of an IPv6 /48", async () => {
  const { ofNetwork } = createCallQueues(1);
  const begun: string[] = [];
  const begin = (address: string) =>
    void ofNetwork(address, () => {
      begun.push(address);
      return new Promise(() => undefined);
    });
  const ofOne = ["2001:db8:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1", "2001:db8:1:4::1"];
  for (const address of [...ofOne, "2001:db8:1:5::1", "2001:db8:2::1", "192.0.2.1"]) begin(address);
  await wait(0);
  expect(begun).toEqual([...ofOne, "2001:db8:2::1", "192.0.2.1"]);
});

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

  it("begins a person's next call once the last has its answer, in whichever session, and another's at once", async () => {
    const [one, other] = [await aMember(server, "applicant"), await aMember(server, "applicant")];
    const second = { ...one, token: await openSession(server.db, server.clock, one.id) };
    const calls = [one, second, other].map(({ token }) => call(server.url, "GET", "/messages/unread-count", { token }));
    await vi.waitUntil(() => begun.length > 1 && begun.includes(other.id), patience);
    // The other session has been looked up by now.
    await wait(100);
    expect(begun.toSorted((a, b) => a - b)).toEqual([one.id, other.id]);
    release();
    await vi.waitUntil(() => goOn.length > 0, patience);
    release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(begun.filter((id) => id === one.id)).toHaveLength(2);
  });

  it("has strangers share by network, and those who are logged in wait for none of them", async () => {
    const member = await aMember(server, "applicant");
    const ask = (last: number) =>
      call(server.url, "POST", "/user/forgot-password", {
        body: { email: "ines@passerelle.example" },
        headers: { "x-forwarded-for": `192.0.2.${last}` },
      });
    const calls = [...Array.from({ length: 6 }, () => ask(1)), ask(2)];
    await vi.waitUntil(() => begun.filter((last) => last === 1).length === 4 && begun.includes(2), patience);
    expect(
      (await call(server.url, "GET", "/user/me", { token: member.token, headers: { "x-forwarded-for": "192.0.2.1" } }))
        .status,
    ).toBe(200);
    expect(begun).toHaveLength(5);
    release();
    await vi.waitUntil(() => goOn.length === 2, patience);
    release();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  });
});
