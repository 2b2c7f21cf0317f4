import type { Operator } from "@passerelle/ui/legal";

const patience = 5_000;

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** The operator named in the site's `operator.json`, if any. */
async function readOperator(): Promise<Operator> {
  try {
    const answer = await fetch("/operator.json", { signal: AbortSignal.timeout(patience) });
    const { name, email } = Object(await answer.json());
    return { name: textOf(name), email: textOf(email) };
  } catch {
    return {};
  }
}

/** Read once, with the first page that names the operator. */
export const operator = readOperator();
