import { appendFileSync } from "node:fs";

/** The figures of a run, added up over all suites in the summary of `npm run test:cluster`. */
export interface Figures {
  kills?: number;
  contractTests?: number;
  confirmedWrites?: number;
  lostWrites?: number;
}

/** Prints the figures of a run. */
export const say = (text: string): void => void process.stdout.write(`\n${text}\n`);

/** Adds to the summary's figures, if there is one. */
export function count(figures: Figures): void {
  const file = process.env["CLUSTER_FIGURES"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}
