import { createStrictApi, form } from "@passerelle/api";
import { expect, it } from "vitest";
import { call } from "../../../test/call";
import { signIn } from "../../../test/people";
import { testServer } from "../../../test/test-server";
import { aPdf, aPicture } from "../../../test/uploads";

const server = testServer();

/** Signs in a person with a picture and a resume; returns the files' names. */
async function aUserWithFiles() {
  const person = await signIn(server);
  const api = createStrictApi({ baseUrl: server.url, getToken: () => person.token });
  await api.PATCH("/user/update", form({ avatar: aPicture() }));
  await api.PATCH("/applicant", form({ resume: aPdf() }));
  const { id } = (await api.GET("/user/me")).data ?? { id: 0 };
  const rows = await server.db.selectFrom("files").select("name").where("owner_id", "=", id).execute();
  expect(rows).toHaveLength(2);
  const end = () =>
    call(server.url, "POST", "/user/delete", { token: person.token, body: { currentPassword: person.password } });
  return { ...person, id, files: rows.map(({ name }) => name), end };
}

/** The files that are still in the store or in its table. */
async function left(files: readonly string[]) {
  const rows = await server.db.selectFrom("files").select("name").execute();
  const kept: string[] = [];
  for (const name of files)
    if ((await server.store.get(name)) !== undefined || rows.some((row) => row.name === name)) kept.push(name);
  return kept;
}

it("removes the files from the store at once, mails a farewell, and records the deletion", async () => {
  const { id, email, files, end } = await aUserWithFiles();
  expect((await end()).status).toBe(200);
  expect(await left(files)).toEqual([]);
  expect((await server.sentTo(email)).at(-1)).toMatchObject({ subject: "Your Passerelle account has been deleted" });
  const events = await server.db.selectFrom("audit_events").select("event").where("account_id", "=", id).execute();
  expect(events.map(({ event }) => event)).toContain("account_deleted");
});

it("leaves no row of the account in any table but the audit log", async () => {
  const { id, end } = await aUserWithFiles();
  const kept = { id: 1, applicant_id: id, offer_id: 1, offer: "{}", message: "" };
  await server.db
    .insertInto("kept_applications")
    .values({ ...kept, created_at: new Date(), decision_message: "" })
    .execute();
  expect((await end()).status).toBe(200);
  for (const table of ["sessions", "email_codes", "applicant_profiles", "former_usernames", "creations"] as const)
    expect(await server.db.selectFrom(table).selectAll().where("user_id", "=", id).execute()).toEqual([]);
  expect(await server.db.selectFrom("kept_applications").select("id").where("id", "=", 1).execute()).toEqual([]);
  expect(await server.db.selectFrom("users").select("id").where("id", "=", id).execute()).toEqual([]);
});

it("is finished at the next start when the process was killed before the files were removed", async () => {
  const { files, end } = await aUserWithFiles();
  // Simulates a kill right after the commit: no cleanup runs.
  const forCall = server.files.forCall.bind(server.files);
  server.files.forCall = (owner) => ({ ...forCall(owner), cleanup: async () => undefined });
  expect((await end()).status).toBe(200);
  server.files.forCall = forCall;
  expect(await left(files)).toEqual(files);
  await server.files.cleanup();
  expect(await left(files)).toEqual([]);
});

it("deletes all or nothing when it fails halfway", async () => {
  const { id, files, end, token } = await aUserWithFiles();
  const forCall = server.files.forCall.bind(server.files);
  server.files.forCall = (owner) => ({
    ...forCall(owner),
    dropAll: async () => {
      throw new Error("killed");
    },
  });
  expect((await end()).status).toBe(500);
  server.files.forCall = forCall;
  expect(await left(files)).toEqual(files);
  expect((await call(server.url, "GET", "/user/me", { token })).body).toMatchObject({ id });
  expect((await end()).status).toBe(200);
  expect(await left(files)).toEqual([]);
});
