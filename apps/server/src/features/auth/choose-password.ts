import { FieldProblem } from "@passerelle/domain";
import type { Call, OperationId } from "../../platform/http/handler";
import { ownerOf } from "./callers";
import { findOwnNames } from "./accounts-store";

/**
 * Checks a new password of an account and returns its stored form.
 * @param otherEmail an address, besides the account's own, that must not make up the password
 * @throws FieldProblem at `password` if it is easy to guess (D-263), or a 503
 */
export async function choosePassword(
  { db, passwords }: Pick<Call<OperationId>, "db" | "passwords">,
  userId: number,
  password: string,
  otherEmail = "",
): Promise<string> {
  const asker = ownerOf(userId);
  const { others, ...names } = await findOwnNames(db, userId);
  const problem = await passwords.problem(password, { ...names, others: [...others, otherEmail] }, asker);
  if (problem) throw new FieldProblem({ password: problem });
  return passwords.hash(password, asker);
}
