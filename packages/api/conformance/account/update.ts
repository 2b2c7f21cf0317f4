import { expect } from "vitest";
import { anotherApplicant, offersOf, once, publish, readOffer, theApplicant, everyUser } from "../context/acts";
import { INVISIBLE, MISLEADING, aPerson, birthdateOf, aName } from "../context/builders";
import { add, find, formations } from "../context/cv-lists";
import { aFile, PICTURES } from "../context/files-samples";
import { fieldsOf, formTests, save, type SavedForm } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, refusedErrors, sendJson, type PlainAnswer } from "../context/calls";
import { unwrap } from "../context/unwrap";

/** A user whose account these contract tests may change. */
const theMember = once(async ({ signIn }) => {
  const member = await signIn("applicant");
  await save(member, "updateMe", { phone: "+33 6 12 34 56 78" });
  return member;
});

const readMe = (member: TestUser) => unwrap(member.GET("/user/me"));

const form: SavedForm = {
  operationId: "updateMe",
  owner: theMember,
  read: readMe,
  limits: { firstname: 100, lastname: 100, address: 5000 },
  optional: ["address", "phone", "birthdate"],
  others: { phone: "+33 6 12 34 56 78", birthdate: "1990-02-28" },
};
const { saved, refuses, takes } = fieldsOf(form);

const logIn = (context: TestContext, email: string, password: string): Promise<PlainAnswer> =>
  sendJson(context.anonymous, "POST", "/user/login", { email, password });

/** An unused username. */

export const accountUpdateTests: ContractTest[] = [
  ...formTests(form),
  contractTest("returns the avatar beside the user (D-019)", "updateMe", async (context) => {
    const { answer, after } = await saved(context, { firstname: "Zoé" });
    expect(answer).toMatchObject({ status: 200, body: { avatar: null, data: after } });
  }),
  contractTest("keeps a name to one line (D-056)", "updateMe", async (context) => {
    const { after } = await saved(context, {
      firstname: "Claire,\r\n\nvotre compte",
      lastname: "P\u202Eassa\u001B[31m",
    });
    expect(after).toMatchObject({ firstname: "Claire, votre compte", lastname: "Passa [31m" });
  }),
  ...["firstname", "lastname", "username", "email"].map((field) =>
    refuses(`an empty, blank or invisible ${field} (D-056)`, field, "", " \t ", INVISIBLE),
  ),
  contractTest("answers in English by default, and in French on request (D-160)", "updateMe", async (context) => {
    const member = await theMember(context);
    const texts = await Promise.all(
      ["*", "en", "fr"].map(async (language) => {
        const body = new FormData();
        body.append("firstname", "");
        const answer = await member.raw("PATCH", "/user/update", { body, headers: { "Accept-Language": language } });
        return await answer.text();
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
  }),

  takes(
    "phone numbers in any usual notation (D-051)",
    "phone",
    ["+33 (0)6.12-34 56", "+33 (0)6.12-34 56"],
    ["123456", "123456"],
    ["01234567890123456789", "01234567890123456789"],
    ["", null],
  ),
  refuses(
    "invalid phone numbers (D-051)",
    "phone",
    "12345",
    "0".repeat(21),
    "06 12 34 56 AB",
    "06+12345678",
    "téléphone",
    "06 12 34 56\u000078",
  ),
  takes(
    "a date of birth, or a date-time, whose date counts (D-021)",
    "birthdate",
    ["1990-02-28", "1990-02-28"],
    ["1990-02-28T23:30:00-08:00", "1990-02-28"],
    ["", null],
  ),
  takes(
    "people who turn fifteen today, or are nearly 120 years old (D-050)",
    "birthdate",
    [birthdateOf(15), birthdateOf(15)],
    [birthdateOf(119), birthdateOf(119)],
  ),
  refuses(
    "dates in the future, and people who are too young or too old (D-050)",
    "birthdate",
    birthdateOf(0, 2),
    birthdateOf(15, 2),
    birthdateOf(121),
    "9999-12-31",
  ),
  refuses("invalid dates of birth", "birthdate", "hier", "1990-02-30", "28/02/1990", "1990", "1990-02-28\u0000"),
  contractTest("ignores the role (D-052)", "updateMe", async (context) => {
    const { answer, after } = await saved(context, { role: "recruiter" });
    expect([answer.status, after["role"]]).toEqual([200, "applicant"]);
    expect(await call(await theMember(context), "GET", "/formations")).toHaveProperty("status", 200);
  }),

  contractTest("does not count an unchanged username as a rename (D-172)", "updateMe", async (context) => {
    const member = await context.signIn("applicant");
    const { username } = member.me;
    for (let time = 0; time < 11; time += 1)
      expect(await save(member, "updateMe", { username, firstname: `Zoé ${time}` })).toHaveProperty("status", 200);
    expect(await save(member, "updateMe", { username: aName() })).toHaveProperty("status", 200);
  }),
  contractTest("accepts one's own address in another case and with spaces (D-033)", "updateMe", async (context) => {
    const { email } = await readMe(await theMember(context));
    const { answer, after } = await saved(context, { email: `  ${email.toUpperCase()} ` });
    expect([answer.status, String(after["email"]).toLowerCase()]).toEqual([200, email.toLowerCase()]);
  }),
  contractTest("refuses another user's address, in any case (D-032, D-033)", "updateMe", async (context) => {
    const [{ me }, { password }] = [await theApplicant(context), await theMember(context)];
    for (const email of [me.email, ` ${me.email.toUpperCase()} `])
      expect((await saved(context, { email, currentPassword: password })).answer).toEqual(refusedErrors("email"));
  }),
  refuses(
    "invalid addresses",
    "email",
    "zoe",
    "zoe@",
    "@exemple.fr",
    "zoe@exemple .fr",
    "zoe\u0000@exemple.fr",
    `${"z".repeat(250)}@exemple.fr`,
  ),
  takes(
    "usernames of letters, digits, dots, dashes and underscores, up to thirty characters (D-030)",
    "username",
    ...[aName(), `Z_9-${aName()}`, aName().padEnd(30, "z")].map((name): [string, string] => [name, name]),
  ),
  refuses(
    "usernames with other characters (D-030)",
    "username",
    "ab",
    "x".repeat(31),
    "zoé.martin",
    "zoe martin",
    "zoe/martin",
    "../zoe",
    "zo\u0000e",
    "<b>zoe</b>",
  ),
  refuses("misleading usernames, and ones without a letter or digit (D-163)", "username", ...MISLEADING),
  contractTest("refuses another user's username, in any case (D-030)", "updateMe", async (context) => {
    const { me } = await theApplicant(context);
    for (const username of [me.username, me.username.toUpperCase()])
      expect((await saved(context, { username })).answer).toEqual(refusedErrors("username"));
  }),
  contractTest("saves nothing of a form with a taken username or address (D-032)", "updateMe", async (context) => {
    const [member, { me }] = [await context.signIn("applicant"), await theApplicant(context)];
    await save(member, "updateMe", { avatar: aFile(PICTURES.PNG), phone: "0612345678" });
    const before = await readMe(member);
    for (const taken of [{ username: me.username }, { email: me.email, currentPassword: member.password }]) {
      const all = { ...taken, firstname: "Autre", lastname: "Nom", address: "Ailleurs", phone: "", birthdate: "" };
      expect(await save(member, "updateMe", { ...all, avatar: aFile(PICTURES.PNG) })).toHaveProperty("status", 400);
      expect(await readMe(member)).toEqual(before);
    }
    expect((await context.anonymous.raw("GET", `/avatars/${before.avatar ?? ""}`)).status).toBe(200);
  }),
  contractTest("accepts one's own username in another case (D-030)", "updateMe", async (context) => {
    const username = (await readMe(await theMember(context))).username.toUpperCase();
    expect((await saved(context, { username })).after).toMatchObject({ username });
  }),
  contractTest("keeps an applicant's session, CV and profile through a rename (D-031)", "updateMe", async (context) => {
    const [member, reader, username] = [await context.signIn("applicant"), await anotherApplicant(context), aName()];
    await save(member, "updateApplicantProfile", { profile: "Soudeuse" });
    await save(member, "updateMe", { profileAudience: "members" });
    const item = await add(formations, member);
    await save(member, "updateMe", { username });
    expect(await readMe(member)).toEqual({ ...member.me, username, profileAudience: "members" });
    expect(await find(formations, member, item.id)).toEqual(item);
    expect(await call(reader, "GET", `/applicant/${username}`)).toMatchObject({
      body: { data: { profile: "Soudeuse" } },
    });
    expect(await call(reader, "GET", `/applicant/${member.me.username}`)).toMatchObject({
      body: { data: { profile: "Soudeuse" } },
    });
    expect(await logIn(context, member.me.email, member.password)).toMatchObject({ status: 200, body: { username } });
    const users = await everyUser(reader);
    expect(users.find(({ id }) => id === member.me.id)).toHaveProperty("username", username);
  }),
  contractTest("keeps a recruiter's offers and company through a rename (D-031)", "updateMe", async (context) => {
    const [member, reader, username] = [await context.signIn("recruiter"), await anotherApplicant(context), aName()];
    await save(member, "updateRecruiterProfile", { company: "Acme" });
    const { id } = await publish(member);
    await save(member, "updateMe", { username });
    const me = await readMe(member);
    expect(await offersOf(reader, { ...member, me })).toMatchObject([{ id }]);
    expect(await readOffer(reader, id)).toMatchObject({ recruiter: { username, company: "Acme" } });
    expect(await call(reader, "GET", `/recruiter/${username}`)).toMatchObject({ body: { data: { company: "Acme" } } });
    for (const path of ["/recruiter", "/job-offers/recruiter"])
      expect(await call(reader, "GET", `${path}/${member.me.username}`)).toHaveProperty("status", 200);
  }),
  contractTest("finds a person by a former username, and returns the current one", "getUser", async (context) => {
    const [member, reader, username] = [await context.signIn("recruiter"), await anotherApplicant(context), aName()];
    const between = aName();
    for (const name of [between, username]) await save(member, "updateMe", { username: name });
    const body = { id: member.me.id, username, role: member.me.role };
    for (const name of [username, between, member.me.username, member.me.username.toUpperCase()])
      expect(await call(reader, "GET", `/users/${name}`)).toMatchObject({ status: 200, body });
    expect(await call(reader, "GET", `/users/${aName()}`)).toEqual(refused(404));
  }),
  ...(
    [
      ["getApplicantProfile", "applicant", "/applicant"],
      ["getRecruiterProfile", "recruiter", "/recruiter"],
      ["listRecruiterJobOffers", "recruiter", "/job-offers/recruiter"],
    ] as const
  ).map(([operationId, role, path]) =>
    contractTest("finds a person's data by a former username (D-172)", operationId, async (context) => {
      const owner = await context.signIn(role);
      if (role === "applicant") await save(owner, "updateApplicantProfile", { profile: "Soudeuse" });
      else await save(owner, "updateRecruiterProfile", { company: "Éoliennes du Large" });
      if (role === "recruiter") await publish(owner);
      await save(owner, "updateMe", { username: aName(), profileAudience: "members" });
      const reader = await anotherApplicant(context);
      const { username } = await unwrap(owner.GET("/user/me"));
      const now = await call(reader, "GET", `${path}/${username}`);
      expect(now).toHaveProperty("status", 200);
      expect(await call(reader, "GET", `${path}/${owner.me.username.toUpperCase()}`)).toEqual(now);
    }),
  ),
  contractTest("reserves a former username for its person, who may take it back", "updateMe", async (context) => {
    const member = await context.signIn("applicant");
    const { username } = member.me;
    await save(member, "updateMe", { username: aName() });
    expect((await saved(context, { username: username.toUpperCase() })).answer).toEqual(refusedErrors("username"));
    const person = { ...aPerson(), username };
    expect(await sendJson(context.anonymous, "POST", "/user/register", person)).toEqual(refusedErrors("username"));
    expect(await save(member, "updateMe", { username })).toMatchObject({ status: 200, body: { data: { username } } });
  }),
];
