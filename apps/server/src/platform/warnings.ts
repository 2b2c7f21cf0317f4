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
  hasOtherBroker: boolean;
}

/** Warns an operator of settings that work but are unsafe for other people; one sentence each, with advice. */
export function warningsOf(config: Config, { lastBackup, now, isRoot, hasOtherBroker }: Circumstances): string[] {
  const { databaseUrl, brokerUrl, smtpUrl, mailFrom, publicUrl, operator, trustProxy, metrics, dataDir } = config;
  const isDataKept = databaseUrl === undefined || config.s3 === undefined;
  const isEncrypted = publicUrl !== undefined && new URL(publicUrl).protocol === "https:";
  const isBackedUp = lastBackup !== undefined && lastBackup >= secondsAfter(now, -week);
  const warnings: [boolean, string][] = [
    [publicUrl === undefined, "Mails have no links: set PUBLIC_URL to the address that people use."],
    [
      smtpUrl === undefined,
      "Mails are not sent but printed here, and with them the codes that let people in: set SMTP_URL.",
    ],
    [
      smtpUrl !== undefined && mailFrom === defaultSender,
      `Mails come from ${defaultSender}, whom mail servers refuse: set MAIL_FROM.`,
    ],
    [!isEncrypted, "Passwords travel unencrypted: put a proxy with TLS in front, and https:// into PUBLIC_URL."],
    [
      isEncrypted && trustProxy === false,
      "All people share one address and its limits, that of the proxy: set TRUST_PROXY.",
    ],
    [
      databaseUrl === undefined,
      "The database is embedded, which promises nothing after a power cut: set DATABASE_URL to a PostgreSQL.",
    ],
    [!isBackedUp, "No backup was made in the last seven days: let npm run backup -- NEW_FOLDER run every night."],
    [
      brokerUrl !== undefined && !isLoopback(new URL(brokerUrl).hostname) && new URL(brokerUrl).password === "",
      "Whoever reaches the broker forges live events: let it ask for a password, and put that into BROKER_URL.",
    ],
    [
      hasOtherBroker,
      "What happens on this server does not show at once on another one, which goes by another BROKER_URL: set the same for all.",
    ],
    [
      operator.name === undefined || operator.email === undefined,
      "The privacy notice does not say who answers for people's data: set OPERATOR_NAME and OPERATOR_EMAIL.",
    ],
    [
      metrics !== undefined && !isLoopback(metrics.host),
      "Figures are open to whoever reaches METRICS_PORT: let a firewall keep others out.",
    ],
    [
      isDataKept && `${dataDir}/`.startsWith(`${root}/`),
      "What people wrote is in the folder of the program, which an upgrade replaces: set DATA_DIR to another place.",
    ],
    [isRoot, "The server runs as root, and so does whoever finds a hole in it: give it a user of its own."],
    ...config.misspelled.map(({ written, meant }): [boolean, string] => [
      true,
      `There is no setting ${written}: do you mean ${meant}?`,
    ]),
  ];
  return isPublic(config) ? warnings.filter(([applies]) => applies).map(([, text]) => text) : [];
}
