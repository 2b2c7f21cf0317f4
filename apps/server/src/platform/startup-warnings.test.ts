import { expect, it } from "vitest";
import { warningsOf } from "./startup-warnings";
import { readConfig } from "./config";

const now = new Date("2026-03-10T08:00:00Z");
type Environment = Record<string, string | undefined>;
const texts = (env: Environment, lastBackup?: Date) =>
  warningsOf(readConfig(env, []), { lastBackup, now, isRoot: false, hasBrokerMismatch: false });
const named = (env: Environment) => texts(env, now).map((text) => /\b[A-Z]+_[A-Z_]+\b/.exec(text)?.[0]);

const safe = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://passerelle.example",
  DATABASE_URL: "postgres://db/passerelle",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "no-reply@passerelle.example",
  DATA_DIR: "/var/lib/passerelle",
  OPERATOR_NAME: "Association Passerelle",
  OPERATOR_EMAIL: "contact@passerelle.example",
  TRUST_PROXY: "1",
};

it("is silent for a private server, and with all settings present", () => {
  expect(named({})).toEqual([]);
  expect(named({ HOST: "::1" })).toEqual([]);
  expect(named({ PUBLIC_URL: "http://localhost:8080" })).toEqual([]);
  expect(named(safe)).toEqual([]);
});

it("names each missing setting of a public server", () => {
  const missing = ["PUBLIC_URL", "SMTP_URL", "PUBLIC_URL", "DATABASE_URL", "OPERATOR_NAME", "DATA_DIR"];
  expect(named({ HOST: "0.0.0.0" })).toEqual(missing);
  expect(named({ PUBLIC_URL: "https://passerelle.example" })).toContain("TRUST_PROXY");
  for (const name of ["SMTP_URL", "MAIL_FROM", "DATABASE_URL", "OPERATOR_NAME", "TRUST_PROXY", "DATA_DIR"])
    expect(named({ ...safe, [name]: undefined })).toEqual([name]);
});

it("asks for a data folder outside the program, unless all data is elsewhere", () => {
  const s3 = { S3_ENDPOINT: "https://s3", S3_BUCKET: "b", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  expect(named({ ...safe, ...s3, DATA_DIR: undefined })).toEqual([]);
  expect(named({ ...safe, ...s3, DATA_DIR: undefined, DATABASE_URL: undefined })).toEqual(["DATABASE_URL", "DATA_DIR"]);
});

it("warns of another server's broker, of root, and of a setting whose name is misspelled", () => {
  const config = readConfig({ ...safe, TRUST_PROXI: "1" }, []);
  expect(warningsOf(config, { lastBackup: now, now, isRoot: true, hasBrokerMismatch: true })).toEqual([
    expect.stringContaining("a different BROKER_URL"),
    expect.stringContaining("runs as root"),
    "There is no setting TRUST_PROXI: do you mean TRUST_PROXY?",
  ]);
});

it("warns of a public URL without TLS, and of public metrics", () => {
  expect(named({ ...safe, PUBLIC_URL: "http://passerelle.example" })).toEqual(["PUBLIC_URL"]);
  expect(named({ ...safe, METRICS_PORT: "9100" })).toEqual([]);
  expect(named({ ...safe, METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0" })).toEqual(["METRICS_PORT"]);
});

it("warns of a broker without a password", () => {
  expect(named({ ...safe, BROKER_URL: "redis://broker" })).toEqual(["BROKER_URL"]);
  expect(named({ ...safe, BROKER_URL: "rediss://:secret@broker" })).toEqual([]);
  expect(named({ ...safe, BROKER_URL: "redis://127.0.0.1:6379" })).toEqual([]);
});

it("warns if there is no backup of the last seven days", () => {
  const missed = [expect.stringContaining("No backup was made")];
  expect(texts(safe)).toEqual(missed);
  expect(texts(safe, new Date("2026-03-03T07:59:59Z"))).toEqual(missed);
  expect(texts(safe, new Date("2026-03-03T08:00:00Z"))).toEqual([]);
});
