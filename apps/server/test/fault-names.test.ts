import { readdirSync, readFileSync } from "node:fs";
import { contractTests } from "@passerelle/api/conformance";
import { expect, it } from "vitest";

const folder = new URL("faults/", import.meta.url);
const withoutNumbers = (title: string) => title.replace(/ \(D-[^()]*\)$/, "");

// The faults run before a release only; a contract test may be renamed at any time.
it("each fault names an existing contract test", () => {
  const tests = Object.values(contractTests).flat();
  const known = new Set(tests.map(({ operationId, title }) => `${operationId}: ${withoutNumbers(title)}`));
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
  const named = files.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, folder), "utf8").matchAll(/^ {2}(["'])(\w+: .+?)\1:/gm),
      ([, , test]) => test,
    ),
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((test) => test !== undefined && !known.has(test))).toEqual([]);
});
