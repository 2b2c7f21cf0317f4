import { randomBytes } from "node:crypto";
import { castPeople, type CastPerson, demoPassword } from "@passerelle/domain/cast";
import { type DemoParts, seedDemo } from "./seed";

const generate = () => randomBytes(12).toString("base64url");

/** Seeds an empty database with the demo people and prints their logins; generated passwords only this once. */
export async function addDemo(
  parts: DemoParts,
  passwords: "published" | "generated",
  print: (text: string) => void,
): Promise<void> {
  const chosen = new Map(castPeople.map((person) => [person, passwords === "published" ? demoPassword : generate()]));
  const passwordOf = (person: CastPerson) => chosen.get(person) ?? generate();
  if (!(await seedDemo(parts, passwordOf))) return;
  const accounts = castPeople
    .filter(({ isVerified }) => isVerified)
    .map((person) => `  ${person.role.padEnd(9)}  ${person.email}  ${passwordOf(person)}\n`);
  print(`\nDemo accounts, shown only now:\n${accounts.join("")}`);
}
