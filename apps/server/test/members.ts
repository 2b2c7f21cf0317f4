import { randomUUID } from "node:crypto";
import { createStrictApi, type Schemas } from "@passerelle/api";
import type { ReadyAccount } from "@passerelle/api/conformance";
import type { Db } from "../src/platform/database/database";
import { declareSkills as declare } from "../src/features/profiles/declared-skills";
import { openSession as openFor } from "../src/features/auth/open-session";
import { saveRegistration, verifyRegistration } from "../src/features/auth/registrations-store";
import { inTransaction } from "../src/platform/database/transactions";
import type { Passwords } from "../src/platform/password-service";
import type { Role } from "../src/platform/database/schema";
import { type Clock, systemClock } from "../src/platform/clock";
import { call, type Answered } from "./call";
import type { Installation } from "./installation";
import { madeBefore } from "./made-before";

export interface Member {
  id: number;
  username: string;
  token: string;
  api: ReturnType<typeof createStrictApi>;
  /** Sends requests that the typed client does not allow. */
  send: (method: string, path: string, body?: unknown) => Promise<Answered>;
}

let made = 0;

/** A verified account that is not in the database. */
export function newUser(role: Role, names: { firstname?: string; lastname?: string } = {}) {
  made += 1;
  const username = `${role}-${made}`;
  return {
    email: `${username}@passerelle.example`,
    username,
    password_hash: "none",
    firstname: names.firstname ?? "Jeanne",
    lastname: names.lastname ?? "Martin",
    role,
    verified_at: new Date(),
  };
}

/** Inserts a verified account without a session. */
export async function addUser(db: Db, role: Role, names: { firstname?: string; lastname?: string } = {}) {
  const user = newUser(role, names);
  const { id } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  return { id, username: user.username };
}

/** Opens a session of an account, as a login does. */
export async function openSession(db: Db, clock: Clock, id: number): Promise<string> {
  const account = await db.selectFrom("users").select("password_hash").where("id", "=", id).executeTakeFirstOrThrow();
  return openFor(db, { clock, publish: () => undefined }, { id, ...account });
}

/** A logged-in, verified account. */
export async function aMember(
  { db, url }: { db: Db; url: string },
  role: Role,
  names: { firstname?: string; lastname?: string } = {},
): Promise<Member> {
  const user = await addUser(db, role, names);
  const token = await openSession(db, systemClock, user.id);
  return {
    ...user,
    token,
    api: createStrictApi({ baseUrl: url, getToken: () => token }),
    send: (method, path, body) => call(url, method, path, { token, body }),
  };
}

/** A new member for all tests of the surrounding file or `describe`, or with `beforeEach` for each of them. */
export const memberFor = (
  before: (create: () => Promise<void>) => void,
  ...given: Parameters<typeof aMember>
): Member => madeBefore(before, () => aMember(...given));

interface AddingServer {
  db: Db;
  clock: Clock;
  passwords: Passwords;
}

/** Adds a verified account with a session, as its registration and verification would, without their mails. */
export async function addAccount(
  { db, clock, passwords }: AddingServer,
  { email, firstname, lastname, birthdate, password, role = "applicant" }: Schemas["RegisterInput"],
): Promise<ReadyAccount> {
  const now = clock.now();
  const password_hash = await passwords.hash(password);
  const names = { email, firstname, lastname, username: "", birthdate };
  const account = { ...names, role, password_hash, registration_id: randomUUID(), created_at: now };
  const token = await inTransaction(db, async (tx) => {
    const verified = await verifyRegistration(tx, clock, { id: await saveRegistration(tx, account, now), email });
    if (!verified) throw new Error(`${email} cannot be verified.`);
    return openFor(tx, { clock, publish: () => undefined }, verified);
  });
  return { token, password };
}

/** Adds skills to an applicant's own profile. */
export const declareSkills = (db: Db, userId: number, names: readonly string[]): Promise<void> =>
  declare(db, { userId }, names);

/** An applicant and a recruiter of an installation that is not running yet, with their tokens for its server. */
export const anApplicantAndARecruiter = ({ fill }: Pick<Installation, "fill">): Promise<[Member, Member]> =>
  fill(async (db) => [await aMember({ db, url: "" }, "applicant"), await aMember({ db, url: "" }, "recruiter")]);
