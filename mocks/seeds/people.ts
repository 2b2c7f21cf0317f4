import { usernameFrom } from "@passerelle/domain";
import type { Tables } from "../tables";

/** What every seeded person logs in with. */
export const SEED_PASSWORD = "passerelle-demo-2026";

/** Sessions that exist from the start, as the client keeps them: a story or a test is signed in by taking one. */
export const SEED_SESSIONS = {
  applicant: { token: "seed-session-of-jeanne", username: "jeanne.martin", role: "applicant" },
  recruiter: { token: "seed-session-of-claire", username: "claire.moreau", role: "recruiter" },
} as const;

/** The ids of seeded people that other seeds refer to. */
export const PEOPLE = {
  claire: 1,
  karim: 2,
  sophie: 3,
  jeanne: 11,
  hugo: 12,
  aicha: 13,
  lucas: 14,
  emma: 15,
  thomas: 16,
  nadia: 17,
} as const;

type Person = [
  id: number,
  firstname: string,
  lastname: string,
  birthdate: string,
  address: string | null,
  avatar: string | null,
];

const RECRUITERS: Person[] = [
  [PEOPLE.claire, "Claire", "Moreau", "1984-02-17", "12 rue de la République, 69002 Lyon", "b7e2d4c1a905.gif"],
  [PEOPLE.karim, "Karim", "Benali", "1979-10-03", "4 quai de la Fosse, 44000 Nantes", "3f9a61c7e280.gif"],
  [PEOPLE.sophie, "Sophie", "Lambert", "1988-06-25", "21 allée Jean-Jaurès, 31000 Toulouse", null],
];

const APPLICANTS: Person[] = [
  [PEOPLE.jeanne, "Jeanne", "Martin", "1994-05-12", "8 rue Sainte-Catherine, 33000 Bordeaux", "6f1c2a9be04d.gif"],
  [PEOPLE.hugo, "Hugo", "Petit", "1991-11-30", "15 rue Nationale, 59000 Lille", "91d0be57f3a6.gif"],
  [PEOPLE.aicha, "Aïcha", "Diallo", "1996-08-21", "3 rue d'Antrain, 35000 Rennes", "c05e8a74d21b.gif"],
  [PEOPLE.lucas, "Lucas", "Bernard", "2003-01-09", "27 cours Berriat, 38000 Grenoble", null],
  [PEOPLE.emma, "Emma", "Rousseau", "1987-04-02", "9 rue de Metz, 67000 Strasbourg", "e48b17f6c93d.gif"],
  [PEOPLE.thomas, "Thomas", "Nguyen", "1999-12-14", null, null],
  [PEOPLE.nadia, "Nadia", "Haddad", "1993-07-28", null, null],
];

/** People of both roles; Thomas has just arrived and has no profile, Nadia has not confirmed her address yet. */
export function seedPeople(db: Tables, at: (daysAgo: number) => string) {
  const add = (role: "applicant" | "recruiter", [id, firstname, lastname, birthdate, address, avatar]: Person) => {
    const username = usernameFrom(firstname, lastname, 1);
    const email = `${username}@example.fr`;
    const verified = id !== PEOPLE.nadia;
    const phone = `+33 6 12 34 56 ${String(id).padStart(2, "0")}`;
    const contact = { email, phone, address, birthdate, avatar };
    const account = { role, password: SEED_PASSWORD, verified, createdAt: at(400 - id) };
    db.user.create({ id, firstname, lastname, username, ...contact, ...account });
  };
  for (const person of RECRUITERS) add("recruiter", person);
  for (const person of APPLICANTS) add("applicant", person);
  for (const { token, username } of Object.values(SEED_SESSIONS)) {
    const user = db.user.findFirst({ where: { username: { equals: username } }, strict: true });
    db.session.create({ token, userId: user.id, expiresAt: at(-365) });
  }
  db.otpCode.create({ id: 1, userId: PEOPLE.nadia, code: "274913", expiresAt: at(-0.01), wrongTries: 0 });
}
