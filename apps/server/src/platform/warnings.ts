import { secondsAfter } from "./clock";
import { type Config, isLoopback, isPublic } from "./config";

const week = 7 * 24 * 60 * 60;

/** What an operator should know of settings that work, but not safely for others; a sentence each, with what to do. */
export function warningsOf(config: Config, { lastBackup, now }: { lastBackup: Date | undefined; now: Date }): string[] {
  const { databaseUrl, brokerUrl, smtpUrl, publicUrl, operator, trustProxy, metrics } = config;
  const isEncrypted = publicUrl !== undefined && new URL(publicUrl).protocol === "https:";
  const isBackedUp = lastBackup !== undefined && lastBackup >= secondsAfter(now, -week);
  const warnings: [boolean, string][] = [
    [publicUrl === undefined, "Mails have no links: set PUBLIC_URL to the address that people use."],
    [
      smtpUrl === undefined,
      "Mails are not sent but printed here, and with them the codes that let people in: set SMTP_URL.",
    ],
    [
      publicUrl !== undefined && !isEncrypted,
      "Passwords travel unencrypted: put a proxy with TLS in front, and https:// into PUBLIC_URL.",
    ],
    [
      isEncrypted && trustProxy === false,
      "All people share one address and its limits, that of the proxy: set TRUST_PROXY.",
    ],
    [
      databaseUrl === undefined,
      "The database is embedded, which promises nothing after a power cut: set DATABASE_URL to a PostgreSQL.",
    ],
    [
      databaseUrl === undefined && !isBackedUp,
      "No backup was made in the last seven days: let npm run backup -- NEW_FOLDER run every night.",
    ],
    [
      brokerUrl !== undefined && !isLoopback(new URL(brokerUrl).hostname) && new URL(brokerUrl).password === "",
      "Whoever reaches the broker forges live events: let it ask for a password, and put that into BROKER_URL.",
    ],
    [
      operator.name === undefined || operator.email === undefined,
      "The privacy notice does not say who answers for people's data: set OPERATOR_NAME and OPERATOR_EMAIL.",
    ],
    [
      metrics !== undefined && !isLoopback(metrics.host),
      "Figures are open to whoever reaches METRICS_PORT: let a firewall keep others out.",
    ],
  ];
  return isPublic(config) ? warnings.filter(([applies]) => applies).map(([, text]) => text) : [];
}
