import { describe, expect, it } from "vitest";
import { findBrokenReferences } from "./references.mjs";

// Joined at run time, so that this repository's own check ignores them.
const together = (...parts: (string | number)[]) => parts.join("");
const [unknown, known] = [together("D-", 999), together("D-", 901)];
const [section, missing] = [together("§", 4), together("gone", ".md")];

const rule = `- <a id="${known.toLowerCase()}"></a>**${known}** Something is so.\n`;
const index = `[${known}](auth.md#${known.toLowerCase()})\n`;

const broken = (more: Record<string, string>) =>
  findBrokenReferences(
    new Map(Object.entries({ "docs/product/README.md": index, "docs/product/auth.md": rule, ...more })),
  );

it("takes a number, a link, an anchor, a heading and a document that are there", () => {
  expect(
    broken({
      "README.md": `# A title\n\n[a](docs/product/auth.md#${known.toLowerCase()}) [b](#a-title) [c](docs) [d](https://a.example)\n`,
      "src/one.ts": `// Why 15 minutes: ${known}, docs/product/auth.md, docs/decisions/0001\n`,
      "docs/decisions/0001-why.md": "# Why\n",
    }),
  ).toEqual([]);
});

describe("a number", () => {
  it("has to be stated", () => {
    expect(broken({ "src/one.ts": `\n// ${known} to ${unknown}\n` })).toEqual([
      `src/one.ts:2: ${unknown} is stated nowhere in docs/product/`,
    ]);
  });

  it("is stated once", () =>
    expect(broken({ "docs/product/cv.md": rule })).toEqual([expect.stringContaining("more than once")]));

  it("is in the index", () =>
    expect(broken({ "docs/product/README.md": "" })).toEqual([expect.stringContaining("the index lacks")]));
});

describe("a link", () => {
  it.each(["other/page.html", "auth.md#nothing", "#nothing"])("to %s leads nowhere", (target) => {
    expect(broken({ "docs/product/cv.md": `# CV\n\n[a](${target})\n` })).toEqual([
      expect.stringMatching(/^docs\/product\/cv\.md:3: /),
    ]);
  });

  it("in code is none", () => expect(broken({ "docs/product/cv.md": "`[a](b)`\n\n```\n[a](b)\n```\n" })).toEqual([]));
});

it.each([missing, section, "docs/decisions/0009"])("%s is no document", (document) => {
  expect(broken({ "src/one.ts": `// See ${document}.\n` })).toEqual([
    `src/one.ts:1: ${document} is no document of this repository`,
  ]);
});

it("a source file that a page names is there; its folders may be left out, and patterns are not looked for", () => {
  const page = "`packages/ui/one.ts` `one.ts` `*.test.ts` `schema.d.ts`\n`two.ts`\n";
  expect(broken({ "packages/ui/one.ts": "", "docs/design.md": page })).toEqual([
    "docs/design.md:2: there is no two.ts",
  ]);
});
