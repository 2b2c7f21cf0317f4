import { form, type Schemas } from "@passerelle/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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

describe("a new e-mail address", () => {
  it("is valid at once, and the old one gets a notice in the requested language (D-032, D-160)", async () => {
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

  it("is limited to 20 attempts an hour, taken ones included; other fields can still be saved (D-028)", async () => {
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

it("goes to one of many concurrent requests for it, and the others get the reason", async () => {
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
  it("is served under its name until it is replaced or removed (D-023, D-089)", async () => {
    const first = (await save(me, { avatar: aPicture() })).data;
    expect(first?.data.avatar).toBe(first?.avatar);
    expect(await statusOf(first?.avatar)).toBe(200);
    const second = (await save(me, { avatar: aPicture(), firstname: "Jeanne" })).data?.avatar;
    expect([await statusOf(first?.avatar), await statusOf(second)]).toEqual([404, 200]);
    expect(await saved({ firstname: "Anne" })).toMatchObject({ avatar: second });
    expect((await save(me, { avatar: "" })).data).toMatchObject({ avatar: null, data: { avatar: null } });
    expect(await statusOf(second)).toBe(404);
  });

  it("must be valid; a form with an invalid one, or another invalid field, changes nothing (D-087)", async () => {
    const { avatar } = (await save(me, { avatar: aPicture() })).data ?? {};
    const other = await aMember(server, "applicant");
    expect(await refusal(me, { avatar: aPdf(), lastname: "Autre" })).toMatchObject([400, { errors: {} }]);
    expect(await refusal(me, { avatar: aPicture(), username: other.username })).toMatchObject([400, { errors: {} }]);
    expect((await me.api.GET("/user/me")).data).toMatchObject({ avatar, lastname: "Martin" });
    expect(await statusOf(avatar)).toBe(200);
    expect(await server.db.selectFrom("files").select("name").where("owner_id", "=", me.id).execute()).toHaveLength(1);
  });

  it("is stored once, however many are sent at once", async () => {
    await Promise.all(Array.from({ length: 4 }, () => save(me, { avatar: aPicture() })));
    const { avatar } = (await me.api.GET("/user/me")).data ?? {};
    const rows = await server.db.selectFrom("files").select(["name", "state"]).where("owner_id", "=", me.id).execute();
    expect(rows).toEqual([{ name: avatar, state: "kept" }]);
  });
});
