import { week } from "@passerelle/domain";
import { secondsAfter } from "./clock";
import { type Config, defaultSender, isLoopback, isPublic, root } from "./config";

/** Facts about an installation beside its settings. */
export interface Circumstances {
  lastBackup: Date | undefined;
  now: Date;
  /** Whether the process runs as root. */
  isRoot: boolean;
  /** Whether another server on the same database uses a different transport for live events. */
  hasBrokerMismatch: boolean;
}

/** Warns an operator of settings that work but are unsafe for other people; one sentence each, with advice. */
export function warningsOf(config: Config, { lastBackup, now, isRoot, hasBrokerMismatch }: Circumstances): string[] {
  const { databaseUrl, brokerUrl, smtpUrl, mailFrom, publicUrl, operator, trustProxy, metrics, dataDir } = config;
  const isDataKept = databaseUrl === undefined || config.s3 === undefined;
  const isEncrypted = publicUrl !== undefined && new URL(publicUrl).protocol === "https:";
  const isBackedUp = lastBackup !== undefined && lastBackup >= secondsAfter(now, -week);
  const warnings: [boolean, string][] = [
    [publicUrl === undefined, "Mails have no links: set PUBLIC_URL to the address that people use."],
    [
      smtpUrl === undefined,
      "Mails are printed here instead of being sent, including the codes for logging in: set SMTP_URL.",
    ],
    [
      smtpUrl !== undefined && mailFrom === defaultSender,
      `Mails come from ${defaultSender}, which mail servers refuse: set MAIL_FROM.`,
    ],
    [!isEncrypted, "Passwords travel unencrypted: put a proxy with TLS in front, and https:// into PUBLIC_URL."],
    [
      isEncrypted && trustProxy === false,
      "All people share the address of the proxy and its rate limits: set TRUST_PROXY.",
    ],
    [
      databaseUrl === undefined,
      "The embedded database may lose data in a power cut: set DATABASE_URL to a PostgreSQL.",
    ],
    [!isBackedUp, "No backup was made in the last seven days: run npm run backup -- NEW_FOLDER every night."],
    [
      brokerUrl !== undefined && !isLoopback(new URL(brokerUrl).hostname) && new URL(brokerUrl).password === "",
      "Anyone who can reach the broker can forge live events: protect it with a password, and add the password to BROKER_URL.",
    ],
    [
      hasBrokerMismatch,
      "Another server uses a different BROKER_URL, so live events do not reach its users: set the same BROKER_URL on every server.",
    ],
    [
      operator.name === undefined || operator.email === undefined,
      "The privacy notice does not name the data controller: set OPERATOR_NAME and OPERATOR_EMAIL.",
    ],
    [
      metrics !== undefined && !isLoopback(metrics.host),
      "Metrics are open to anyone who can reach METRICS_PORT: restrict access with a firewall.",
    ],
    [
      isDataKept && `${dataDir}/`.startsWith(`${root}/`),
      "The data folder is inside the program folder, which an upgrade replaces: set DATA_DIR to another place.",
    ],
    [
      isRoot,
      "The server runs as root: run it as a user of its own, so that a vulnerability does not expose the whole machine.",
    ],
    ...config.misspelled.map(({ written, meant }): [boolean, string] => [
      true,
      `There is no setting ${written}: do you mean ${meant}?`,
    ]),
  ];
  return isPublic(config) ? warnings.filter(([applies]) => applies).map(([, text]) => text) : [];
}
