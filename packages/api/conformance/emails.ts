import { expect } from "vitest";
import { save } from "./forms";
import type { TestContext, TestUser } from "./harness";
import { type PlainAnswer, sendJson } from "./calls";

/** Asks for another address. */
export const askEmail = (member: TestUser, email: string, currentPassword = member.password): Promise<PlainAnswer> =>
  save(member, "updateMe", { email, currentPassword });

/** Enters the code that was mailed to the new address. */
export const confirmEmail = (member: TestUser, code: string): Promise<PlainAnswer> =>
  sendJson(member, "POST", "/user/confirm-email", { code });

/** Asks for an address and confirms it. */
export async function moveEmail(context: TestContext, member: TestUser, email: string): Promise<void> {
  expect(await askEmail(member, email)).toHaveProperty("status", 200);
  expect(await confirmEmail(member, await context.readOtp(email))).toHaveProperty("status", 200);
}
