import { expect, it } from "vitest";
import { createSerialQueue } from "./serial-queue";

it("runs work one at a time, in the order of the calls, also after a failure", async () => {
  const inTurn = createSerialQueue();
  const said: string[] = [];
  const work = (name: string) => async () => {
    said.push(`${name} begins`);
    await Promise.resolve();
    said.push(`${name} ends`);
    return name;
  };
  const failed = inTurn(() => Promise.reject(new Error("failed")));
  const done = Promise.all([inTurn(work("one")), inTurn(work("two"))]);
  await expect(failed).rejects.toThrow("failed");
  expect(await done).toEqual(["one", "two"]);
  expect(said).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});
