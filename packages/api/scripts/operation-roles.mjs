import { readFile } from "node:fs/promises";
import { parse } from "yaml";

const methods = ["get", "put", "post", "patch", "delete"];

/**
 * Generates the TypeScript with the role that may call each operation.
 * @param {URL} contract
 */
export async function callersOf(contract) {
  const { paths } = parse(await readFile(contract, "utf8"));
  const lines = Object.values(paths).flatMap((path) =>
    methods
      .filter((method) => path[method])
      .map((method) => {
        const { operationId, security, "x-role": role } = path[method];
        return `  ${operationId}: "${security?.length === 0 ? "visitor" : (role ?? "member")}";`;
      }),
  );
  return `
/** Who may call each operation: visitors without a session, members with one, or the members of one role. */
export interface Callers {
${lines.join("\n")}
}
`;
}
