/** @module-tag release */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isRecord } from "@passerelle/api/contract";
import { parse } from "yaml";
import { expect, it } from "vitest";
import { warningsOf } from "./startup-warnings";
import { readConfig } from "./config";
import { maxShutdown } from "./shutdown";

const fileOf = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../${name}`, import.meta.url)), "utf8");

/** Services by name, with `${NAME}` and `${NAME:?}` replaced. */
const services: Record<string, Record<string, unknown>> = parse(
  fileOf("deploy/compose.yaml").replace(/\$\{(\w+)(:\?[^}]*)?\}/g, (_all, name: string) =>
    name === "OPERATOR_EMAIL" ? "contact@passerelle.example" : `${name.toLowerCase().replaceAll("_", "-")}.example`,
  ),
  { merge: true },
).services;
const settings = (name: string) => {
  const { environment } = services[name] ?? {};
  if (!isRecord(environment)) throw new Error(`The service ${name} has no settings.`);
  return Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, String(value)]));
};
const imageSettings = Object.fromEntries(
  [...(/^ENV (.*)$/m.exec(fileOf("Containerfile"))?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [
    key,
    value,
  ]),
);

it("starts servers with known, complete and safe settings", () => {
  for (const name of ["server-1", "server-2"]) {
    const env = { ...imageSettings, ...settings(name) };
    const asked = new Set<string>();
    const config = readConfig(
      new Proxy(env, { get: (all, key) => (asked.add(String(key)), Reflect.get(all, key)) }),
      [],
    );
    expect(Object.keys(settings(name)).filter((key) => !asked.has(key))).toEqual([]);
    const now = new Date();
    expect(config).toMatchObject({ host: "0.0.0.0", dataDir: "/data", demo: "none" });
    expect(warningsOf(config, { lastBackup: now, now, isRoot: false, hasBrokerMismatch: false })).toEqual([]);
  }
});

it("names a service in each address of a setting", () => {
  const { DATABASE_URL = "", BROKER_URL = "", S3_ENDPOINT = "", SMTP_URL = "" } = settings("server-1");
  for (const address of [DATABASE_URL, BROKER_URL, S3_ENDPOINT, SMTP_URL])
    expect(Object.keys(services)).toContain(new URL(address).hostname);
  const targets = /\bto \{\$SERVERS:(.*)\}/.exec(fileOf("deploy/Caddyfile"))?.[1]?.split(" ") ?? [];
  expect(targets).toEqual(["server-1:3000", "server-2:3000"]);
});

it("waits longer for a server to stop than the server takes", () => {
  const seconds = maxShutdown.all / 1_000;
  const drain = Number(settings("server-1")["DRAIN_SECONDS"]);
  expect(Number.parseInt(String(services["server-1"]?.["stop_grace_period"]), 10)).toBeGreaterThan(drain + seconds);
  const unit = fileOf("deploy/passerelle@.service");
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(60 + seconds);
});

it("starts programs that the build produces", () => {
  const units = ["passerelle@.service", "passerelle-backup@.service"].map((name) => fileOf(`deploy/${name}`));
  const started = [...units, fileOf("Containerfile")].map((text) => /apps\/server\/dist\/(\w+)\.js/.exec(text)?.[1]);
  expect(started).toEqual(["main", "backup", "main"]);
  for (const name of started) expect(fileOf(`apps/server/src/${name}.ts`)).not.toBe("");
});
