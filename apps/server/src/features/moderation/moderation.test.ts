import { beforeEach, describe, expect, it } from "vitest";
import { call } from "../../../test/call";
import { post } from "../../../test/feed";
import { memberFor } from "../../../test/members";
import { signIn } from "../../../test/people";
import { aPicture } from "../../../test/uploads";
import { testServer } from "../../../test/test-server";
import type { LiveEvent } from "../../platform/live/events";
import { runCommand } from "./command-runner";

const server = testServer();
const author = memberFor(beforeEach, server, "recruiter", { firstname: "Karim", lastname: "Benali" });
const reader = memberFor(beforeEach, server, "applicant");

/** Runs a command line as the tool does; returns its answer and the published events. */
async function admin(...line: string[]) {
  const published: [number, LiveEvent][] = [];
  const broker = {
    ...server.broker,
    publish: (id: number, event: LiveEvent) => {
      published.push([id, event]);
      return server.broker.publish(id, event);
    },
  };
  const { db, clock, outbox } = server;
  const services = { db, clock, outbox, broker, config: { publicUrl: undefined } };
  return { answer: await runCommand(services, { line, operator: "root" }), published };
}

const adminActs = (accountId: number) =>
  server.db
    .selectFrom("audit_events")
    .select("details")
    .where("event", "=", "admin_act")
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();

it("reports are listed while open, shown with the reported content, and resolved once with a note", async () => {
  const { id } = await post(author, "Gagnez vite.");
  await reader.send("POST", "/reports", { kind: "post", targetId: id, reason: "fraud", text: "Faux" });
  const listed = { kind: "post", target: id, reason: "fraud", reported: author.username, reporter: reader.username };
  const { answer } = await admin("reports");
  expect(answer).toMatchObject([listed]);
  const report = String(Object(answer)[0].id);
  const shown = { ...listed, text: "Faux", note: null, snapshot: { text: "Gagnez vite.", owner: { id: author.id } } };
  expect((await admin("report", report)).answer).toMatchObject(shown);
  await expect(admin("resolve", report)).rejects.toThrow("--note");
  await admin("resolve", report, "--note", "Masqué");
  expect((await admin("reports")).answer).toEqual([]);
  expect((await admin("reports", "--all")).answer).toMatchObject([{ ...listed, resolved: expect.any(Date) }]);
  await expect(admin("resolve", report, "--note", "Encore")).rejects.toThrow("no open report");
  expect((await adminActs(author.id)).map(({ details }) => details)).toEqual([
    { report: Number(report), command: "report", operator: "root" },
    { report: Number(report), command: "resolve", operator: "root" },
  ]);
});

it("the picture of a hidden post is invisible too", async () => {
  const { id, file } = await post(author, "Regardez.", aPicture());
  const opens = async () => (await fetch(new URL(String(file), server.url))).status;
  expect(await opens()).toBe(200);
  await admin("hide", "post", String(id));
  expect(await opens()).toBe(404);
  const owned: string[] = [];
  for await (const { name, bytes } of server.files.ownedBy(author.id)) {
    owned.push(`/files/${name}`);
    bytes.destroy();
  }
  expect(owned).toEqual([file]);
  await admin("restore", "post", String(id));
  expect(await opens()).toBe(200);
});

describe("a suspended person", () => {
  it("is logged out at once, gets the reason by mail in their language, and cannot log in until restored", async () => {
    const person = await signIn(server);
    const { id } = Object((await call(server.url, "GET", "/user/me", { token: person.token })).body);
    await server.db.updateTable("users").set({ language: "fr" }).where("id", "=", id).execute();
    const { published } = await admin("suspend", person.email, "--reason", "Fausses offres répétées.");
    expect(published).toEqual([[id, { kind: "session-ended", sessionId: expect.any(Number) }]]);
    expect((await call(server.url, "GET", "/user/me", { token: person.token })).status).toBe(401);
    const login = () =>
      call(server.url, "POST", "/user/login", { body: { email: person.email, password: person.password } });
    expect(await login()).toMatchObject({ status: 403, body: { code: "account_suspended" } });
    const mail = (await server.sentTo(person.email)).at(-1);
    expect(mail?.subject).toBe("Votre compte Passerelle est suspendu");
    expect(mail?.body).toContain("Fausses offres répétées.");
    await admin("restore", "person", person.email);
    expect((await login()).status).toBe(200);
    expect((await server.sentTo(person.email)).at(-1)?.subject).toBe("Votre compte Passerelle est rétabli");
    const acts = await adminActs(id);
    expect(acts.map(({ details }) => details["command"])).toEqual(["suspend", "restore"]);
  });

  it("cannot use a session that was opened meanwhile", async () => {
    await server.db.updateTable("users").set({ suspended_at: new Date() }).where("id", "=", reader.id).execute();
    expect((await reader.send("GET", "/user/me")).status).toBe(401);
  });
});

it("ends all sessions of a person", async () => {
  expect((await admin("end-sessions", reader.username)).answer).toMatchObject({ sessions: 1 });
  expect((await reader.send("GET", "/user/me")).status).toBe(401);
});

it("takes digits as a username, not as an account's id", async () => {
  await server.db
    .updateTable("users")
    .set({ username: `00${author.id}` })
    .where("id", "=", reader.id)
    .execute();
  await admin("end-sessions", `00${author.id}`);
  expect((await reader.send("GET", "/user/me")).status).toBe(401);
  expect((await author.send("GET", "/user/me")).status).toBe(200);
  await expect(admin("end-sessions", String(author.id))).rejects.toThrow("no account");
  await admin("end-sessions", `id:${author.id}`);
  expect((await author.send("GET", "/user/me")).status).toBe(401);
});

it("shows the audit log by account, event and date, page by page", async () => {
  for (const _ of [1, 2, 3]) await admin("end-sessions", reader.username);
  const audit = async (...more: string[]) =>
    Object((await admin("audit", "--account", reader.username, ...more)).answer);
  const newest = await audit("--event", "admin_act", "--limit", "2");
  const ended = { event: "admin_act", account: reader.id, details: { command: "end-sessions", operator: "root" } };
  expect(newest).toMatchObject([ended, ended]);
  const older = await audit("--event", "admin_act", "--before", String(newest[1].id));
  expect(older).toMatchObject([ended]);
  expect(await audit("--since", "2100-01-01")).toEqual([]);
  expect(await audit("--event", "login")).toEqual([]);
});

it.each([
  [["nothing"], "no command"],
  [["hide", "message", "1"], "can be hidden"],
  [["hide", "post", "x"], "whole number"],
  [["hide", "post"], "Usage"],
  [["suspend", "nobody-at-all", "--reason", "x"], "no account"],
  [["reports", "--reason", "x"], "knows no --reason"],
  [["audit", "--since", "hier"], "must be a date"],
  [["audit", "--event", "bogus"], 'no event "bogus"'],
])("refuses %j", async (line, why) => await expect(admin(...line)).rejects.toThrow(why));
