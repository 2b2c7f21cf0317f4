import { expect, it } from "vitest";
import { call } from "../../../test/call";
import { aPerson } from "../../../test/people";
import { testServer } from "../../../test/test-server";

const server = testServer();

const post = (path: string, body: object, token?: string) =>
  call(server.url, "POST", path, { body, ...(token !== undefined && { token }) });

it("records events of an account and their networks, and never a secret", async () => {
  const { db } = server;
  const person = aPerson();
  const { email, password } = person;
  await post("/user/register", person);
  const otp = await server.readOtp(email);
  await post("/user/verify-email", { email, otp: otp === "111111" ? "222222" : "111111" });
  await post("/user/verify-email", { email, otp });
  await post("/user/login", { email, password: "not the password" });
  const { token } = Object((await post("/user/login", { email, password })).body);
  const another = "Another-password-2026";
  await post("/user/password", { currentPassword: "wrong password", password: another }, token);
  await post("/user/password", { currentPassword: password, password: another }, token);
  await post("/user/logout", {}, token);
  await post("/user/forgot-password", { email });
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await server.sentTo(email)).at(-1)?.body ?? "")?.[0] ?? "";
  await post("/user/reset-password", { code: "AAAA-AAAA-AAAA", password });
  await post("/user/reset-password", { code, password });
  await post("/user/login", { email: "nobody@passerelle.example", password });

  const rows = await db.selectFrom("audit_events").selectAll().orderBy("id").execute();
  const id = rows[0]?.account_id;
  expect(rows.map(({ event, account_id }) => [event, account_id])).toEqual([
    ["code_sent", id],
    ["registered", id],
    ["code_failed", id],
    ["email_verified", id],
    ["login_failed", id],
    ["login", id],
    ["password_check_failed", id],
    ["password_changed", id],
    ["logout", id],
    ["password_reset_requested", id],
    ["password_reset_failed", null],
    ["password_reset", id],
    ["login_failed", null],
  ]);
  expect(id).toEqual(expect.any(Number));
  expect(new Set(rows.map(({ network_address }) => network_address))).toEqual(new Set(["127.0.0.1"]));
  const written = JSON.stringify(rows);
  for (const secret of [email, password, another, otp, code, token]) expect(written).not.toContain(secret);
});
