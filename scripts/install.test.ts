import { expect, it } from "vitest";
import { isInstalled } from "./install.mjs";

const lock = {
  packages: {
    "": { version: "1.1.0" },
    "node_modules/chosen": { version: "2.0.0", integrity: "sha512-chosen" },
    "node_modules/tool": { version: "3.0.0", integrity: "sha512-tool", dev: true },
    "node_modules/other-platform": { version: "1.0.0", integrity: "sha512-other", optional: true },
    "node_modules/workspace": { resolved: "packages/workspace", link: true },
  },
};

/** What npm writes after an installation, without its own package and those of other platforms. */
const { "": _root, "node_modules/other-platform": _other, ...installed } = lock.packages;

it("accepts an installation that npm completed", () => expect(isInstalled(lock, { packages: installed })).toBe(true));

it("refuses one without a package, or with another version or content", () => {
  const { "node_modules/tool": tool, ...withoutTool } = installed;
  expect(isInstalled(lock, { packages: {} })).toBe(false);
  expect(isInstalled(lock, { packages: withoutTool })).toBe(false);
  for (const change of [{ version: "3.0.1" }, { integrity: "sha512-else" }])
    expect(isInstalled(lock, { packages: { ...withoutTool, "node_modules/tool": { ...tool, ...change } } })).toBe(
      false,
    );
});
