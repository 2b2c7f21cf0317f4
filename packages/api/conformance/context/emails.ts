import { expect } from "vitest";
import { save } from "./forms";
import type { TestUser } from "./accounts";
import type { TestContext } from "./harness";
import { type PlainAnswer, sendJson } from "./calls";

/** Requests a change of the e-mail address. */
export const askEmail = (member: TestUser, email: string, currentPassword = member.password): Promise<PlainAnswer> =>
  save(member, "updateMe", { email, currentPassword });

/** Confirms the change with the code mailed to the new address. */
export const confirmEmail = (member: TestUser, code: string): Promise<PlainAnswer> =>
  sendJson(member, "POST", "/user/confirm-email", { code });

/** Changes the e-mail address: requests and confirms it. */
export async function moveEmail(context: TestContext, member: TestUser, email: string): Promise<void> {
  expect(await askEmail(member, email)).toHaveProperty("status", 200);
  expect(await confirmEmail(member, await context.readOtp(email))).toHaveProperty("status", 200);
}
