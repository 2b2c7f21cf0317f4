import { expect, it } from "vitest";
import { run } from "./commands";

it("runs a command with a value in place of the placeholder", async () => {
  expect(await run("echo {email} {email}", { place: "{email}", value: "zoe@exemple.fr" })).toBe(
    "zoe@exemple.fr zoe@exemple.fr\n",
  );
});

it("ends a command that takes longer than it may", async () => {
  const start = Date.now();
  await expect(run("sleep 30", { patience: 200 })).rejects.toThrow("sleep 30");
  expect(Date.now() - start).toBeLessThan(10_000);
});
