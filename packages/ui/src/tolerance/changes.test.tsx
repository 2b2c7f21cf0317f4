import { jsonOperations } from "@passerelle/api/conformance";
import { afterEach, expect, it, vi } from "vitest";
import { accountChanges } from "./account-changes";
import { authChanges, sessions } from "./auth-changes";
import type { Change } from "./change";
import { feedChanges } from "./feed-changes";
import { messageChanges } from "./message-changes";
import { offerChanges } from "./offer-changes";
import { profileChanges } from "./profile-changes";
import { readings } from "./reads";
import { clear, show, type Wire } from "./stage";

afterEach(clear);

/** Every change in the contract that a screen makes. */
const changes = [
  ...authChanges,
  ...accountChanges,
  ...profileChanges,
  ...offerChanges,
  ...feedChanges,
  ...messageChanges,
];

/** Operations without their own case, and the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  logout: "The application does not wait for its answer.",
  createLiveTicket: "No screen calls it: the live channel's tests show odd answers.",
  listPublicOffers: "No screen calls it: the server renders the pages for visitors.",
  getPublicOffer: "No screen calls it: the server renders the pages for visitors.",
  suggestPublicOffers: "No screen calls it: the script of the visitors' search does.",
  getPublicCompany: "No screen calls it: the server renders the pages for visitors.",
  proposeCvEntries: "Files are not sent by fetch: the stories of ExchangePdf show odd answers.",
};

const withoutBody: readonly Wire[] = [{ status: 204, body: null }];
/** Other empty answers, tested before a release. */
const withEmptyBody: readonly Wire[] = [
  { status: 200, body: "null" },
  { status: 201, body: "{}" },
];
const casesOf = (list: readonly Change[], answers: readonly Wire[]) =>
  list.flatMap((change) =>
    answers.map((answer) => ({ name: `${change.operationId} ${answer.status} ${answer.body}`, change, answer })),
  );

/** Makes a change with this answer, and waits for the text about it. */
async function make({ operationId, screen, answers, make, says }: Change, answer: Wire) {
  const shown = show(screen, { ...answers, [operationId]: answer });
  await make(shown.acting);
  await vi.waitFor(() => expect(shown.asked).toContain(operationId), { timeout: 5_000 });
  if (says) await shown.acting.canvas.findAllByText(says);
  await shown.settled();
  expect(shown.crashes).toEqual([]);
  return shown.acting.canvas.queryAllByRole("alert").map(({ textContent }) => textContent);
}

for (const [answers, tags] of [
  [withoutBody, []],
  [withEmptyBody, ["release"]],
] as const) {
  const options = { timeout: 30_000, tags: [...tags] };
  it.each(casesOf(changes, answers))("$name: the change was made", options, async ({ change, answer }) => {
    expect(await make(change, answer)).toEqual([]);
  });
  it.each(casesOf(sessions, answers))("$name: there is no session", options, async ({ change, answer }) => {
    expect(await make(change, answer)).toBeDefined();
  });
}

it("leaves no operation of the contract out", () => {
  const covered = new Set([...readings, ...changes, ...sessions].map(({ operationId }) => operationId));
  const missing = jsonOperations.filter(({ operationId }) => !covered.has(operationId) && !(operationId in elsewhere));
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});
