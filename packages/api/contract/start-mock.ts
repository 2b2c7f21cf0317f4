import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../scripts/mock.mjs", import.meta.url));

/** The reference server's address, and a person on it. */
export interface Account {
  url: string;
  email: string;
  password: string;
}

/** Starts the reference server in memory. */
export const startMock = () =>
  new Promise<{ account: Account; stop: () => void }>((resolve, reject) => {
    const running = spawn(process.execPath, [script, "--port", "0"]);
    let said = "";
    running.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [, url, email, password] = /The mock is at (\S+),.*?applicant +(\S+) +(\S+)\n/s.exec(said) ?? [];
      if (url === undefined || email === undefined || password === undefined) return;
      resolve({ account: { url, email, password }, stop: () => void running.kill() });
    });
    running.once("exit", () => reject(new Error(`The reference server ended: ${said}`)));
  });
