/** @module-tag release */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createStrictApi, form } from "@passerelle/api";
import { expect, it } from "vitest";
import { sendDigests } from "../../src/features/notifications";
import { call } from "../call";
import { comment, post } from "../feed";
import { open } from "../live";
import { aMember } from "../members";
import { aPerson } from "../people";
import { carry } from "../secret-carriers";
import { publicUrl } from "../target";
import { testServer } from "../test-server";
import { aPdf } from "../uploads";

const server = testServer({ publicUrl, logLevel: "trace" });

const send = (method: string, path: string, body?: unknown, token?: string) =>
  call(server.url, method, path, { ...(body !== undefined && { body }), ...(token !== undefined && { token }) });
const fieldOf = (answer: { body: unknown }, ...steps: string[]): string =>
  String(steps.reduce<unknown>((value, step) => Object(value)[step], answer.body));
const lastMail = async (email: string, pattern: RegExp) =>
  pattern.exec((await server.sentTo(email)).at(-1)?.body ?? "")?.[1] ?? "";
const aPassword = () => `passe ${randomUUID()}`;

async function connect(query: string): Promise<void> {
  const { socket } = open(server, query);
  await once(socket, "open").catch(() => undefined);
  socket.terminate();
}

/** Registers, and logs in in every possible way. */
async function registerAndLogIn(secrets: string[]) {
  const person = aPerson({ password: aPassword() });
  const { email, password } = person;
  const registrationId = fieldOf(await send("POST", "/user/register", person), "registrationId");
  const otp = await server.readOtp(email);
  const wrongOtp = otp === "735219" ? "735218" : "735219";
  await send("POST", "/user/verify-email", { email, otp: wrongOtp, registrationId });
  const verified = fieldOf(await send("POST", "/user/verify-email", { email, otp, registrationId }), "token");
  await send("POST", "/user/verify-email", { email, otp, registrationId });
  const wrong = aPassword();
  await send("POST", "/user/login", { email, password: wrong });
  await send("POST", "/user/login", `{"email":"${email}","password":"${password}"`);
  const token = fieldOf(await send("POST", "/user/login", { email, password }), "token");
  await send("POST", "/user/logout", undefined, verified);
  await send("GET", "/user/me", undefined, verified);
  secrets.push(password, otp, wrongOtp, verified, wrong, token);
  return { email, password, token };
}

/** Changes the password and the address, and undoes both with mailed codes. */
async function changeAndTakeBack(person: { email: string; password: string; token: string }, secrets: string[]) {
  const [second, third, fourth] = [aPassword(), aPassword(), aPassword()];
  const { email, token } = person;
  await send("POST", "/user/password", { currentPassword: person.password, password: second }, token);
  await send("POST", "/user/forgot-password", { email });
  const reset = await lastMail(email, /\b((?:[0-9A-Z]{4}-){2}[0-9A-Z]{4})\b/);
  await send("POST", "/user/reset-password", { code: "AAAA-BBBB-CCCC", password: third });
  await send("POST", "/user/reset-password", { code: reset, password: third });
  await send("GET", `/reset-password?code=${reset}`);
  const renewed = fieldOf(await send("POST", "/user/login", { email, password: third }), "token");
  const api = createStrictApi({ baseUrl: server.url, getToken: () => renewed });
  const moved = aPerson().email;
  await api.PATCH("/user/update", form({ email: moved, currentPassword: third }));
  const confirmation = await server.readOtp(moved);
  await send("POST", "/user/confirm-email", { code: confirmation }, renewed);
  const undo = await lastMail(email, /undo-email#(\S+)/);
  await send("POST", "/user/undo-email", { code: undo, password: fourth });
  await send("POST", "/user/undo-email", { code: undo, password: fourth });
  secrets.push(second, third, fourth, reset, renewed, confirmation, undo);
  const last = fieldOf(await send("POST", "/user/login", { email, password: fourth }), "token");
  secrets.push(last);
  return { email, password: fourth, token: last };
}

async function followLinks(person: { email: string; password: string; token: string }, secrets: string[]) {
  const { email, password, token } = person;
  const api = createStrictApi({ baseUrl: server.url, getToken: () => token });
  const exported = fieldOf(await send("POST", "/user/export", { currentPassword: password }, token), "data", "url");
  for (const path of [exported, exported, `/api${exported}`]) await send("GET", path);
  const { data } = await api.PATCH("/applicant", form({ resume: aPdf() }));
  const resume = data?.data.resumeUrl ?? "";
  for (const method of ["HEAD", "GET"]) await send(method, resume);
  await send("GET", `${resume}x`);
  const ticket = fieldOf(await send("POST", "/ws/ticket", undefined, token), "ticket");
  const spare = fieldOf(await send("POST", "/ws/ticket", undefined, token), "ticket");
  for (const query of [`?ticket=${ticket}`, `?ticket=${ticket}`, `?token=${token}`]) await connect(query);
  await send("GET", `/ws/connect?ticket=${spare}`);
  await send("PATCH", "/user/notification-settings", { postComments: "mail" }, token);
  const me = { ...(await aMember(server, "applicant")), token, api };
  await comment(await aMember(server, "recruiter"), (await post(me)).id);
  await sendDigests({ ...server, config: { publicUrl } });
  const unsubscribe = await lastMail(email, /unsubscribe\?code=([\w-]+)/);
  for (let times = 0; times < 2; times += 1) await send("POST", `/unsubscribe?code=${unsubscribe}`);
  const [code, signature] = [/code=(.*)/.exec(exported)?.[1] ?? "", /signature=(.*)/.exec(resume)?.[1] ?? ""];
  secrets.push(code, signature, ticket, spare, unsubscribe);
  return { ticket: spare, unsubscribe, resume, exported };
}

/** Runs `act` while the database lacks a table. */
async function without(
  table: "sessions" | "password_resets" | "live_tickets" | "exports" | "email_codes" | "secrets",
  act: () => Promise<unknown>,
) {
  await server.db.schema.alterTable(table).renameTo(`${table}_away`).execute();
  try {
    await act();
  } finally {
    await server.db.schema.alterTable(`${table}_away`).renameTo(table).execute();
  }
}

it("logs no secrets of people's calls, nor of failures in the server (D-260)", async () => {
  const secrets: string[] = [];
  const person = await changeAndTakeBack(await registerAndLogIn(secrets), secrets);
  const links = await followLinks(person, secrets);
  const { email, password, token } = person;
  await without("sessions", async () => {
    await send("POST", "/user/login", { email, password });
    await connect(`?token=${token}`);
  });
  await without("live_tickets", () => connect(`?ticket=${links.ticket}`));
  await without("exports", () => send("GET", links.exported));
  await without("password_resets", () => send("POST", "/user/reset-password", { code: "AAAA-BBBB-CCCC", password }));

  const log = server.log.join("");
  // Checks that the log is not empty, so that the search for secrets is meaningful.
  for (const status of [200, 201, 400, 401, 404, 426, 500]) expect(log).toContain(`"status":${status}`);
  for (const path of ["/exports", "/resumes/", "/unsubscribe", "/reset-password", "/ws/ticket", "/user/undo-email"])
    expect(log).toContain(`"path":"${path}`);
  expect(log).toContain("a live handshake failed");
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});

it("logs no secrets from unusual places of a request or from interrupted ones (D-260)", async () => {
  const secret = randomUUID();
  await carry(server.url, secret, 4_000);
  const lines = server.log.join("").split("\n");
  expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  for (const path of ["/nowhere", "/reset-password", "/undo-email"])
    expect(lines.filter((line) => line.includes(`"path":"${path}"`))).not.toEqual([]);
});
