import { cast, castPeople, type CastPerson, demoPassword } from "@passerelle/domain/cast";
import type { Tables } from "../tables";

/** Seeded sessions, as the client stores them; a story or a test signs in by using one. */
export const SEED_SESSIONS = {
  applicant: { token: "seed-session-of-jeanne", username: cast.jeanne.username, role: "applicant" },
  recruiter: { token: "seed-session-of-claire", username: cast.claire.username, role: "recruiter" },
} as const;

const [recruiters, applicants] = [
  castPeople.filter(({ role }) => role === "recruiter"),
  castPeople.filter(({ role }) => role === "applicant"),
];

/** The code in every mail with a six-digit code. */
export const SEED_CODE = "274913";

/** A code for a new password that Jeanne has requested. */
export const SEED_RESET_CODE = "K7QP-2MXD-9R4T";

/** A code with which Jeanne's former address can undo its change. */
export const SEED_UNDO_CODE = "M4XW-8RTZ-5H2C";

/** The code that stops Jeanne's notification mails. */
export const SEED_UNSUBSCRIBE_CODE = "3q2-7wAZ8mJkQm0uXo2Jt1cW0yq4n9bZ5eT6rH7vLpE";

/** The id of a cast member: recruiters start at 1, applicants at 11. */
export const idOf = (person: CastPerson): number =>
  person.role === "recruiter" ? 1 + recruiters.indexOf(person) : 11 + applicants.indexOf(person);

/** The name of a seeded file; its content is generated on request. */
export const fileOf = ({ username }: CastPerson, has: boolean, ending: "gif" | "logo-96x96.gif" | "pdf") =>
  has ? `${username}.${ending}` : null;

/** All accounts, and two sessions. */
export function seedPeople(db: Tables, at: (daysAgo: number) => string) {
  for (const person of castPeople) {
    const { firstname, lastname, username, email, phone, address, birthdate, role, isVerified, picture } = person;
    const avatar = fileOf(person, picture !== null, "gif");
    const contact = { firstname, lastname, username, email, phone, address, birthdate, avatar };
    const account = { role, password: demoPassword, verified: isVerified, createdAt: at(person.joinedDaysAgo) };
    const registrationId = isVerified ? null : `${firstname.toLowerCase()}-registration`;
    db.user.create({ id: idOf(person), ...contact, ...account, registrationId });
  }
  for (const [person, { token }] of [
    [cast.jeanne, SEED_SESSIONS.applicant],
    [cast.claire, SEED_SESSIONS.recruiter],
  ] as const)
    db.session.create({
      token,
      userId: idOf(person),
      browser: "Firefox",
      system: "Windows",
      createdAt: at(2),
      lastUsedAt: at(0),
    });
  const filters = JSON.stringify({ search: "front-end", location: "Lyon", contract: "cdi" });
  db.offerAlert.create({ id: 1201, userId: idOf(cast.jeanne), filters, createdAt: at(3) });
  db.applicationNote.create({
    id: 1301,
    applicationId: 302,
    text: "Rappeler mardi, disponible en janvier.",
    createdAt: at(2),
  });
  db.letterTemplate.create({
    id: 1401,
    userId: idOf(cast.claire),
    name: "Gardons contact",
    decision: "rejected",
    text: "Bonjour {prénom},\n\nNous ne donnons pas suite pour « {offre} », mais votre profil nous intéresse : gardons contact.",
  });
}
