import type { Operator } from "@passerelle/ui/legal";

const patience = 5_000;

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Who runs the server, as the site's `operator.json` says; nobody is named where it says nothing. */
async function readOperator(): Promise<Operator> {
  try {
    const answer = await fetch("/operator.json", { signal: AbortSignal.timeout(patience) });
    const { name, email } = Object(await answer.json());
    return { name: textOf(name), email: textOf(email) };
  } catch {
    return {};
  }
}

/** Asked for once, with the first page that names the operator. */
export const operator = readOperator();
