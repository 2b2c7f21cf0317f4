// @vitest-environment happy-dom
import { jsonOperations } from "@passerelle/api/conformance";
import { afterEach, expect, it, vi } from "vitest";
import { type Change, changes, elsewhere, sessions } from "./changes";
import { readings } from "./reads";
import { clear, show, type Wire } from "./stage";

afterEach(clear);

const empty: readonly Wire[] = [
  { status: 204, body: null },
  { status: 200, body: "null" },
  { status: 201, body: "{}" },
];
const casesOf = (list: readonly Change[]) =>
  list.flatMap((change) =>
    empty.map((answer) => ({ name: `${change.operationId} ${answer.status} ${answer.body}`, change, answer })),
  );

/** Makes a change that is answered so, and waits for what is said of it. */
async function make({ operationId, screen, answers, make, says }: Change, answer: Wire) {
  const shown = show(screen, { ...answers, [operationId]: answer });
  await make(shown.acting);
  await vi.waitFor(() => expect(shown.asked).toContain(operationId));
  if (says) await shown.acting.canvas.findAllByText(says);
  await shown.settled();
  expect(shown.crashes).toEqual([]);
  return shown.acting.canvas.queryAllByRole("alert").map(({ textContent }) => textContent);
}

it.each(casesOf(changes))("$name: the change was made", { timeout: 30_000 }, async ({ change, answer }) => {
  expect(await make(change, answer)).toEqual([]);
});

it.each(casesOf(sessions))("$name: there is no session", { timeout: 30_000 }, async ({ change, answer }) => {
  expect(await make(change, answer)).toBeDefined();
});

it("leaves no operation of the contract out", () => {
  const covered = new Set([...readings, ...changes, ...sessions].map(({ operationId }) => operationId));
  const missing = jsonOperations.filter(({ operationId }) => !covered.has(operationId) && !(operationId in elsewhere));
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});
