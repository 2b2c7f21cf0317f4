import { form, type Schemas } from "@passerelle/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { applied, open, publish } from "../../../test/acts";
import { call } from "../../../test/call";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { aPdf, aPicture } from "../../../test/uploads";

let server: TestServer;
let me: Member;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  me = await aMember(server, "applicant");
});
afterAll(() => server.close());

const save = (by: Member, body: Schemas["UserInput"]) => by.api.PATCH("/user/update", form(body));
const saved = async (body: Schemas["UserInput"]) => (await save(me, body)).data?.data;
const refusal = async (by: Member, body: Schemas["UserInput"]) => {
  const { error, response } = await save(by, body);
  return [response.status, error];
};
const emailOf = ({ username }: Member) => `${username}@passerelle.example`;

describe("one's own account", () => {
  it("keeps what the form does not carry and clears what it carries empty (D-081)", async () => {
    const changed = {
      firstname: "Jeanne-Marie",
      lastname: "Le Goff",
      phone: "+33 6 12 34 56 78",
      address: "12 rue des Carmes, 44000 Nantes",
      birthdate: "1996-04-18",
    };
    const { data } = await save(me, changed);
    expect(data).toEqual({ avatar: null, data: expect.objectContaining({ ...changed, username: me.username }) });
    expect((await me.api.GET("/user/me")).data).toEqual(data?.data);
    expect(await saved({ phone: "", birthdate: "" })).toMatchObject({ ...changed, phone: null, birthdate: null });
  });

  it("has names, a username and an address that are not blank", async () => {
    for (const field of ["firstname", "lastname", "username", "email"])
      expect(await refusal(me, { [field]: "  " })).toEqual([400, { errors: { [field]: "This field is required." } }]);
  });

  it.each([
    ["birthdate", "2999-01-01", "The birthdate cannot be in the future."],
    ["birthdate", "1850-01-01", "This birthdate is too long ago."],
    ["birthdate", new Date().toISOString().slice(0, 10), "You must be at least 15 years old."],
    ["phone", "appelez-moi", "Enter 6 to 20 characters: digits, spaces, dots, dashes, brackets, and + in front."],
    ["phone", "12345", "Enter 6 to 20 characters: digits, spaces, dots, dashes, brackets, and + in front."],
    ["username", "jeanne martin", "Enter 3 to 30 letters without accents, digits, dots, dashes or underscores."],
    ["username", "jm", "Enter 3 to 30 letters without accents, digits, dots, dashes or underscores."],
    ["email", "jeanne", "Enter an e-mail address like name@example.com."],
    ["firstname", "x".repeat(101), "At most 100 characters."],
  ])("refuses %s %s (D-029, D-030, D-050, D-051)", async (field, value, why) => {
    expect(await refusal(me, { [field]: value })).toEqual([400, { errors: { [field]: why } }]);
  });

  it("keeps its role, whatever the form says (D-052)", async () => {
    const body = new FormData();
    body.append("role", "recruiter");
    const { data } = await me.api.PATCH("/user/update", { body: {}, bodySerializer: () => body });
    expect(data?.data.role).toBe("applicant");
  });
});

describe("a new username", () => {
  it("is the name of everything that is one's own, and the token stays good (D-031)", async () => {
    const recruiter = await aMember(server, "recruiter");
    const { id } = await publish(recruiter);
    await applied(me, id);
    const username = `Renommee.${me.id}`;
    expect(await saved({ username })).toMatchObject({ username });
    expect((await me.api.GET("/user/me")).data?.username).toBe(username);
    expect((await open(recruiter, id)).data?.items[0]?.Applicant.user.username).toBe(username);
    expect((await me.api.PATCH("/applicant", form({ profile: "p" }))).response.status).toBe(200);
    const read = (name: string) =>
      me.api
        .GET("/applicant/{username}", { params: { path: { username: name } } })
        .then(({ response }) => response.status);
    expect([await read(username), await read(me.username)]).toEqual([200, 200]);
    await server.db
      .updateTable("former_usernames")
      .set({ expires_at: server.clock.now() })
      .where("user_id", "=", me.id)
      .execute();
    const again = await aMember(server, "applicant");
    const late = await again.api.GET("/users/{username}", { params: { path: { username: me.username } } });
    expect(late.response.status).toBe(404);
    expect((await save(again, { username: me.username })).response.status).toBe(200);
  });

  it("may be one's own in other capitals, but nobody else's in any (D-030)", async () => {
    const other = await aMember(server, "applicant");
    expect(await refusal(me, { username: other.username.toUpperCase() })).toEqual([
      400,
      { errors: { username: "This username is already taken." } },
    ]);
    expect(await saved({ username: me.username.toUpperCase() })).toMatchObject({ username: me.username.toUpperCase() });
  });
});

describe("a new e-mail address", () => {
  it("counts at once, and the old one gets a notice in the language asked for (D-032, D-160)", async () => {
    const [before, email] = [emailOf(me), `nouvelle.${me.id}@exemple.fr`];
    expect(await saved({ email: `  ${email} ` })).toMatchObject({ email });
    expect(await server.sentTo(before)).toMatchObject([{ subject: "Your Passerelle e-mail address has changed" }]);
    expect(await server.sentTo(email)).toEqual([]);
    const other = await aMember(server, "applicant");
    const french = { headers: { "Accept-Language": "fr" } };
    await other.api.PATCH("/user/update", { ...form({ email: `autre.${other.id}@exemple.fr` }), ...french });
    expect(await server.sentTo(emailOf(other))).toMatchObject([
      { subject: "Votre adresse e-mail Passerelle a changé" },
    ]);
  });

  it("that is the old one in other capitals is no news (D-033)", async () => {
    const email = emailOf(me).toUpperCase();
    expect(await saved({ email })).toMatchObject({ email });
    expect(await server.sentTo(emailOf(me))).toEqual([]);
  });

  it("is nobody else's; refused with the username, and nothing is saved or sent (D-032)", async () => {
    const other = await aMember(server, "recruiter");
    const wanted = { firstname: "Perdue", email: emailOf(other).toUpperCase(), username: other.username };
    const errors = {
      email: "This e-mail address is already in use.",
      username: "This username is already taken.",
    };
    expect(await refusal(me, wanted)).toEqual([400, { errors }]);
    expect((await me.api.GET("/user/me")).data).toMatchObject({ firstname: "Jeanne", email: emailOf(me) });
    expect(await server.sentTo(emailOf(me))).toEqual([]);
  });

  it("is wanted 20 times an hour at most, taken ones included; all else can still be saved (D-028)", async () => {
    const other = await aMember(server, "recruiter");
    for (let sent = 0; sent < 20; sent += 1) await refusal(me, { email: emailOf(other) });
    const email = `encore.${me.id}@exemple.fr`;
    const { response } = await save(me, { email });
    expect([response.status, Number(response.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await saved({ email: emailOf(me), firstname: "Anne" })).toMatchObject({ firstname: "Anne" });
    server.clock.pass(60 * 60);
    expect(await saved({ email })).toMatchObject({ email });
  });
});

it("of many who want one name and address at once, one gets them, and the others hear why", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aMember(server, "applicant")));
  const username = `convoite.${me.id}`;
  const wanted = { username, email: `${username}@exemple.fr`, phone: "0612345678" };
  const answers = await Promise.all(people.map((one) => save(one, wanted)));
  const statuses = answers.map(({ response }) => response.status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  for (const { error } of answers.filter((one) => one.error))
    expect(error).toEqual({ errors: { email: expect.any(String), username: expect.any(String) } });
  const phones = await server.db.selectFrom("users").select("id").where("phone", "=", wanted.phone).execute();
  expect(phones).toHaveLength(1);
});

const statusOf = async (name: string | null | undefined) => (await call(server.url, "GET", `/avatars/${name}`)).status;

describe("a picture", () => {
  it("is shown under its name until it is replaced or removed (D-023, D-089)", async () => {
    const first = (await save(me, { avatar: aPicture() })).data;
    expect(first?.data.avatar).toBe(first?.avatar);
    expect(await statusOf(first?.avatar)).toBe(200);
    const second = (await save(me, { avatar: aPicture(), firstname: "Jeanne" })).data?.avatar;
    expect([await statusOf(first?.avatar), await statusOf(second)]).toEqual([404, 200]);
    expect(await saved({ firstname: "Anne" })).toMatchObject({ avatar: second });
    expect((await save(me, { avatar: "" })).data).toMatchObject({ avatar: null, data: { avatar: null } });
    expect(await statusOf(second)).toBe(404);
  });

  it("is a picture; a form with a refused one, or with another refused field, changes nothing (D-087)", async () => {
    const { avatar } = (await save(me, { avatar: aPicture() })).data ?? {};
    const other = await aMember(server, "applicant");
    expect(await refusal(me, { avatar: aPdf(), lastname: "Autre" })).toMatchObject([400, { errors: {} }]);
    expect(await refusal(me, { avatar: aPicture(), username: other.username })).toMatchObject([400, { errors: {} }]);
    expect((await me.api.GET("/user/me")).data).toMatchObject({ avatar, lastname: "Martin" });
    expect(await statusOf(avatar)).toBe(200);
    expect(await server.db.selectFrom("files").select("name").where("owner_id", "=", me.id).execute()).toHaveLength(1);
  });

  it("is one, however many are sent at once", async () => {
    await Promise.all(Array.from({ length: 4 }, () => save(me, { avatar: aPicture() })));
    const { avatar } = (await me.api.GET("/user/me")).data ?? {};
    const rows = await server.db.selectFrom("files").select(["name", "state"]).where("owner_id", "=", me.id).execute();
    expect(rows).toEqual([{ name: avatar, state: "kept" }]);
  });
});
