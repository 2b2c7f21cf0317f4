import { createTransport } from "nodemailer";
import type { Config } from "../config";
import type { Log } from "../log";
import { timeouts } from "./mailer";

/** Logs at the start why the mail server is unusable, which the operator would only notice with the first mail. */
export async function checkMailServer({ smtpUrl }: Pick<Config, "smtpUrl">, log: Log): Promise<void> {
  if (smtpUrl === undefined) return;
  try {
    await createTransport({ url: smtpUrl, ...timeouts }).verify();
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : "unknown" }, "the mail server cannot be used");
  }
}
