import { countOrRefuse, type Limit } from "../platform/limits";
import type { Call } from "../platform/handler";
import { findUser } from "./store";

const moves: Limit = { name: "email-moves", free: 20, within: 60 * 60 };

/**
 * Nobody wants another e-mail address more than 20 times an hour (D-028): each one mails the address that is left, which
 * may be a stranger's, and each refusal tells that a stranger has an account.
 */
export async function mayMoveTo(
  { db, clock, user }: Pick<Call<"updateMe">, "db" | "clock" | "user">,
  email: string,
): Promise<void> {
  const before = await findUser(db, user.id);
  if (before.email.toLowerCase() === email.toLowerCase()) return;
  await countOrRefuse({ db, clock }, [{ limit: moves, subject: String(user.id) }]);
}
