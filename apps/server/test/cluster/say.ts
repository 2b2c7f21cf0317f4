/** Writes what a run has been through, for whoever reads its output. */
export const say = (text: string): void => void process.stdout.write(`\n${text}\n`);
