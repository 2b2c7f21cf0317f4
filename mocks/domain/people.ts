import type { Schemas } from "@passerelle/api";
import type { Db } from "../db";
import type { User } from "../http/request";

/** The user in full, for that user alone. */
export function presentUser(db: Db, user: User): Schemas["User"] {
  const { id, firstname, lastname, username, email, phone, address, birthdate, avatar, role } = user;
  const { profileAudience, readMarks } = user;
  const pendingEmail = db.emailChange.findFirst({ where: { userId: { equals: id } } })?.email ?? null;
  const contact = { email, phone, address, birthdate, pendingEmail };
  return { id, firstname, lastname, username, ...contact, avatar, role, profileAudience, readMarks };
}

/** What others may see of a user. */
export function presentSummary({ id, firstname, lastname, username, avatar, role }: User): Schemas["UserSummary"] {
  return { id, firstname, lastname, username, avatar, role };
}
