import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Asker, createFairQueue } from "./fair-queue";

const account = (name: string): Asker => ({ kind: "account", name });
const knownNetwork = (name: string): Asker => ({ kind: "known network", name });
const network = (name: string): Asker => ({ kind: "network", name });

/** A queue that is busy until it is released, and the order in which it served askers. */
function aBusyQueue() {
  const run = createFairQueue(1);
  const served: string[] = [];
  const held: (() => void)[] = [];
  const first = run(network("first"), () => new Promise<void>((resolve) => held.push(resolve)));
  const asked = [first];
  const ask = (asker: Asker) => {
    const answer = run(asker, async () => void served.push(asker.name));
    answer.catch(() => undefined);
    asked.push(answer);
    return answer;
  };
  return {
    ask,
    served,
    finish: async () => {
      held.forEach((release) => release());
      const answers = await Promise.allSettled(asked);
      return answers.filter(({ status }) => status === "rejected").length;
    },
  };
}

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

it("alternates between accounts, known networks and other networks", async () => {
  const { ask, served, finish } = aBusyQueue();
  for (const n of times(3)) void ask(network(`n${n}`));
  for (const n of times(2)) void ask(knownNetwork(`k${n}`));
  for (const n of times(2)) void ask(account(`a${n}`));
  expect(await finish()).toBe(0);
  expect(served).toEqual(["a0", "k0", "n0", "a1", "k1", "n1", "n2"]);
});

it("serves each asker of a kind once before serving any of them twice", async () => {
  const { ask, served, finish } = aBusyQueue();
  for (const name of ["one", "one", "one", "two", "three", "three"]) void ask(network(name));
  await finish();
  expect(served).toEqual(["one", "two", "three", "one", "three", "one"]);
});

it("has forty places for each kind, and refuses further askers", async () => {
  const { ask, served, finish } = aBusyQueue();
  for (const n of times(100)) void ask(network(`n${n}`));
  for (const n of times(40)) void ask(knownNetwork(`k${n}`));
  for (const n of times(40)) void ask(account(`a${n}`));
  expect(await finish()).toBe(60);
  expect(served).toHaveLength(120);
});

it("takes a place from the asker with the most places for an asker without any", async () => {
  const { ask, served, finish } = aBusyQueue();
  for (const _ of times(50)) void ask(network("many"));
  void ask(network("two"));
  void ask(network("two"));
  expect(await finish()).toBe(12);
  expect(served.filter((name) => name === "two")).toHaveLength(2);
  expect(served.indexOf("two")).toBe(1);
});

it("continues after failed work", async () => {
  const run = createFairQueue(1);
  const failing = run(network("a"), async () => {
    await setImmediate();
    throw new Error("It fails.");
  });
  const next = run(network("b"), async () => "done");
  await expect(failing).rejects.toThrow("It fails.");
  expect(await next).toBe("done");
  expect(await run(network("c"), async () => "again")).toBe("again");
});
