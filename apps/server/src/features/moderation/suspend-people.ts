import { restoredMail, suspendedMail } from "@passerelle/domain";
import { revokeSessions, userIdByUsername } from "../auth";
import { hideLikes, lockFeedOf } from "../posts";
import { AdminError, type CommandContext, type Outcome } from "./command-context";

type Asked = Pick<CommandContext, "tx" | "clock">;

/** The account id in `id:12`; undefined for other text. The prefix is needed because a username may be all digits. */
export const idGiven = (name: string): number | undefined => {
  const [, digits] = /^id:(\d{1,15})$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Finds and locks an account by name, address or id; with `withFeed` also likes and comments that change with it. */
export async function findPerson({ tx, clock }: Asked, name = "", withFeed = false) {
  const people = tx
    .selectFrom("users")
    .select(["id", "username", "email", "firstname", "language", "suspended_at"])
    .where("verified_at", "is not", null);
  const found = name.includes("@")
    ? people.where((eb) => eb.fn<string>("lower", ["email"]), "=", name.toLowerCase())
    : people.where("id", "=", idGiven(name) ?? userIdByUsername(name, clock.now()));
  if (withFeed) {
    const { id = 0 } = (await found.executeTakeFirst()) ?? {};
    await lockFeedOf(tx, id);
  }
  const person = await found.forUpdate().executeTakeFirst();
  if (!person) throw new AdminError(`There is no account "${name}".`);
  return person;
}

type Person = Awaited<ReturnType<typeof findPerson>>;

/** Ends all sessions of a person and their live connections; returns their number. */
async function endAll({ tx, clock, publish }: CommandContext, { id }: Pick<Person, "id">): Promise<number> {
  const ended = await revokeSessions(tx, clock, id);
  for (const sessionId of ended) publish(id, { kind: "session-ended", sessionId });
  return ended.length;
}

/** `end-sessions NAME`: ends all sessions of a person. */
export async function endSessions(context: CommandContext): Promise<Outcome> {
  const person = await findPerson(context, context.args[0]);
  const sessions = await endAll(context, person);
  return { answer: { account: person.username, sessions }, accountId: person.id, details: { sessions } };
}

/** `suspend NAME --reason TEXT`: blocks logins to the account. Its published content stays, except likes. */
export async function suspend(context: CommandContext): Promise<Outcome> {
  const { tx, clock, args, options, sendMail } = context;
  const reason = options.reason?.trim();
  if (!reason) throw new AdminError("Say why: --reason TEXT. The person is mailed it.");
  const person = await findPerson(context, args[0], true);
  if (person.suspended_at) throw new AdminError(`${person.username} is suspended already.`);
  const suspended_at = clock.now();
  await hideLikes(tx, person.id, true);
  await tx.updateTable("users").set({ suspended_at, suspension_reason: reason }).where("id", "=", person.id).execute();
  const sessions = await endAll(context, person);
  await sendMail(person, suspendedMail(person.firstname, reason));
  return { answer: { suspended: person.username, sessions }, accountId: person.id, details: { sessions } };
}

/** `restore person NAME`. */
export async function restorePerson(context: CommandContext): Promise<Outcome> {
  const { tx, args, sendMail } = context;
  const person = await findPerson(context, args[1], true);
  if (!person.suspended_at) throw new AdminError(`${person.username} is not suspended.`);
  const set = { suspended_at: null, suspension_reason: null };
  await hideLikes(tx, person.id, false);
  await tx.updateTable("users").set(set).where("id", "=", person.id).execute();
  await sendMail(person, restoredMail(person.firstname));
  return { answer: { restored: person.username }, accountId: person.id };
}
