import { hash, verify } from "@node-rs/argon2";
import { inTurn } from "../../platform/in-turn";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More at once would not be faster on a few cores, but would hold everybody else up.
const turn = inTurn(2);

let nobodysHash: Promise<string> | undefined;

/** The form in which a password is kept (argon2id). */
export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, cost));

/** Whether a password fits; for an account that does not exist it takes as long to say no (D-004). */
export async function passwordFits(kept: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's password");
  const against = kept ?? (await nobodysHash);
  const fits = await turn(() => verify(against, password));
  return fits && kept !== undefined;
}
