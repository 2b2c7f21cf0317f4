import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../scripts/mock.mjs", import.meta.url));

/** Starts the reference server in memory. */
export const startMock = () =>
  new Promise<{ url: string; stop: () => void }>((resolve, reject) => {
    const running = spawn(process.execPath, [script, "--port", "0"]);
    let said = "";
    running.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const url = /The mock is at (\S+),/.exec(said)?.[1];
      if (url !== undefined) resolve({ url, stop: () => void running.kill() });
    });
    running.once("exit", () => reject(new Error(`The reference server ended: ${said}`)));
  });
