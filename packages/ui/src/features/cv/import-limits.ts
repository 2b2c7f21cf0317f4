import { maxJsonBytes } from "@passerelle/domain";

/** Maximum size in bytes of an imported JSON Resume, and of each file that is read from an archive. */
export const maxResumeBytes = maxJsonBytes.member;

/** Maximum size in bytes of a LinkedIn archive. */
export const maxArchiveBytes = 50 * 1024 * 1024;

/** Both in megabytes, for texts. */
export const importMegabytes = { json: maxResumeBytes / 2 ** 20, archive: maxArchiveBytes / 2 ** 20 };
