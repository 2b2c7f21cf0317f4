import { once } from "node:events";
import { expect, it } from "vitest";
import { startHourly } from "./scheduler";
import { createLog } from "./log";

it("waits for running jobs when stopped, and logs failed ones", async () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
  let isStopped = false;
  const end = new EventTarget();
  const slow = () => once(end, "now");
  const stop = startHourly(log, [slow, () => Promise.reject(new Error("away"))]);
  const stopped = stop().then(() => (isStopped = true));
  await new Promise((settled) => setTimeout(settled, 20));
  expect(isStopped).toBe(false);
  end.dispatchEvent(new Event("now"));
  await stopped;
  expect(lines).toEqual([expect.stringMatching(/away.*"msg":"a job failed"/)]);
});
