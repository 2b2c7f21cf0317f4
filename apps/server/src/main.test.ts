/** @module-tag release */
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { call } from "../test/call";
import { type Installation, testInstallation } from "../test/installation";
import { aPerson } from "../test/people";

const installation = testInstallation({ neverStarted: true });
const run: Installation["run"] = (env) => installation.run(env);
const started: Installation["started"] = (env) => installation.started(env);

const mailTo = (email: string) => {
  const folder = join(installation.dataDir, "mail");
  const name = readdirSync(folder).find((one) => one.includes(email));
  return name === undefined ? "" : readFileSync(join(folder, name), "utf8");
};

/** The files of the data folder that other users of the machine can read or change. */
const openToOthers = () =>
  readdirSync(installation.dataDir, { recursive: true, encoding: "utf8" }).filter(
    (path) => statSync(join(installation.dataDir, path)).mode & 0o077,
  );

// Covers the start of two servers.
const patience = 120_000;

it(
  "keeps all confirmed data when it is killed, and starts again",
  async () => {
    const person = aPerson();
    const first = await started();
    expect((await call(first.url, "POST", "/user/register", { body: person })).status).toBe(201);
    const [, otp = ""] = await first.server.waitForOutput(/\| (\d{6})\n/);
    expect(mailTo(person.email)).toContain(otp);
    const verified = await call(first.url, "POST", "/user/verify-email", { body: { email: person.email, otp } });
    expect(verified.status).toBe(200);
    await first.server.kill("SIGKILL");
    const hashes = await installation.fill((db) => db.selectFrom("users").select("password_hash").execute());
    // No setting lowers the cost of guessing a stolen password.
    expect(hashes).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }]);
    const second = await started();
    expect(openToOthers()).toEqual([]);
    const { token } = Object(verified.body);
    expect((await call(second.url, "GET", "/user/me", { token })).body).toMatchObject({ email: person.email });
    expect(await second.server.kill("SIGTERM")).toBe(0);
  },
  patience,
);

it("stops at once, even with open connections", async () => {
  const { server, url } = await started();
  expect((await call(url, "GET", "/user/me")).status).toBe(401);
  const before = Date.now();
  expect(await server.kill("SIGINT")).toBe(0);
  // Takes about a second; the limit allows for a busy machine, and is below the five seconds of a forced stop.
  expect(Date.now() - before).toBeLessThan(4_500);
  expect(server.output()).toMatch(/"msg":"listening at http:.*"signal":"SIGINT","msg":"stopping".*"msg":"stopped"/s);
});

/** Sends the first half of a login; `finish` sends the rest and resolves with the answer. */
async function halfALogin(url: string) {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ email: "nobody@passerelle.example", password: "not the password" });
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (text) => (answer += String(text)));
  socket.on("error", () => undefined);
  await once(socket, "connect");
  socket.write(`POST /user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`);
  socket.write(`content-length: ${body.length}\r\n\r\n${body.slice(0, 9)}`);
  const finish = async () => {
    const closed = once(socket, "close");
    socket.write(body.slice(9));
    await closed;
    return answer;
  };
  return { finish };
}

it("answers twenty slow requests before it stops", async () => {
  const { server, url } = await started();
  const slow = await Promise.all(Array.from({ length: 20 }, () => halfALogin(url)));
  // Ensures that all of them have begun.
  await call(url, "GET", "/user/me");
  server.process.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 500));
  const answers = await Promise.all(slow.map(({ finish }) => finish()));
  expect(answers.map((answer) => answer.slice(0, 9))).toEqual(slow.map(() => "HTTP/1.1 "));
  expect(await server.ended).toBe(0);
});

it("removes uploads that a killed process has left behind", async () => {
  const folder = join(installation.dataDir, "uploads");
  const uploads = () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("left-behind"));
  const first = await started();
  const [own = ""] = readdirSync(folder).filter((name) => !name.endsWith(".lock"));
  writeFileSync(join(folder, own, "left-behind"), "%PDF-1.7");
  writeFileSync(join(folder, "left-behind"), "%PDF-1.7");
  await first.server.kill("SIGKILL");
  expect(uploads()).toHaveLength(2);
  const { server } = await started();
  expect(uploads()).toEqual([]);
  await server.kill("SIGTERM");
});

it(
  "refuses a data folder that another process uses",
  async () => {
    const { server } = await started({ DATABASE_URL: "" });
    const second = run({ DATABASE_URL: "" });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by another Passerelle (process ${server.process.pid})`);
    expect(second.output()).not.toMatch(/^\s+at /m);
    await server.kill("SIGTERM");
  },
  patience,
);

it("names the port that is taken and how to choose another", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, "127.0.0.1", () => {
      const address = other.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const child = run({ PORT: String(port) });
  expect(await child.ended).toBe(1);
  expect(child.output()).toContain(`Port ${port} is in use by another program.`);
  expect(child.output()).toContain("Set PORT to another one.");
  expect(child.output()).not.toMatch(/^\s+at /m);
  const figures = run({ METRICS_PORT: String(port) });
  expect(await figures.ended).toBe(1);
  expect(figures.output()).toContain("Set METRICS_PORT to another one.");
  // The server did not log that it is listening.
  expect(figures.output()).not.toContain("listening");
  other.close();
});

it("does not start without a folder for files", async () => {
  const dataDir = join(installation.dataDir, "other");
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, "files"), "");
  const child = run({ DATA_DIR: dataDir });
  expect(await child.ended).toBe(1);
  expect(child.output()).toContain(`${join(dataDir, "files")} is not a folder. Choose another place.`);
});

it("names the invalid setting", async () => {
  const child = run({ PORT: "http", DATABASE_URL: "mysql://root:secret@localhost" });
  expect(await child.ended).toBe(1);
  expect(child.output()).toContain("PORT must be a whole number");
  expect(child.output()).toContain("DATABASE_URL must be an address that starts with postgres:");
  expect(child.output()).not.toContain("secret");
});
