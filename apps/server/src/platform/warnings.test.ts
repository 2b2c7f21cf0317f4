import { expect, it } from "vitest";
import { warningsOf } from "./warnings";
import { readConfig } from "./config";

const now = new Date("2026-03-10T08:00:00Z");
type Environment = Record<string, string | undefined>;
const texts = (env: Environment, lastBackup?: Date) => warningsOf(readConfig(env, []), { lastBackup, now });
const named = (env: Environment) => texts(env, now).map((text) => /\b[A-Z]+_[A-Z_]+\b/.exec(text)?.[0]);

const safe = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://passerelle.example",
  DATABASE_URL: "postgres://db/passerelle",
  SMTP_URL: "smtps://mail.example",
  OPERATOR_NAME: "Association Passerelle",
  OPERATOR_EMAIL: "contact@passerelle.example",
  TRUST_PROXY: "1",
};

it("says nothing where nobody else comes, nor where all is set", () => {
  expect(named({})).toEqual([]);
  expect(named({ HOST: "::1" })).toEqual([]);
  expect(named({ PUBLIC_URL: "http://localhost:8080" })).toEqual([]);
  expect(named(safe)).toEqual([]);
});

it("names each setting that is missing where others come", () => {
  expect(named({ HOST: "0.0.0.0" })).toEqual(["PUBLIC_URL", "SMTP_URL", "DATABASE_URL", "OPERATOR_NAME"]);
  expect(named({ PUBLIC_URL: "https://passerelle.example" })).toContain("TRUST_PROXY");
  for (const name of ["SMTP_URL", "DATABASE_URL", "OPERATOR_NAME", "TRUST_PROXY", "PUBLIC_URL"])
    expect(named({ ...safe, [name]: undefined })).toEqual([name]);
});

it("warns of an address without TLS, and of figures that others may read", () => {
  expect(named({ ...safe, PUBLIC_URL: "http://passerelle.example" })).toEqual(["PUBLIC_URL"]);
  expect(named({ ...safe, METRICS_PORT: "9100" })).toEqual([]);
  expect(named({ ...safe, METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0" })).toEqual(["METRICS_PORT"]);
});

it("warns of a broker that asks for no password", () => {
  expect(named({ ...safe, BROKER_URL: "redis://broker" })).toEqual(["BROKER_URL"]);
  expect(named({ ...safe, BROKER_URL: "rediss://:secret@broker" })).toEqual([]);
  expect(named({ ...safe, BROKER_URL: "redis://127.0.0.1:6379" })).toEqual([]);
});

it("misses a backup of the last seven days, where the database is embedded", () => {
  const embedded = { ...safe, DATABASE_URL: undefined };
  const missed = expect.arrayContaining([expect.stringContaining("No backup was made")]);
  expect(texts(embedded)).toEqual(missed);
  expect(texts(embedded, new Date("2026-03-03T07:59:59Z"))).toEqual(missed);
  expect(texts(embedded, new Date("2026-03-03T08:00:00Z"))).not.toEqual(missed);
  expect(texts(safe)).toEqual([]);
});
