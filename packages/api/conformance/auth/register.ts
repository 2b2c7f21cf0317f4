import { expect } from "vitest";
import type { Schemas } from "../../src";
import { once } from "../context/acts";
import { INVISIBLE, MISLEADING, UNSTORABLE, aPerson, birthdateOf } from "../context/builders";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { refused, refusedErrors, sendJson } from "../context/calls";

type Person = Partial<Schemas["RegisterInput"]>;

/** Expects a registration to be refused for one field, as `{errors: {field}}`. */
const refuses = (what: string, field: keyof Person, changes: (person: Schemas["RegisterInput"]) => object) =>
  contractTest(`refuses ${what}`, "register", async ({ anonymous }) => {
    const person = aPerson();
    const answer = await sendJson(anonymous, "POST", "/user/register", { ...person, ...changes(person) });
    expect(answer).toEqual(refusedErrors(field));
  });

/** Expects a registration to succeed, and compares the account that it creates. */
const accepts = (what: string, changes: Person, seen: Partial<Schemas["User"]> = {}) =>
  contractTest(`accepts ${what}`, "register", async ({ signIn }) => {
    const { me } = await signIn("applicant", changes);
    expect(me).toMatchObject(seen);
  });

/** A person whose e-mail address and username are taken. */
const theNeighbour = once(({ signIn }) => signIn("applicant", { username: `Voisin.${Date.now().toString(36)}` }));

async function usernameOf({ signIn }: TestContext, names: Person): Promise<string> {
  return (await signIn("applicant", names)).me.username;
}

const required = ["firstname", "lastname", "email", "password", "birthdate"] as const;
const texts = ["firstname", "lastname", "email", "username", "password", "phone"] as const;
const tooLong = {
  firstname: "x".repeat(101),
  lastname: "x".repeat(101),
  email: `${"x".repeat(250)}@exemple.fr`,
  username: "x".repeat(31),
  password: "x".repeat(129),
  phone: "0".repeat(21),
};

export const registrationTests: ContractTest[] = [
  ...testsOf("register", {
    "returns the address and no secret (D-054)": async ({ anonymous }) => {
      const person = aPerson();
      const answer = await sendJson(anonymous, "POST", "/user/register", person);
      expect(answer).toMatchObject({ status: 201, body: { email: person.email } });
      expect(JSON.stringify(answer.body)).not.toContain(person.password);
    },
    "sends a code of six digits (D-034)": async ({ register, readOtp }) => {
      const { email } = await register();
      expect(await readOtp(email)).toMatch(/^\d{6}$/);
    },
    "does not log in before the address is verified (D-038)": async ({ anonymous, register }) => {
      const { email, password } = await register();
      const { response } = await anonymous.POST("/user/login", { body: { email, password } });
      expect(response.status).toBe(403);
    },
    "ignores unexpected fields, such as a verified flag": async ({ anonymous }) => {
      const person = aPerson();
      await sendJson(anonymous, "POST", "/user/register", {
        ...person,
        id: 1,
        verified: true,
        verified_at: "2020-01-01",
      });
      const { response } = await anonymous.POST("/user/login", { body: person });
      expect(response.status).toBe(403);
    },
    "refuses a verified address, in any case (D-033, D-040)": async (context) => {
      const { me } = await theNeighbour(context);
      const taken = aPerson({ email: ` ${me.email.toUpperCase()} ` });
      expect(await sendJson(context.anonymous, "POST", "/user/register", taken)).toEqual(refusedErrors("email"));
    },
    "replaces the data of an unverified address (D-040)": async ({ register, readOtp, signIn }) => {
      const { email } = await register({ firstname: "Avant", role: "recruiter" });
      // Consumes this code, so that it is not mistaken for the next one while that mail is on its way.
      await readOtp(email);
      const { me } = await signIn("applicant", { email: email.toUpperCase(), firstname: "Après" });
      expect(me).toMatchObject({ firstname: "Après", role: "applicant" });
    },
    "accepts only the password of the last registration (D-040)": async (context) => {
      const { email, password } = await context.register();
      // Consumes this code, so that it is not mistaken for the next one while that mail is on its way.
      await context.readOtp(email);
      const last = await context.signIn("applicant", { email });
      const login = (word: string) => sendJson(context.anonymous, "POST", "/user/login", { email, password: word });
      expect(await login(password)).toEqual(refused(401));
      expect(await login(last.password)).toHaveProperty("status", 200);
    },
    "creates one account for two simultaneous registrations (D-040)": async (context) => {
      const person = aPerson();
      await Promise.all([context.register(person), context.register(person)]);
      const verify = async () => {
        const body = { email: person.email, otp: await context.readOtp(person.email) };
        return sendJson(context.anonymous, "POST", "/user/verify-email", body);
      };
      const first = await verify();
      // The valid code may be in the second mail.
      const answer = first.status === 200 ? first : await verify();
      expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    },
    "derives the username from the names, in ASCII and lower case (D-030)": async (context) => {
      const lastname = `Lefèvre-Ünal${Date.now().toString(36)}`;
      expect(await usernameOf(context, { firstname: "Zoé", lastname })).toMatch(/^zoe[a-z0-9._-]*lefevre[a-z0-9._-]*$/);
      expect(await usernameOf(context, { firstname: "Œdipe", lastname })).toMatch(/^oedipe/);
      expect(await usernameOf(context, { firstname: "Cœline", lastname })).toMatch(/^coeline/);
    },
    "generates a username if the names have no ASCII letter (D-030)": async (context) =>
      expect(await usernameOf(context, { firstname: "李", lastname: "王" })).toMatch(/^[a-z0-9._-]{3,30}$/),
    "generates a username of at most 30 characters from long names (D-030)": async (context) => {
      const names = { firstname: "Anne".repeat(25), lastname: "Martin".repeat(16) };
      expect(await usernameOf(context, names)).toMatch(/^annea[a-z0-9._-]{3,25}$/);
    },
    "numbers the usernames of namesakes (D-030)": async (context) => {
      const names = { firstname: "Paul", lastname: `Homonyme ${Date.now().toString(36)}` };
      const first = await usernameOf(context, names);
      const others = [await usernameOf(context, { ...names, username: "" }), await usernameOf(context, names)];
      expect(others).toEqual([`${first}2`, `${first}3`]);
    },
    "keeps a given username (D-030)": async (context) => {
      const username = `A_b.c-${Date.now().toString(36)}`;
      expect((await usernameOf(context, { username })).toLowerCase()).toBe(username.toLowerCase());
    },
    "refuses a username that differs from a taken one only by case (D-030)": async (context) => {
      const { me } = await theNeighbour(context);
      const taken = aPerson({ username: me.username.toUpperCase() });
      expect(await sendJson(context.anonymous, "POST", "/user/register", taken)).toEqual(refusedErrors("username"));
    },
    "accepts a password in any Unicode composition (D-041)": async (context) => {
      const password = "Été à la plage, où déjà ?";
      const { me } = await context.signIn("applicant", { password: password.normalize("NFD") });
      for (const form of ["NFC", "NFD"]) {
        const body = { email: me.email, password: password.normalize(form) };
        expect(await sendJson(context.anonymous, "POST", "/user/login", body)).toHaveProperty("status", 200);
      }
    },
  }),

  ...required.map((field) => refuses(`a missing ${field} (D-056)`, field, () => ({ [field]: undefined }))),
  ...required.map((field) => refuses(`a ${field} of spaces (D-056)`, field, () => ({ [field]: "         " }))),
  ...(["firstname", "lastname"] as const).map((field) =>
    refuses(`a ${field} of invisible characters`, field, () => ({ [field]: INVISIBLE })),
  ),
  ...required.map((field) => refuses(`a number as ${field}`, field, () => ({ [field]: 12345678 }))),
  ...Object.entries(tooLong).map(([field, value]) => {
    const name = texts.find((one) => one === field) ?? "firstname";
    return refuses(`a ${field} of ${value.length} characters (D-029, D-041, D-051)`, name, () => ({ [field]: value }));
  }),
  ...Object.entries(UNSTORABLE).flatMap(([what, value]) =>
    texts.map((field) => refuses(`${what} in ${field}`, field, () => ({ [field]: `Abcdef${value}@exemple.fr` }))),
  ),
  accepts("names of 100 characters, with surrounding spaces (D-029)", {
    firstname: ` ${"é".repeat(100)} `,
    lastname: "x".repeat(100),
  }),
  accepts("markup as plain text", { firstname: "<b>Zoé</b>" }, { firstname: "<b>Zoé</b>" }),

  refuses("an address without a host", "email", () => ({ email: "camille" })),
  refuses("a username of two characters (D-030)", "username", () => ({ username: "ab" })),
  refuses("a username with other characters (D-030)", "username", () => ({ username: "zoé lefèvre" })),

  ...MISLEADING.map((username) => refuses(`the username ${username} (D-163)`, "username", () => ({ username }))),
  refuses("a password of 7 characters (D-041)", "password", () => ({ password: "x9-Z4.k" })),
  refuses("the address as password (D-041)", "password", ({ email }) => ({ password: email })),
  refuses("the address as password in another case (D-041)", "password", ({ email }) => ({
    password: email.toUpperCase(),
  })),
  refuses("the address in capitals as password (D-041)", "password", ({ email }) => ({
    email: email.toUpperCase(),
    password: email.toLowerCase(),
  })),
  refuses("the username as password (D-041)", "password", () => ({
    username: "un.nom.bien.a.moi",
    password: "un.nom.bien.a.moi",
  })),
  refuses("the username as password in another case (D-041)", "password", () => ({
    username: "un.nom.bien.a.moi",
    password: "Un.Nom.Bien.A.Moi",
  })),
  refuses("one of the most common passwords (D-041)", "password", () => ({ password: "password" })),
  refuses("the most common number as password (D-041)", "password", () => ({ password: "12345678" })),
  refuses("a common password in another case (D-041)", "password", () => ({ password: "MotDePasse" })),
  accepts("a password of 128 characters (D-041)", {
    password: "Un merle siffle sur la barque verte. ".repeat(4).slice(0, 128),
  }),

  refuses("a birthdate in the future (D-050)", "birthdate", () => ({ birthdate: birthdateOf(0, 2) })),
  refuses("a person under 15 (D-050)", "birthdate", () => ({ birthdate: birthdateOf(15, 2) })),
  refuses("a person over 120 (D-050)", "birthdate", () => ({ birthdate: birthdateOf(121, -2) })),
  refuses("a date that does not exist", "birthdate", () => ({ birthdate: "1994-02-30" })),
  refuses("a birthdate in words", "birthdate", () => ({ birthdate: "12 mai 1994" })),
  accepts("a person who turns fifteen today (D-050)", { birthdate: birthdateOf(15) }),
  accepts("a person of 119 (D-050)", { birthdate: birthdateOf(120, 2) }),
  accepts(
    "a birthdate with a time, whose date counts (D-021)",
    { birthdate: "1994-05-12T00:00:00Z" },
    { birthdate: "1994-05-12" },
  ),

  refuses("letters as phone number (D-051)", "phone", () => ({ phone: "téléphone" })),
  refuses("a phone number of five digits (D-051)", "phone", () => ({ phone: "12345" })),
  refuses("a plus in the middle of a phone number (D-051)", "phone", () => ({ phone: "06+12345678" })),
  accepts(
    "dots, dashes, brackets and a plus in a phone number (D-051)",
    { phone: "+33 (0)6.12-34 56" },
    { phone: "+33 (0)6.12-34 56" },
  ),
  accepts("an empty phone number as none (D-051)", { phone: "" }, { phone: null }),

  refuses("an unknown role (D-052)", "role", () => ({ role: "admin" })),
  accepts("a recruiter", { role: "recruiter" }, { role: "recruiter" }),
];
