import { trimText } from "@passerelle/domain";
import { DAY } from "../clock";
import type { Db } from "../db";
import { type Form, UNKEEPABLE } from "../http/form";
import { asciiName } from "../seeds/people";
import { words } from "../http/words";

const USERNAME = /^[a-z0-9._-]{3,30}$/i;
const COMMON_PASSWORDS = ["password", "12345678", "123456789", "azertyuiop", "qwertyuiop", "motdepasse"];
const YOUNGEST = 15;
const OLDEST = 120;

/** Reads a registration; what is wrong with it is left in the form (D-030, D-040, D-041, D-050, D-051). */
export function newUser(db: Db, form: Form) {
  const firstname = form.required("firstname", 100);
  const lastname = form.required("lastname", 100);
  const email = readEmail(db, form);
  const replaced = db.user.findFirst({ where: { email: { equals: email }, verified: { equals: false } } });
  const given = readUsername(db, form, replaced?.id);
  const username = given || freeUsername(db, `${firstname}.${lastname}`, replaced?.id);
  const password = form.raws("password");
  const secret = typeof password === "string" ? password : "";
  if (trimText(secret) === "") form.problem("password", words.required);
  if (UNKEEPABLE.test(secret)) form.problem("password", words.badText);
  const known = [email, username, ...COMMON_PASSWORDS].includes(secret.toLowerCase());
  if (secret.length < 8 || secret.length > 128 || known) form.problem("password", words.weakPassword);
  const birthdate = form.requiredDate("birthdate");
  checkBirthdate(db, form, birthdate);
  if (!form.has("role")) form.problem("role", words.required);
  const role = form.choice("role", ["applicant", "recruiter"], "applicant");
  const createdAt = db.clock.now().toISOString();
  return { firstname, lastname, email, username, password: secret, birthdate, role, phone: readPhone(form), createdAt };
}

/** An address in lower case that nobody but `me` has; a registration may replace one that was never verified (D-040). */
export function readEmail(db: Db, form: Form, me?: number): string {
  const email = form.required("email", 254).toLowerCase();
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) form.problem("email", words.badEmail);
  const others = db.user.findMany({ where: { email: { equals: email } } }).filter(({ id }) => id !== me);
  if (others.some(({ verified }) => verified || me !== undefined)) form.problem("email", words.takenEmail);
  return email;
}

/** The username sent, if any; unique without regard to case. */
export function readUsername(db: Db, form: Form, me?: number): string {
  const username = form.text("username", 30);
  if (username && !USERNAME.test(username)) form.problem("username", words.badUsername);
  const other = userNamed(db, username);
  if (other && other.id !== me) form.problem("username", words.takenUsername);
  return username;
}

export function readPhone(form: Form): string | null {
  const phone = form.optional("phone", 20);
  if (phone && !/^(?=.{6,20}$)\+?[0-9 .()-]+$/.test(phone)) form.problem("phone", words.badPhone);
  return phone;
}

export function checkBirthdate(db: Db, form: Form, birthdate: string | null) {
  if (!birthdate) return;
  const today = db.clock.now().toISOString().slice(0, 10);
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  if (birthdate > today) form.problem("birthdate", words.futureBirth);
  else if (birthdate > yearsAgo(YOUNGEST)) form.problem("birthdate", words.tooYoung);
  else if (birthdate < yearsAgo(OLDEST)) form.problem("birthdate", words.badDate);
}

/** A user by name, in upper or lower case, present or left not long ago. */
export function userNamed(db: Db, username: string) {
  const name = username.toLowerCase();
  const present = db.user.getAll().find((user) => user.username.toLowerCase() === name);
  if (present) return present;
  const former = db.formerUsername.findFirst({ where: { username: { equals: name } } });
  if (!former || former.expiresAt <= db.clock.now().toISOString()) return null;
  return db.user.findFirst({ where: { id: { equals: former.userId } } });
}

/** Keeps the name that somebody leaves for another one: for 90 days it leads to them. */
export function leaveUsername(db: Db, userId: number, from: string, to: string) {
  const [former, present] = [from.toLowerCase(), to.toLowerCase()];
  if (former === present) return;
  db.formerUsername.deleteMany({ where: { username: { in: [former, present] } } });
  const expiresAt = new Date(db.clock.now().getTime() + 90 * DAY).toISOString();
  db.formerUsername.create({ username: former, userId, expiresAt });
}

function freeUsername(db: Db, name: string, me?: number): string {
  const base = asciiName(name).slice(0, 26).padEnd(3, "0");
  let number = 1;
  let username = base;
  while ((userNamed(db, username)?.id ?? me) !== me) username = `${base}${(number += 1)}`;
  return username;
}
