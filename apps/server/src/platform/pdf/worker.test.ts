import { expect, it } from "vitest";
import { inTurn } from "./worker";

it("works for one person one after the other, and for others meanwhile (D-239)", async () => {
  const log: string[] = [];
  const work = (userId: number, name: string) =>
    inTurn(userId, async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
    });
  await Promise.all([work(1, "first"), work(1, "second"), work(2, "another's")]);
  expect(log.indexOf("second begins")).toBeGreaterThan(log.indexOf("first ends"));
  expect(log.indexOf("another's begins")).toBeLessThan(log.indexOf("first ends"));
});
