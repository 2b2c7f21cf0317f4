import { FieldProblem } from "@passerelle/domain";
import type { Call, OperationId } from "../../platform/http/handler";
import { ownerOf } from "./askers";
import { findOwnNames } from "./store";

/**
 * The stored form of a password that the owner of an account chooses.
 * @param otherEmail an address beside the account's own that the password must not be made of
 * @throws FieldProblem at `password` where it is easy to guess (D-263), or a 503
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
