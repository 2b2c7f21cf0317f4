import type { OperationId } from "@passerelle/api/conformance";
import type { Plugin } from "vite";

/** A source mutation, and the contract test that finds it. */
export interface Mutant {
  name: string;
  /** The operation and the title of the contract test, without the numbers of its rules. */
  found: readonly [OperationId, string];
  /** The expected failure message, where the contract test could fail for another reason. */
  says?: RegExp;
  /** An expression that occurs once in the source, and its replacement. */
  reads: string;
  becomes: string;
  /** Whether the two are pieces of an SQL text, not expressions. */
  inSql?: boolean;
  /** Whether it ends other people's sessions, so that those whom tests share sign in anew. */
  endsSessions?: boolean;
}

/** Whether a file can be mutated. */
export const isSource = (path: string): boolean =>
  /\/(apps\/server|packages\/domain)\/src\/|\/packages\/api\/src\/contract\//.test(path) &&
  /(?<!\.test)\.ts$/.test(path) &&
  !path.includes("/migrations/");

const flag = "globalThis.seededFault";

/** Activates a mutation, or none. */
export function makeMistake(name: string | undefined): void {
  Reflect.set(globalThis, "seededFault", name);
}

/** An expression that picks the active alternative at run time. */
function choice(reads: string, mutants: readonly Mutant[]): string {
  const inSql = mutants.some((mutant) => mutant.inSql);
  const one = (code: string) => (inSql ? `sql\`${code}\`` : `(${code})`);
  const cases = mutants.map(({ name, becomes }) => `${flag} === ${JSON.stringify(name)} ? ${one(becomes)} : `);
  return inSql ? `\${${cases.join("")}${one(reads)}}` : `(${cases.join("")}${one(reads)})`;
}

/**
 * Inserts a switch at each mutation. All of them are in one server and inactive until `makeMistake`, so that hundreds
 * cost one start.
 */
export function seedFaults(mutants: readonly Mutant[]): Plugin {
  const places = new Map(mutants.map(({ reads }) => [reads, mutants.filter((mutant) => mutant.reads === reads)]));
  return {
    name: "seeded-faults",
    enforce: "pre",
    transform(code, id) {
      if (!isSource(id.split("?")[0] ?? "")) return undefined;
      const found = [...places].map(([reads, list]) => ({ at: code.indexOf(reads), reads, list }));
      let seeded = code;
      // From the end, so that earlier positions stay valid.
      for (const { at, reads, list } of found.filter((one) => one.at >= 0).toSorted((a, b) => b.at - a.at))
        seeded = seeded.slice(0, at) + choice(reads, list) + seeded.slice(at + reads.length);
      return seeded === code ? undefined : { code: seeded, map: null };
    },
  };
}
