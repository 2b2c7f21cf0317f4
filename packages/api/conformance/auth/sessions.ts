import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { everythingSoFar, skipGreetings, withLive } from "../context/live-acts";
import { call, refused } from "../context/calls";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

/** Opens another session of the same person. */
export async function openSession(context: TestContext, { me, password }: TestUser): Promise<TestUser> {
  const body = { email: me.email, password };
  const { token } = await unwrap(context.anonymous.POST("/user/login", { body }));
  return { ...context.withToken(token), me, token, password };
}

const sessionsOf = (user: TestUser) => unwrap(user.GET("/user/sessions"));
const currentOf = async (user: TestUser) => (await sessionsOf(user)).find(({ current }) => current)?.id ?? 0;

export const ownSessionTests: ContractTest[] = [
  ...testsOf("listSessions", {
    "lists one's own open sessions, and marks the current one": async (context) => {
      const user = await context.signIn("applicant");
      const other = await openSession(context, user);
      for (const one of [user, other]) {
        const sessions = await sessionsOf(one);
        expect(sessions).toHaveLength(2);
        expect(sessions.filter(({ current }) => current)).toHaveLength(1);
        const times = sessions.map(({ lastUsedAt }) => lastUsedAt);
        expect(times).toEqual(times.toSorted().toReversed());
        for (const { device } of sessions) expect(device.trim()).not.toBe("");
      }
      expect(await currentOf(user)).not.toBe(await currentOf(other));
    },
    "names browser and system in the requested language, without versions (D-160)": async (context) => {
      const user = await context.signIn("applicant");
      const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
      const body = { email: user.me.email, password: user.password };
      const headers = { "User-Agent": userAgent };
      const { token } = await unwrap(context.anonymous.POST("/user/login", { body, headers }));
      const deviceIn = async (language: string) => {
        const read = { headers: { "Accept-Language": language } };
        const sessions = await unwrap(context.withToken(token).GET("/user/sessions", read));
        return sessions.find(({ current }) => current)?.device;
      };
      const [french, english] = [await deviceIn("fr"), await deviceIn("en")];
      expect(french).not.toBe(english);
      for (const device of [french, english]) {
        for (const said of ["Firefox", "Linux"]) expect(device).toContain(said);
        // A version number would make devices identifiable.
        expect(device).not.toMatch(/\d/);
      }
    },
  }),
  contractTest("ends one session and its live channel only", "endSession", async (context) => {
    const user = await context.signIn("applicant");
    const other = await openSession(context, user);
    const id = await currentOf(other);
    expect(await sessionsOf(user)).toHaveLength(2);
    await withLive(context, [user, other], async (own, others) => {
      await Promise.all([own, others].map(skipGreetings));
      expect(await call(user, "DELETE", `/user/sessions/${id}`)).toHaveProperty("status", 200);
      endSession(other.token);
      await others.closed;
      expect(await everythingSoFar(own)).toEqual([]);
    });
    expect(await call(other, "GET", "/user/me")).toEqual(refused(401));
    expect(await sessionsOf(user)).toMatchObject([{ current: true }]);
    expect(await call(user, "DELETE", `/user/sessions/${id}`)).toEqual(refused(404));
  }),
  contractTest("does not end another person's session", "endSession", async (context) => {
    const [user, stranger] = [await context.signIn("applicant"), await theApplicant(context)];
    const id = await currentOf(user);
    expect(await call(stranger, "DELETE", `/user/sessions/${id}`)).toEqual(refused(404));
    expect(await currentOf(user)).toBe(id);
  }),
  ...testsOf("endOtherSessions", {
    "ends all other sessions and their live channels, and keeps the current one": async (context) => {
      const user = await context.signIn("applicant");
      const others = [await openSession(context, user), await openSession(context, user)];
      expect(await sessionsOf(user)).toHaveLength(3);
      await withLive(context, others, async (...channels) => {
        await Promise.all(channels.map(skipGreetings));
        expect(await call(user, "DELETE", "/user/sessions")).toHaveProperty("status", 200);
        for (const { token } of others) endSession(token);
        await Promise.all(channels.map(({ closed }) => closed));
      });
      for (const other of others) expect(await call(other, "GET", "/user/me")).toEqual(refused(401));
      expect(await sessionsOf(user)).toMatchObject([{ current: true }]);
    },
  }),
];
