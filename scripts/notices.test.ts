import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./install.mjs";
import { dependenciesOf, installedWith, writeNotices } from "./notices.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-notices-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Installs a package; returns the path of one of its modules. */
function install(manifest: { name: string; license?: string; author?: string }, texts: Record<string, string> = {}) {
  const home = join(folder, "node_modules", manifest.name);
  mkdirSync(home, { recursive: true });
  const files = { "package.json": JSON.stringify({ version: "1.2.3", ...manifest }), ...texts };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  return join(home, "dist/index.js");
}

describe("the notices of a build", () => {
  it("name each package once, with its licence and its own text", () => {
    const one = install({ name: "@some/one", license: "MIT" }, { LICENSE: "Copyright One", NOTICE: "By One" });
    const notices = writeNotices(dependenciesOf([one, `${one}?used`, "/somewhere/src/our-own.ts"]));
    expect(notices.match(/^@some\/one 1\.2\.3$/gm)).toHaveLength(1);
    expect(notices).toContain("Licence: MIT");
    expect(notices).toContain("Copyright One");
    expect(notices).toContain("By One");
  });

  it("give a package of MIT that carries no text its author and the text", () => {
    const bare = install({ name: "bare", license: "MIT", author: "Jeanne Martin" });
    const notices = writeNotices(dependenciesOf([bare]));
    expect(notices).toContain("Copyright (c) Jeanne Martin");
    expect(notices).toContain("Permission is hereby granted");
  });

  it.each([["GPL-3.0-only"], ["SEE LICENSE IN terms.txt"], [undefined]])("fail for the licence %s", (license) => {
    const strange = install({ name: "strange", ...(license && { license }) }, { LICENSE: "All rights reserved." });
    expect(() => writeNotices(dependenciesOf([strange]))).toThrow("strange (");
  });

  it("fail where the text of a licence is nowhere", () => {
    const bare = install({ name: "bare", license: "Apache-2.0" });
    expect(() => writeNotices(dependenciesOf([bare]))).toThrow("bare has no text of its licence");
  });
});

it("what the server is installed with has its notice, as what its bundle holds", () => {
  const notices = writeNotices(installedWith(join(root, "apps/server")));
  for (const name of ["fastify", "kysely", "sharp"]) expect(notices).toMatch(new RegExp(`^${name} \\d`, "m"));
  expect(notices).toMatch(/Copyright \(c\) \d{4}-present The Fastify team/);
});

it("what the application is made of has its notice", () => {
  const modules = ["react-dom/client.js", "@chakra-ui/react/dist/index.js", "@fontsource-variable/figtree/index.css"];
  const notices = writeNotices(dependenciesOf(modules.map((name) => join(root, "node_modules", name))));
  expect(notices).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
  expect(notices).toContain("SIL OPEN FONT LICENSE");
});
