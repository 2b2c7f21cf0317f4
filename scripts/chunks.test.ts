import { build, type Plugin } from "vite";
import { expect, it } from "vitest";
import { checkChunks, findCycle, withoutMatch } from "./chunks.mjs";

/** Modules of a build by name. */
const served = (modules: Record<string, string>): Plugin => ({
  name: "served",
  resolveId: (id) => (id in modules ? id : undefined),
  load: (id) => modules[id],
});

const built = (modules: Record<string, string>, ...groups: { name: string; test: RegExp }[]) =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [served(modules), checkChunks()],
    build: { write: false, rolldownOptions: { input: "entry", output: { codeSplitting: { groups } } } },
  });

const part = "export const part = () => console.log('part');";

it("ends a build with a module that is imported both dynamically and statically", async () => {
  const other = "import { part } from 'part'; part();";
  const entry = "import 'other'; import('part').then(({ part }) => part());";
  await expect(built({ entry, other, part })).rejects.toThrow("part");
});

it("lets a build pass whose dynamic imports are of use", () =>
  expect(built({ entry: "import('part').then(({ part }) => part());", part })).resolves.toBeDefined());

it("finds chunks that import each other", () => {
  const imports = { entry: ["a", "b"], a: ["c"], b: ["c"], c: ["d"], d: ["b"] };
  expect(findCycle(new Map(Object.entries(imports)))).toEqual(["c", "d", "b", "c"]);
  expect(findCycle(new Map(Object.entries({ ...imports, d: [] })))).toBeUndefined();
});

it("ends a build whose groups name a module that does not exist", async () => {
  const group = { name: "parts", test: /(part|gone)$/ };
  await expect(built({ entry: "import('part');", part }, group)).rejects.toThrow("do not exist: (gone)$");
});

it("lists the choices of a pattern without a match", () => {
  const names = ["/icons/arrow-up.js", "/ui/theme/colors.ts"];
  expect(withoutMatch([/icons\/(arrow-(up|down)|check)\./], names)).toEqual([
    "icons\\/(arrow-(down))\\.",
    "icons\\/(check)\\.",
  ]);
  expect(withoutMatch([/ui\/(theme\/(?!fonts|sizes)|[a(]+\.js)|\.ts$/], names)).toEqual(["ui\\/([a(]+\\.js)"]);
});
