import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const module = new URL("options.mjs", import.meta.url).href;
const program = `
  const { readOptions } = await import(${JSON.stringify(module)});
  console.log(JSON.stringify(readOptions("npm run load", { seconds: "60", callers: "64" })));
`;
const run = (...words: string[]) => {
  const node = ["--input-type=module", "--eval", program, "--", ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: "utf8" });
  return { status, stdout, stderr };
};
const usage = "Usage: npm run load -- [--name value]\n  --seconds 60\n  --callers 64\n";

it("reads the given value, else the default", () =>
  expect(run("--seconds", "5")).toEqual({ status: 0, stdout: '{"seconds":"5","callers":"64"}\n', stderr: "" }));

it("prints the options when asked, and when one is not among them", () => {
  expect(run("--help")).toEqual({ status: 0, stdout: usage, stderr: "" });
  const { status, stderr } = run("--second", "5");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--second'/);
  expect(stderr).toContain(usage);
});
