import { hash, verify } from "@node-rs/argon2";

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// More at once would not be faster on a few cores, but would hold everybody else up.
const atOnce = 2;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

let nobodysHash: Promise<string> | undefined;

/** The form in which a password is kept (argon2id, D-041). */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Whether a password fits; for an account that does not exist it takes as long to say no (D-004). */
export async function passwordFits(kept: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody's password");
  const against = kept ?? (await nobodysHash);
  const fits = await inTurn(() => verify(against, password));
  return fits && kept !== undefined;
}
