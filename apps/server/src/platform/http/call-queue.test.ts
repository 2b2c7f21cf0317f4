import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { aMember } from "../../../test/members";
import { startTestServer } from "../../../test/test-server";
import { ok } from "./handler";
import { createCallQueues } from "./call-queue";

it("runs one person's calls one at a time, in order, and other people's meanwhile", async () => {
  const runQueued = createCallQueues(1);
  const done: string[] = [];
  const work = (session: string, name: string, milliseconds: number) =>
    runQueued(session, async () => {
      await wait(milliseconds);
      done.push(name);
    });
  await Promise.all([work("a", "a1", 30), work("a", "a2", 0), work("b", "b1", 5)]);
  expect(done).toEqual(["b1", "a1", "a2"]);
});

it("continues after a failure", async () => {
  const runQueued = createCallQueues(1);
  const failed = runQueued("a", () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(await runQueued("a", async () => "yes")).toBe("yes");
});

it("starts a person's next call after the previous answer, and another person's at once", async () => {
  const begun: number[] = [];
  const goOn: (() => void)[] = [];
  const server = await startTestServer({
    callsAtOnce: 1,
    routes: {
      getUnreadMessagesCount: async ({ user }) => {
        begun.push(user.id);
        await new Promise<void>((resolve) => goOn.push(resolve));
        return ok({ unread_count: 0 });
      },
    },
  });
  const [one, other] = [await aMember(server, "applicant"), await aMember(server, "applicant")];
  const calls = [one, one, other].map((person) => person.send("GET", "/messages/unread-count"));
  await vi.waitUntil(() => begun.length > 1 && begun.includes(other.id));
  // Other calls of the first person are waiting, too.
  expect(begun).toHaveLength(2);
  expect(begun).toContain(one.id);
  goOn.splice(0).forEach((end) => end());
  await vi.waitUntil(() => goOn.length > 0);
  goOn.splice(0).forEach((end) => end());
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(begun.filter((id) => id === one.id)).toHaveLength(2);
  await server.close();
});
