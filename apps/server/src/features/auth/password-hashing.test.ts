import { expect, it } from "vitest";
import { createPasswords } from "./password-hashing";

// The cost does not affect the number of calls that wait.
const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

it("hashes at the recommended cost by default", async () => {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(await createPasswords().hash("x")) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
  expect(Number(time)).toBeGreaterThanOrEqual(2);
});

it("never refuses the server's own work", async () => {
  const hashes = await Promise.all(Array.from({ length: 50 }, () => passwords.hash("Passerelle-2026!")));
  expect(new Set(hashes).size).toBe(50);
});
