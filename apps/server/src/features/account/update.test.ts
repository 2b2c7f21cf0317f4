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

it("gives a username to one of many concurrent requests, and the others the reason", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => aMember(server, "applicant")));
  const username = `convoite.${me.id}`;
  const wanted = { username, phone: "0612345678" };
  const answers = await Promise.all(people.map((one) => save(one, wanted)));
  const statuses = answers.map(({ response }) => response.status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  for (const { error } of answers.filter((one) => one.error))
    expect(error).toEqual({ errors: { username: expect.any(String) } });
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

  it("is stored once when several are sent at once", async () => {
    await Promise.all(Array.from({ length: 4 }, () => save(me, { avatar: aPicture() })));
    const { avatar } = (await me.api.GET("/user/me")).data ?? {};
    const rows = await server.db.selectFrom("files").select(["name", "state"]).where("owner_id", "=", me.id).execute();
    expect(rows).toEqual([{ name: avatar, state: "kept" }]);
  });
});
