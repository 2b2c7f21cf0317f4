import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPool, readAccounts } from "./ready-accounts";
import { CannotRun } from "../context/target";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "passerelle-accounts-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string): string {
  const file = join(folder, "accounts.json");
  writeFileSync(file, content);
  return file;
}

describe("ready-made accounts", () => {
  it("are given out by their role, each once, and then there are none", () => {
    const file = fileOf(
      '{"applicant": [{"token": "a", "password": "x"}, {"token": "b"}], "recruiter": [{"token": "c"}]}',
    );
    const take = createPool(readAccounts(file));
    expect([take("applicant"), take("recruiter"), take("applicant")]).toEqual([
      { token: "a", password: "x" },
      { token: "c" },
      { token: "b" },
    ]);
    expect(() => take("recruiter")).toThrow(CannotRun);
    expect(() => take("recruiter")).toThrow("No unused recruiter is left of the 1 given.");
  });

  it.each([
    ["{", "cannot be read"],
    ["{}", "has no accounts"],
    ['{"applicant": "a"}', '"applicant" must be a list'],
    ['{"applicant": [{"token": ""}]}', 'applicant[0] needs a "token"'],
  ])("are refused as %s", (content, text) => expect(() => readAccounts(fileOf(content))).toThrow(text));

  it("are refused where there is no file", () =>
    expect(() => readAccounts(join(folder, "nothing.json"))).toThrow("cannot be read"));
});
