import { createApi, type Api } from "@passerelle/api";
import type { Db } from "../src/platform/database";
import { openSession } from "../src/platform/tokens";
import type { Role } from "../src/platform/schema";
import { skillKey } from "../src/platform/words";
import { systemClock } from "../src/platform/clock";

export interface Member {
  id: number;
  username: string;
  api: Api;
}

let made = 0;

/** A verified account in the database, without a session. */
export async function addUser(db: Db, role: Role, names: { firstname?: string; lastname?: string } = {}) {
  made += 1;
  const username = `${role}-${made}`;
  const { id } = await db
    .insertInto("users")
    .values({
      email: `${username}@passerelle.example`,
      username,
      password_hash: "none",
      firstname: names.firstname ?? "Jeanne",
      lastname: names.lastname ?? "Martin",
      role,
      verified_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, username };
}

/** A verified account that is logged in. */
export async function aMember(
  { db, url }: { db: Db; url: string },
  role: Role,
  names: { firstname?: string; lastname?: string } = {},
): Promise<Member> {
  const user = await addUser(db, role, names);
  const token = await openSession(db, systemClock, user.id);
  return { ...user, api: createApi({ baseUrl: url, getToken: () => token }) };
}

/** Adds skills to an applicant's own profile. */
export async function declareSkills(db: Db, userId: number, names: readonly string[]): Promise<void> {
  const rows = names.map((name, position) => ({ user_id: userId, name, position, skill_key: skillKey(name) }));
  if (rows.length > 0) await db.insertInto("applicant_skills").values(rows).execute();
}
