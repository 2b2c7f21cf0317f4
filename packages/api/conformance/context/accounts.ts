import type { Schemas } from "../../src";
import { aPerson } from "./builders";
import { createCaller, type Caller, type From } from "./caller";
import type { lendPeople } from "./reuse";
import { CannotRun, NoRoom, type ReadyAccount, type Target } from "./target";

/** A verified user who is logged in. */
export type TestUser = Caller & { me: Schemas["User"]; token: string; password: string };

/** The people of a contract test. */
export interface Accounts {
  /** Registers an unverified user; returns the registration. */
  register: (changes?: Partial<Schemas["RegisterInput"]>) => Promise<Schemas["RegisterInput"]>;
  /** A verified user without data, whose profile an earlier test may have emptied; a new one if it has `changes`. */
  signIn: (role: Schemas["Role"], changes?: Partial<Schemas["RegisterInput"]>) => Promise<TestUser>;
  /** A user who has just registered, for tests of limits and of the first save of a profile. */
  signUp: (role: Schemas["Role"], changes?: Partial<Schemas["RegisterInput"]>) => Promise<TestUser>;
}

interface Origin {
  from: From;
  anonymous: Caller;
  /** People of earlier tests, lent again. */
  people: ReturnType<typeof lendPeople> | undefined;
}

/** Registers people for a test, or takes ready-made accounts and people of earlier tests. */
export function createAccounts(target: Target, { from, anonymous, people }: Origin): Accounts {
  const { readOtp } = target;

  async function register(changes: Partial<Schemas["RegisterInput"]> = {}) {
    const person = aPerson(changes);
    const { response } = await anonymous.POST("/user/register", { body: person });
    if (response.status === 429) throw new NoRoom(response.headers.get("Retry-After"));
    if (response.status !== 201) throw new Error(`Registering answered ${response.status}.`);
    return person;
  }

  async function newAccount(role: Schemas["Role"], changes: Partial<Schemas["RegisterInput"]>): Promise<ReadyAccount> {
    if (target.addAccount && Object.keys(changes).length === 0) return target.addAccount(aPerson({ role }));
    const { email, password } = await register({ role, ...changes });
    const otp = await readOtp(email);
    const { data: session } = await anonymous.POST("/user/verify-email", { body: { email, otp } });
    if (!session) throw new Error("Verifying did not log in.");
    return { token: session.token, password };
  }

  function readyAccount(role: Schemas["Role"], changes: Partial<Schemas["RegisterInput"]>): ReadyAccount | undefined {
    if (!target.takeAccount) return undefined;
    if (Object.keys(changes).length > 0) throw new CannotRun("It registers a person with its own data.");
    return target.takeAccount(role);
  }

  async function userOf({ token, password }: ReadyAccount): Promise<TestUser> {
    const caller = createCaller(target, from, token);
    const { data: me } = await caller.GET("/user/me");
    if (!me) throw new Error("The user cannot be read.");
    people?.lend({ token, me, ...(password !== undefined && { password }) });
    return {
      ...caller,
      me,
      token,
      get password() {
        if (password === undefined) throw new CannotRun("It needs an account's password.");
        return password;
      },
    };
  }

  const signUp: Accounts["signUp"] = async (role, changes = {}) =>
    userOf(readyAccount(role, changes) ?? (await newAccount(role, changes)));

  const signIn: Accounts["signIn"] = async (role, changes = {}) => {
    const spare = Object.keys(changes).length === 0 ? people?.take(role) : undefined;
    return spare ? userOf(spare) : signUp(role, changes);
  };

  return { register, signUp, signIn };
}
