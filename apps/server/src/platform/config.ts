import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findMisspelled, type Misspelling } from "./misspelled-settings";
import { readTrustProxy, type TrustedProxies } from "./trusted-proxies";

/** The root folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../../..");
const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** The settings; every value has a default, so no environment file is needed. */
export interface Config {
  port: number;
  host: string;
  /** A PostgreSQL server; undefined for an embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  /** A Redis or Valkey that carries live events between servers; undefined to use their PostgreSQL. */
  brokerUrl: string | undefined;
  dataDir: string;
  /** An S3-compatible store for files; undefined to keep them under `dataDir`. */
  s3: S3Settings | undefined;
  /** A mail server; undefined to write mails under `dataDir` and show them in the terminal. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The public URL of the application, for links in mails and as an accepted origin of the live channel. */
  publicUrl: string | undefined;
  /** The operator's name and e-mail address, for the privacy notice. */
  operator: { name: string | undefined; email: string | undefined };
  webDist: string;
  logLevel: (typeof logLevels)[number];
  trustProxy: TrustedProxies;
  /** The address that serves metrics in Prometheus format; a separate port, because they are for operators only. */
  metrics: { port: number; host: string } | undefined;
  /** An OpenTelemetry collector that accepts traces over HTTP; undefined for no tracing. */
  tracesUrl: string | undefined;
  /** Seconds for which a stopping server still answers, so that a proxy can notice first. */
  drainSeconds: number;
  /** Whether an empty database gets demo people: with the published password, or each with a generated one. */
  demo: "none" | "published" | "generated";
  /** Environment variables whose names resemble settings. */
  misspelled: Misspelling[];
}

/** Address and credentials of an S3-compatible store. */
export interface S3Settings {
  /** The store's URL without the bucket, which is added as a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Invalid settings; the message says how to correct each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Whether an address is reachable only from the same machine. */
export const isLoopback = (host: string) => host === "localhost" || host === "::1" || host.startsWith("127.");

/** Whether a server is reachable from other machines. */
export const isPublic = ({ host, publicUrl = "http://localhost" }: Pick<Config, "host" | "publicUrl">) =>
  !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ""));

/** Published passwords are only for servers that others cannot reach; `--demo` adds demo people only there. */
function demoOf(wanted: string | undefined, isAsked: boolean, isPrivate: boolean): Config["demo"] {
  if (wanted === "1" || wanted === "true") return isPrivate ? "published" : "generated";
  return wanted === undefined && isAsked && isPrivate ? "published" : "none";
}

/** The server's address for a browser. */
export const addressOf = ({ host, port }: Pick<Config, "host" | "port">): string =>
  `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;

/** Mail servers refuse this sender, because the domain does not exist. */
export const defaultSender = "Passerelle <no-reply@passerelle.example>";
const sender = /^(?:[^\s<>@]+@[^\s<>@]+|[^<>@]*<[^\s<>@]+@[^\s<>@]+>)$/;

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings from the environment, or from the files that `NAME_FILE` variables name; throws one `ConfigError`
 * for all invalid settings.
 */
export function readConfig(env: Environment = process.env, args: string[] = process.argv.slice(2)): Config {
  const problems: string[] = [];
  const names = new Set<string>();
  const written = (name: string) => (names.add(name), env[name]?.trim() || undefined);
  const text = (name: string) => {
    const path = written(`${name}_FILE`);
    if (path === undefined) return written(name);
    if (written(name) !== undefined) problems.push(`${name} and ${name}_FILE are both set: keep one of them.`);
    try {
      return readFileSync(path, "utf8").trim() || undefined;
    } catch {
      problems.push(`${name}_FILE must be the path of a file that the server may read.`);
      return undefined;
    }
  };

  const url = (name: string, ...protocols: string[]) => {
    const value = text(name);
    if (value === undefined) return undefined;
    const starts = protocols.map((one) => `${one}//`);
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    const isStarted = starts.some((start) => value.toLowerCase().startsWith(start));
    // After a slash, the rest of a password would be read as a path; after a number sign it would be lost.
    if (isStarted && parsed && parsed.hash === "" && !parsed.pathname.includes("@")) return value;
    // Omits the value from the message, because it may contain a password.
    problems.push(
      isStarted
        ? `${name} cannot be read as an address: check its port, and write signs in its password as codes (@ is %40, / is %2F, # is %23).`
        : `${name} must be an address that starts with ${starts.join(" or ")}.`,
    );
    return undefined;
  };

  const number = (name: string, max: number) => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (/^\d+$/.test(value) && Number(value) <= max) return Number(value);
    problems.push(`${name} must be a whole number from 0 to ${max}, not "${value}".`);
    return undefined;
  };

  const port = number("PORT", 65535) ?? 3000;
  const metricsPort = number("METRICS_PORT", 65535);

  const level = text("LOG_LEVEL") ?? "info";
  const logLevel = logLevels.find((one) => one === level);
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${logLevels.join(", ")}, not "${level}".`);

  const s3: S3Settings = {
    endpoint: url("S3_ENDPOINT", "http:", "https:")?.replace(/\/+$/, "") ?? "",
    bucket: text("S3_BUCKET") ?? "",
    region: text("S3_REGION") ?? "us-east-1",
    accessKeyId: text("S3_ACCESS_KEY_ID") ?? "",
    secretAccessKey: text("S3_SECRET_ACCESS_KEY") ?? "",
  };
  const s3Names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];
  const s3Missing = s3Names.filter((name) => text(name) === undefined);
  const usesS3 = s3Missing.length < s3Names.length;
  if (usesS3 && s3Missing.length > 0)
    problems.push(`Files go to an S3-compatible store only when it is set in full; not set: ${s3Missing.join(", ")}.`);

  const proxy = text("TRUST_PROXY") ?? "false";
  const trustProxy = readTrustProxy(proxy);
  if (trustProxy === undefined)
    problems.push(`TRUST_PROXY must be the number of proxies (1 to 9) or a list of their addresses, not "${proxy}".`);
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === port)
    problems.push("METRICS_PORT must be another one than PORT.");
  const host = text("HOST") ?? "127.0.0.1";
  const databaseUrl = url("DATABASE_URL", "postgres:", "postgresql:");
  const brokerUrl = url("BROKER_URL", "redis:", "rediss:");
  if (brokerUrl !== undefined && databaseUrl === undefined)
    problems.push("BROKER_URL joins servers that share a PostgreSQL: set DATABASE_URL as well.");
  const publicUrl = url("PUBLIC_URL", "http:", "https:")?.replace(/\/+$/, "");
  const smtpUrl = url("SMTP_URL", "smtp:", "smtps:");
  const isPrivate = databaseUrl === undefined && publicUrl === undefined && isLoopback(host);
  if (env["DATABASE_URL"]?.trim() === "" && databaseUrl === undefined && isPublic({ host, publicUrl }))
    problems.push("DATABASE_URL is empty: name a PostgreSQL, or take the setting out for the embedded database.");
  const operator = { name: text("OPERATOR_NAME"), email: text("OPERATOR_EMAIL") };
  if (operator.email !== undefined && !/^[^\s@?&]+@[^\s@?&]+$/.test(operator.email))
    problems.push("OPERATOR_EMAIL must be an e-mail address.");
  const mailFrom = text("MAIL_FROM");
  if (mailFrom !== undefined && !sender.test(mailFrom))
    problems.push(`MAIL_FROM must be an e-mail address, or a name with one as in ${defaultSender}.`);
  const config: Config = {
    port,
    host,
    databaseUrl,
    brokerUrl,
    dataDir: resolve(root, text("DATA_DIR") ?? "data"),
    s3: usesS3 ? s3 : undefined,
    smtpUrl,
    mailFrom: mailFrom ?? defaultSender,
    // Without a mail server, mails are read on the server's own machine.
    publicUrl: publicUrl ?? (isPrivate && smtpUrl === undefined && port !== 0 ? addressOf({ host, port }) : undefined),
    operator,
    webDist: resolve(root, text("WEB_DIST") ?? "apps/web/dist"),
    logLevel: logLevel ?? "info",
    trustProxy: trustProxy ?? false,
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: text("METRICS_HOST") ?? "127.0.0.1" },
    tracesUrl: url("OTEL_EXPORTER_OTLP_ENDPOINT", "http:", "https:"),
    drainSeconds: number("DRAIN_SECONDS", 60) ?? 0,
    demo: demoOf(text("DEMO"), args.includes("--demo"), isPrivate),
    // All known names have been read by now.
    misspelled: findMisspelled(Object.keys(env), names),
  };
  if (problems.length) throw new ConfigError(`The settings cannot be used:\n- ${problems.join("\n- ")}`);
  return config;
}
