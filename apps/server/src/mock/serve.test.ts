/** @module-tag release */
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import type { Schemas } from "@passerelle/api";
import { cast, demoPassword } from "@passerelle/domain/cast";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { serveMock, type ServedMock } from "./serve";

const pages = "http://localhost:5173";
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`passerelle-mock-${process.pid}-`));

let mock: ServedMock;
beforeAll(async () => {
  mock = await serveMock({ port: 0, host: "127.0.0.1", pages });
});
afterAll(() => mock.close());

const post = (path: string, body?: object) =>
  fetch(`${mock.url}${path}`, {
    method: "POST",
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });

const logIn = async (): Promise<Schemas["Session"]> =>
  JSON.parse(await (await post("/user/login", { email: cast.jeanne.email, password: demoPassword })).text());

describe("pages of other origins", () => {
  const headers = { Origin: "https://client.example" };

  it.each([
    ["/user/me", 401],
    ["/api/user/me", 401],
    ["/nothing", 404],
    ["/%zz", 400],
  ])("can read the answer of %s", async (path, status) => {
    const answer = await fetch(mock.url + path, { headers });
    expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([status, "*"]);
    expect(answer.headers.get("Access-Control-Expose-Headers")).toBe("*");
  });

  it("may send a token and JSON", async () => {
    const asked = { "Access-Control-Request-Method": "PATCH", "Access-Control-Request-Headers": "authorization" };
    const answer = await fetch(`${mock.url}/user/me`, { method: "OPTIONS", headers: { ...headers, ...asked } });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Allow-Headers")).toBe("authorization");
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("PATCH");
  });

  it("may open the live channel only if they are the client's own", async () => {
    const { token } = await logIn();
    const open = (origin: string) =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${mock.url.replace("http", "ws")}/ws/connect?token=${token}`, { origin });
        socket
          .once("open", () => resolve("open"))
          .once("unexpected-response", (_, { statusCode }) => resolve(statusCode));
        socket.once("open", () => socket.close());
      });
    expect(await open(pages)).toBe("open");
    expect(await open(headers.Origin)).toBe(403);
  });
});

const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(mock.url + path, { method, headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe("HTTP, as on the server itself", () => {
  it("answers HEAD as GET, without a body, and names the methods of a path in Allow", async () => {
    const headers = { Authorization: `Bearer ${(await logIn()).token}` };
    const [head, get] = [await ask("HEAD", "/user/me", headers), await ask("GET", "/user/me", headers)];
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const name of ["Content-Type", "ETag", "Cache-Control"])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    const wrong = await ask("HEAD", "/user/login");
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "POST"]);
  });

  it.each(["/%zz", "/people/%E0%A4%A", "/api/people/%"])("answers the bad escape of %s with 400", async (path) => {
    expect(await ask("GET", path)).toMatchObject({ status: 400, text: expect.stringContaining('"error"') });
  });

  it("answers OPTIONS that is no preflight with 405 and Allow", async () => {
    const answer = await ask("OPTIONS", "/user/me");
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("lets nothing store an answer for one person, and a public one for a time", async () => {
    const headers = { Authorization: `Bearer ${(await logIn()).token}` };
    expect((await ask("GET", "/user/me", headers)).headers.get("Cache-Control")).toBe("private, no-cache");
    expect((await ask("GET", "/public/offers")).headers.get("Cache-Control")).toBe("public, no-cache");
  });

  it("does not merge double slashes", async () => {
    for (const path of ["//user/me", "/user//me", "/api//user/me"])
      expect([path, (await ask("GET", path)).status]).toEqual([path, 404]);
  });
});

describe("the addresses for tests", () => {
  const email = "Camille.Durand@exemple.fr";
  const read = (what: string, address = email) =>
    fetch(`${mock.url}/mock/${what}?email=${encodeURIComponent(address)}`, { headers: { Accept: "text/html" } });

  it("return the code and the mails of an address, ignoring case", async () => {
    expect((await read("code")).status).toBe(404);
    const names = { firstname: "Camille", lastname: "Durand", username: "camille.durand" };
    const password = "Un-mot-de-passe-2026";
    const person = { ...names, email, password, birthdate: "1994-05-12", role: "applicant" };
    expect((await post("/user/register", person)).status).toBe(201);
    const code = await (await read("code", email.toLowerCase())).text();
    expect(code).toMatch(/^\d{6}$/);
    expect(await (await read("mails")).text()).toContain(code);
    expect((await post("/user/verify-email", { email, otp: code })).status).toBe(200);
  });

  it("move the clock forward, past a wait, and back", async () => {
    const forgotten = { email: cast.claire.email };
    expect((await post("/user/forgot-password", forgotten)).status).toBe(200);
    expect((await post("/user/forgot-password", forgotten)).status).toBe(429);
    expect((await post("/mock/clock?add=120")).status).toBe(204);
    expect((await post("/user/forgot-password", forgotten)).status).toBe(200);
    expect((await post("/mock/clock?add=-120")).status).toBe(204);
  });
});

it("rejects when its port is taken, and leaves no files behind, even after closing", async () => {
  const port = Number(new URL(mock.url).port);
  expect(folders()).toHaveLength(1);
  await expect(serveMock({ port, host: "127.0.0.1" })).rejects.toThrow("EADDRINUSE");
  expect(folders()).toHaveLength(1);
  await mock.close();
  expect(folders()).toEqual([]);
});
