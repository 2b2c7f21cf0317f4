import { day } from "@passerelle/domain";
import { expect } from "vitest";
import { theApplicant } from "../context/acts";
import { aPerson, aName } from "../context/builders";
import { save } from "../context/forms";
import { contractTest, testsOf, type ContractTest } from "../context/harness";
import { call, refused, refusedErrors, sendJson } from "../context/calls";
import { endSession } from "../context/sessions";

export const laterUsernameTests: ContractTest[] = [
  contractTest("keeps the username of a deleted person for ninety days (D-158)", "deleteMe", async (context) => {
    const { me, password, token, ...user } = await context.signIn("applicant");
    endSession(token);
    await sendJson(user, "POST", "/user/delete", { currentPassword: password });
    await context.passTime(89 * day);
    const taken = aPerson({ username: me.username });
    expect(await sendJson(context.anonymous, "POST", "/user/register", taken)).toEqual(refusedErrors("username"));
    await context.passTime(2 * day);
    expect((await context.signIn("applicant", { username: me.username })).me.username).toBe(me.username);
  }),
  ...testsOf("getUser", {
    "finds a person by a former username for ninety days, and then frees it (D-172)": async (context) => {
      const member = await context.signIn("applicant");
      const { username } = member.me;
      await save(member, "updateMe", { username: aName() });
      await context.passTime(89 * day);
      expect(await call(await theApplicant(context), "GET", `/users/${username}`)).toHaveProperty("status", 200);
      await context.passTime(2 * day);
      expect(await call(await theApplicant(context), "GET", `/users/${username}`)).toEqual(refused(404));
      expect((await context.signIn("applicant", { username })).me.username.toLowerCase()).toBe(username.toLowerCase());
    },
  }),
].map((one): ContractTest => ({ ...one, needs: "clock" }));
