import type { Files } from "../platform/files/files";
import { cleanups } from "./index";
import { closePassed, notifyOfAlerts, notifyOfChanges, readStoredPlaces } from "./job-offers";
import { sendDigests, sendLeftOver } from "./notifications";
import { retentionJobs } from "./retention";

type Parts = Parameters<typeof retentionJobs>[0] & { files: Pick<Files, "cleanup"> };

/** Alerts come first, so that this hour's mails include them; mails go out even if alerts fail. */
async function notifyAndMail(parts: Parts): Promise<void> {
  try {
    await notifyOfAlerts(parts);
  } finally {
    await sendDigests(parts);
  }
}

/**
 * The hourly jobs, which run concurrently. `cleanups` delete expired rows without side effects; `retention` deletes
 * people's own data, with side effects such as mails.
 */
export const hourlyJobs = (parts: Parts): readonly (() => Promise<unknown>)[] => [
  ...cleanups.map((cleanup) => () => cleanup(parts.db, parts.clock)),
  ...retentionJobs(parts),
  () => closePassed(parts),
  () => notifyOfChanges(parts),
  () => readStoredPlaces(parts),
  () => parts.files.cleanup(),
  () => sendLeftOver(parts.db, parts.broker),
  () => notifyAndMail(parts),
];
