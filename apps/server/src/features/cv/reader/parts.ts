import type { Entry } from "./heads";
import type { LooseEntry } from "./items";

/** What a reader finds in the lines of a CV. */
export interface CvParts {
  work: Entry[];
  education: Entry[];
  projects: LooseEntry[];
  certificates: LooseEntry[];
  /** The lines of its lists, with empty ones between groups. */
  skills: string[];
  languages: string[];
}
