import type { Tables } from "../tables";
import { seedPeople, SEED_SESSIONS } from "./people";

/** Two accounts and no other data, so that every list is empty. */
export function seedEmpty(db: Tables, at: (daysAgo: number) => string) {
  seedPeople(db, at);
  const known = Object.values(SEED_SESSIONS).map(({ username }) => username);
  db.user.deleteMany({ where: { username: { notIn: known } } });
}
