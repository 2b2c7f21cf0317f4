import { expect } from "vitest";
import { openSession } from "../auth/sessions";
import { contractTest, type ContractTest } from "../context/harness";
import { everythingSoFar, skipGreetings, withLive } from "../context/live-acts";
import { call } from "../context/calls";

/** Contract tests that a live channel belongs to one session and ends with it. */
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
      // A new token, since a server may cache a valid session for some seconds.
      const unseen = await openSession(context, other);
      await call(one, "POST", "/user/logout");
      expect(await call(unseen, "GET", "/user/me")).toHaveProperty("status", 200);
      expect(await everythingSoFar(theirs)).toEqual([]);
    });
  }),
];
