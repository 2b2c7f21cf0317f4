import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { once } from "node:events";
import { call } from "../../test/call";
import { aPerson } from "../../test/people";
import { testServer } from "../../test/test-server";
import { createLog } from "./log";

const server = testServer();

it("contains no password, code, token or query after a full user journey (D-155)", async () => {
  const person = aPerson();
  const { email, password } = person;
  await call(server.url, "POST", "/user/register", { body: person });
  const otp = await server.readOtp(email);
  const wrong = otp === "123456" ? "654321" : "123456";
  await call(server.url, "POST", "/user/verify-email", { body: { email, otp: wrong } });
  const { body } = await call(server.url, "POST", "/user/verify-email", { body: { email, otp } });
  const token = String(Object(body).token);
  await call(server.url, "POST", "/user/login", { body: { email, password: "pas-le-bon-mot" } });
  await call(server.url, "POST", "/user/login", { body: `{"password":"${password}"` });
  await call(server.url, "GET", `/user/me?token=${token}`, { token });
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/connect?token=${token}`);
  await once(socket, "open");
  socket.close();
  await call(server.url, "GET", `/ws/connect?token=${token}`);
  await call(server.url, "POST", "/user/logout", { token });

  const log = server.log.join("");
  expect(log).toContain('"path":"/user/me"');
  for (const secret of [password, "pas-le-bon-mot", otp, wrong, token, email, "token="])
    expect(log).not.toContain(secret);
});

it("redacts secrets that are logged by mistake", () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  log.info({ token: "t0k3n", user: { password: "pa55" }, mail: { body: "123456" } }, "oops");
  expect(lines.join("")).not.toMatch(/t0k3n|pa55|123456/);
});

it("omits queries from messages that contain URLs, such as those of Fastify (D-260)", () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  log.warn('Reply was already sent in the "/exports?code=c0d3" (GET) route? No.');
  log.warn({ req: { url: "/ws/connect?ticket=t1ck3t" }, err: new Error("GET /resumes/a.pdf?signature=51gn") });
  expect(lines.join("")).not.toMatch(/c0d3|t1ck3t|51gn/);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'Reply was already sent in the "/exports?[query]" (GET) route? No.' },
    { req: { url: "/ws/connect?[query]" }, err: { message: "GET /resumes/a.pdf?[query]" } },
  ]);
});

it("logs an error with its stack, but without database rows", () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  const fault = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(jeanne@exemple.fr)" });
  log.error({ err: fault }, "request failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { message: "duplicate key", code: "23505" } });
  expect(lines[0]).toContain("log.test.ts");
  expect(lines[0]).not.toContain("jeanne");
});
