import { appendFileSync } from "node:fs";

/** What a run has been through, added up over all suites in the summary of `npm run test:cluster`. */
export interface Figures {
  kills?: number;
  contractTests?: number;
  confirmedWrites?: number;
  lostWrites?: number;
}

/** Writes what a run has been through, for whoever reads its output. */
export const say = (text: string): void => void process.stdout.write(`\n${text}\n`);

/** Adds to the figures of the summary, if there is one. */
export function count(figures: Figures): void {
  const file = process.env["CLUSTER_FIGURES"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
