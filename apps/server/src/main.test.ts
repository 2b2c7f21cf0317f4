import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../test/call";
import { anInstallation, type Installation } from "../test/installation";
import { aPerson } from "../test/people";

let installation: Installation;
beforeAll(async () => {
  installation = await anInstallation();
});
afterAll(() => installation.remove());
const run: Installation["run"] = (env) => installation.run(env);
const started: Installation["started"] = (env) => installation.started(env);

const mailTo = (email: string) => {
  const folder = join(installation.dataDir, "mail");
  const name = readdirSync(folder).find((one) => one.includes(email));
  return name === undefined ? "" : readFileSync(join(folder, name), "utf8");
};

/** What in the data folder somebody else on the machine can read or change. */
const openToOthers = () =>
  readdirSync(installation.dataDir, { recursive: true, encoding: "utf8" }).filter(
    (path) => statSync(join(installation.dataDir, path)).mode & 0o077,
  );

// Starts two servers.
const patience = 120_000;

it(
  "loses nothing that it confirmed when it is killed, and starts again",
  async () => {
    const person = aPerson();
    const first = await started();
    expect((await call(first.url, "POST", "/user/register", { body: person })).status).toBe(201);
    const [, otp = ""] = await first.server.waitForOutput(/verification code is (\d{6})/);
    expect(mailTo(person.email)).toContain(otp);
    const verified = await call(first.url, "POST", "/user/verify-email", { body: { email: person.email, otp } });
    expect(verified.status).toBe(200);
    await first.server.kill("SIGKILL");
    const second = await started();
    expect(openToOthers()).toEqual([]);
    const { token } = Object(verified.body);
    expect((await call(second.url, "GET", "/user/me", { token })).body).toMatchObject({ email: person.email });
    expect(await second.server.kill("SIGTERM")).toBe(0);
  },
  patience,
);

it("stops at once, also with open connections", async () => {
  const { server, url } = await started();
  expect((await call(url, "GET", "/user/me")).status).toBe(401);
  const before = Date.now();
  expect(await server.kill("SIGINT")).toBe(0);
  // Takes about a second; the limit allows for a busy machine, and is below the five seconds of a forced stop.
  expect(Date.now() - before).toBeLessThan(4_500);
});

it(
  "refuses a data folder that another process works on",
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
  expect(child.output()).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

it("names the invalid setting", async () => {
  const child = run({ PORT: "http", DATABASE_URL: "mysql://root:secret@localhost" });
  expect(await child.ended).toBe(1);
  expect(child.output()).toContain("PORT must be a whole number");
  expect(child.output()).toContain("DATABASE_URL must be an address that starts with postgres:");
  expect(child.output()).not.toContain("secret");
});
