import { expect, it } from "vitest";
import { createPasswords } from "./passwords";

// How many wait does not depend on the cost.
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

it("hashes at the recommended cost, unless it is told another", async () => {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(await createPasswords().hash("x")) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(time)).toBeGreaterThanOrEqual(2);
});

/** How many of these are turned away with a 503, and how many are answered. */
async function outcomes(attempts: Promise<boolean>[]) {
  const settled = await Promise.allSettled(attempts);
  const busy = settled.filter((one) => one.status === "rejected" && Object(one.reason).status === 503);
  return { busy: busy.length, answered: settled.length - busy.length };
}
const attempts = (count: number, addressOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => passwords.verify(undefined, "not the password", addressOf(n)));

it("lets ten of a network wait, and turns the others away", async () => {
  await passwords.verify(undefined, "before");
  expect(await outcomes(attempts(30, () => "192.0.2.7"))).toEqual({ busy: 20, answered: 10 });
  expect(await outcomes(attempts(10, () => "192.0.2.7"))).toEqual({ busy: 0, answered: 10 });
});

it("lets no more than some wait, whatever their networks", async () => {
  const { busy, answered } = await outcomes(attempts(90, (n) => `203.0.113.${n}`));
  expect(answered).toBeLessThanOrEqual(43);
  expect(busy).toBe(90 - answered);
});

it("turns nobody away who has no address: what the server does itself", async () => {
  const hashes = await Promise.all(Array.from({ length: 50 }, () => passwords.hash("Passerelle-2026!")));
  expect(new Set(hashes).size).toBe(50);
});
