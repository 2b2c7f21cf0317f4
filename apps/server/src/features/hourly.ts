import type { Files } from "../platform/files/files";
import { cleanups } from "./index";
import { closePassed, notifyOfAlerts } from "./job-offers";
import { sendDigests, sendLeftOver } from "./notifications";
import { retentionJobs } from "./retention";

type Parts = Parameters<typeof retentionJobs>[0] & { files: Pick<Files, "cleanup"> };

/** What alerts find is in the mail of the same hour, and mails go out though no alert could be looked at. */
async function notifyAndMail(parts: Parts): Promise<void> {
  try {
    await notifyOfAlerts(parts);
  } finally {
    await sendDigests(parts);
  }
}

/**
 * What is to be done each hour; the jobs run beside each other. `cleanups` delete rows that have expired and tell
 * nobody; what `retention` deletes is people's own, and has consequences.
 */
export const hourlyJobs = (parts: Parts): readonly (() => Promise<unknown>)[] => [
  ...cleanups.map((cleanup) => () => cleanup(parts.db, parts.clock)),
  ...retentionJobs(parts),
  () => closePassed(parts),
  () => parts.files.cleanup(),
  () => sendLeftOver(parts.db, parts.broker),
  () => notifyAndMail(parts),
];
