import { form, type Schemas } from "@passerelle/api";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../../test/members";
import { startTestServer, type TestServer } from "../../../test/test-server";
import { aPicture } from "../../../test/uploads";

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

describe("a picture", () => {
  it("is stored once when several are sent at once", async () => {
    await Promise.all(Array.from({ length: 4 }, () => save(me, { avatar: aPicture() })));
    const { avatar } = (await me.api.GET("/user/me")).data ?? {};
    const rows = await server.db.selectFrom("files").select(["name", "state"]).where("owner_id", "=", me.id).execute();
    expect(rows).toEqual([{ name: avatar, state: "kept" }]);
  });
});
