import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const module = new URL("end-with-parent.mjs", import.meta.url).href;
const program = `
  const { endWithParent } = await import(${JSON.stringify(module)});
  process.on("SIGTERM", () => { console.log("stopped"); process.exit(); });
  setInterval(() => undefined, 1_000);
  endWithParent();
  console.log("started");
`;

it("stops once the shell that started it has gone", async () => {
  // A second command keeps the shell alive.
  const shell = spawn("sh", ["-c", '"$0" --input-type=module --eval "$1"; true', process.execPath, program]);
  let output = "";
  shell.stdout.on("data", (text) => (output += String(text)));
  await expect.poll(() => output).toBe("started\n");
  const closed = once(shell, "close");
  shell.kill("SIGTERM");
  await closed;
  expect(output).toBe("started\nstopped\n");
});
