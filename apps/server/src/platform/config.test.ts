import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { ConfigError, readConfig } from "./config";

it("needs no environment variables", () => {
  const config = readConfig({}, []);
  expect(config).toMatchObject({ port: 3000, host: "127.0.0.1", logLevel: "info", trustProxy: false, demo: "none" });
  expect(config.databaseUrl).toBeUndefined();
  expect(config.smtpUrl).toBeUndefined();
  expect(existsSync(resolve(config.dataDir, "../openapi.yaml"))).toBe(true);
  expect(existsSync(resolve(config.webDist, "../index.html"))).toBe(true);
});

it("uses its own address in mails if it is private and has no mail server", () => {
  expect(readConfig({}, []).publicUrl).toBe("http://127.0.0.1:3000");
  expect(readConfig({ HOST: "::1", PORT: "80" }, []).publicUrl).toBe("http://[::1]:80");
  for (const elsewhere of [{ HOST: "0.0.0.0" }, { SMTP_URL: "smtp://mail.example" }, { DATABASE_URL: "postgres://db" }])
    expect(readConfig(elsewhere, []).publicUrl).toBeUndefined();
});

it("reads the operator's name, with a valid e-mail address", () => {
  expect(readConfig({}, []).operator).toEqual({ name: undefined, email: undefined });
  const env = { OPERATOR_NAME: "Association Passerelle", OPERATOR_EMAIL: "contact@passerelle.example" };
  expect(readConfig(env, []).operator).toEqual({ name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL });
  expect(() => readConfig({ OPERATOR_EMAIL: "https://passerelle.example" }, [])).toThrow("OPERATOR_EMAIL");
});

it("treats empty values as absent", () =>
  expect(readConfig({ PORT: "", DATABASE_URL: " ", HOST: "" }, [])).toMatchObject({ port: 3000, host: "127.0.0.1" }));

it("refuses an empty DATABASE_URL on a public server", () => {
  for (const open of [{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://passerelle.example" }])
    expect(() => readConfig({ ...open, DATABASE_URL: "" }, [])).toThrow("DATABASE_URL is empty: name a PostgreSQL");
});

it.each([
  ["DATABASE_URL", "postgres://u:p@ss/word@db/passerelle"],
  ["DATABASE_URL", "postgres://u:p@ss#1@db/passerelle"],
  ["DATABASE_URL", "postgres://u:p/word@db/passerelle"],
  ["SMTP_URL", "smtps://u:p?word@mail.example"],
])("explains how to encode characters of a password in %s: %s", (name, value) => {
  expect(() => readConfig({ [name]: value }, [])).toThrow(
    `${name} cannot be read as an address: check its port, and write signs in its password as codes`,
  );
});

it("reports an invalid port", () => {
  const env = { DATABASE_URL: "postgres://db", BROKER_URL: "redis://localhost:99999" };
  expect(() => readConfig(env, [])).toThrow("BROKER_URL cannot be read as an address: check its port");
});

it("reads all settings", () => {
  const config = readConfig(
    {
      PORT: "8080",
      DATABASE_URL: "postgres://u:p@db/passerelle",
      BROKER_URL: "rediss://:p@broker/1",
      SMTP_URL: "smtps://mail.example",
      PUBLIC_URL: "https://passerelle.example/",
      TRUST_PROXY: "10.0.0.0/8",
    },
    ["--demo"],
  );
  expect(config).toMatchObject({
    port: 8080,
    databaseUrl: "postgres://u:p@db/passerelle",
    brokerUrl: "rediss://:p@broker/1",
    smtpUrl: "smtps://mail.example",
    publicUrl: "https://passerelle.example",
    trustProxy: ["10.0.0.0/8"],
    demo: "none",
  });
});

it("reports all invalid settings at once, without showing a URL that may hold a password", () => {
  const wrong = { HOST: "0.0.0.0", PORT: "70000", LOG_LEVEL: "loud", DATABASE_URL: "mysql://u:secret@db" };
  let message = "";
  try {
    readConfig(wrong, []);
  } catch (error) {
    if (error instanceof ConfigError) message = error.message;
  }
  expect(message).toContain('PORT must be a whole number from 0 to 65535, not "70000".');
  expect(message).toContain("LOG_LEVEL must be one of trace, debug");
  expect(message).toContain("DATABASE_URL must be an address that starts with postgres:// or postgresql://.");
  expect(message).not.toContain("secret");
  expect(message).not.toContain("is empty");
});

it("accepts a broker only with a shared database", () => {
  expect(readConfig({ DATABASE_URL: "postgres://db" }, []).brokerUrl).toBeUndefined();
  expect(() => readConfig({ BROKER_URL: "redis://broker" }, [])).toThrow(
    "BROKER_URL joins servers that share a PostgreSQL: set DATABASE_URL as well.",
  );
});

it("serves metrics on the given port, by default on the loopback interface", () => {
  expect(readConfig({}, [])).toMatchObject({ metrics: undefined, drainSeconds: 0 });
  expect(readConfig({ METRICS_PORT: "9100", DRAIN_SECONDS: "5" }, [])).toMatchObject({
    metrics: { port: 9100, host: "127.0.0.1" },
    drainSeconds: 5,
  });
  expect(readConfig({ METRICS_PORT: "0", METRICS_HOST: "::" }, []).metrics).toEqual({ port: 0, host: "::" });
  expect(() => readConfig({ METRICS_PORT: "3000" }, [])).toThrow("METRICS_PORT must be another one than PORT.");
  expect(() => readConfig({ METRICS_PORT: "x" }, [])).toThrow("METRICS_PORT must be a whole number from 0 to 65535");
  expect(() => readConfig({ DRAIN_SECONDS: "61" }, [])).toThrow(
    'DRAIN_SECONDS must be a whole number from 0 to 60, not "61"',
  );
});

it("reads any setting from a file, as containers receive secrets", () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-secrets-"));
  const file = join(folder, "database-url");
  writeFileSync(file, "postgres://u:secret@db/passerelle\n");
  expect(readConfig({ DATABASE_URL_FILE: file }, []).databaseUrl).toBe("postgres://u:secret@db/passerelle");
  expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://db" }, [])).toThrow(
    "DATABASE_URL and DATABASE_URL_FILE are both set: keep one of them.",
  );
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, "none") }, [])).toThrow(
    "SMTP_URL_FILE must be the path of a file that the server may read.",
  );
  rmSync(folder, { recursive: true });
});

it("uses an S3-compatible store only with all of its settings", () => {
  const s3 = {
    S3_ENDPOINT: "https://s3.example/",
    S3_BUCKET: "files",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "hidden",
  };
  expect(readConfig({}, []).s3).toBeUndefined();
  expect(readConfig({ ...s3, S3_REGION: "eu-west-3" }, []).s3).toEqual({
    endpoint: "https://s3.example",
    bucket: "files",
    region: "eu-west-3",
    accessKeyId: "key",
    secretAccessKey: "hidden",
  });
  const half = () => readConfig({ ...s3, S3_BUCKET: "", S3_ACCESS_KEY_ID: "" }, []);
  expect(half).toThrow("S3_BUCKET, S3_ACCESS_KEY_ID");
  expect(half).not.toThrow("hidden");
});

it.each([
  ["2", 2],
  ["0", false],
  ["10.0.0.0/8, ::1,fd00::/8", ["10.0.0.0/8", "::1", "fd00::/8"]],
])("trusts proxies by their number or their addresses: %s", (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }, [])).toMatchObject({ trustProxy });
});

it.each(["true", "-1", "12", "proxy.example", "10.0.0.0/33", "10.0.0.1/", "1.2.3.4,"])(
  "does not start with proxies that would let clients choose an address: %s",
  (TRUST_PROXY) => expect(() => readConfig({ TRUST_PROXY }, [])).toThrow("TRUST_PROXY must be the number of proxies"),
);

it.each([
  ["as npm start asks for them, where no one else can reach them", {}, ["--demo"], "published"],
  ["nowhere else", { DATABASE_URL: "postgres://db/passerelle" }, ["--demo"], "none"],
  ["nowhere else", { HOST: "0.0.0.0" }, ["--demo"], "none"],
  ["nowhere else", { PUBLIC_URL: "https://passerelle.example" }, ["--demo"], "none"],
  ["not where they are refused", { DEMO: "0" }, ["--demo"], "none"],
  ["where they are wanted", { DEMO: "1", HOST: "::1" }, [], "published"],
  ["elsewhere with passwords of their own", { DEMO: "1", HOST: "0.0.0.0" }, [], "generated"],
  ["elsewhere with passwords of their own", { DEMO: "1", DATABASE_URL: "postgres://db/passerelle" }, [], "generated"],
])("has demo people %s: %j", (_, env, args, demo) => expect(readConfig(env, args).demo).toBe(demo));
