import { expect } from "vitest";
import { openSession } from "./auth-sessions";
import { contractTest, type ContractTest } from "./harness";
import { skipGreetings, withLive } from "./live-acts";
import { call, refused, sendJson } from "./plain";
import { endSession } from "./sessions";

/** People whom the operators have suspended. */
export const suspendedTests: ContractTest[] = [
  contractTest(
    "is refused to who is suspended, by a 403 for the right password alone (D-038)",
    "login",
    async (context) => {
      const user = await context.signIn("applicant");
      const login = (password: string) =>
        sendJson(context.anonymous, "POST", "/user/login", { email: user.me.email, password });
      endSession(user.token);
      await context.suspend(user);
      expect(await login(user.password)).toEqual(refused(403));
      // Nobody else learns of it.
      expect(await login(`${user.password}x`)).toEqual(refused(401));
    },
  ),
  contractTest("ends every session of who is suspended, with its live channel", "login", async (context) => {
    const user = await context.signIn("recruiter");
    const other = await openSession(context, user);
    await withLive(context, [user, other], async (...channels) => {
      await Promise.all(channels.map(skipGreetings));
      for (const { token } of [user, other]) endSession(token);
      await context.suspend(user);
      await Promise.all(channels.map(({ closed }) => closed));
    });
    for (const one of [user, other]) expect(await call(one, "GET", "/user/me")).toEqual(refused(401));
  }),
].map((test): ContractTest => ({ ...test, needs: "moderation" }));
