import { jsonOperations } from "@passerelle/api/conformance";
import { afterEach, expect, it, vi } from "vitest";
import { announced } from "../components/feedback/Announcer";
import { toast } from "../components/feedback/toast";
import { forgetDrafts } from "../forms/drafts/draft-storage";
import { accountChanges } from "./account-changes";
import { authChanges, sessions } from "./auth-changes";
import type { Change } from "./change";
import { feedChanges } from "./feed-changes";
import { messageChanges } from "./message-changes";
import { offerChanges } from "./offer-changes";
import { profileChanges } from "./profile-changes";
import { readings } from "./reads";
import { clear, show, type Wire } from "./stage";

afterEach(() => {
  clear();
  toast.clear();
  // The text of a refused change would open its form again.
  forgetDrafts();
});

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

/** Makes a change that gets this answer. */
async function request({ operationId, screen, answers, make }: Change, answer: Wire) {
  const shown = show(screen, { ...answers, [operationId]: answer });
  await make(shown.acting);
  await vi.waitFor(() => expect(shown.asked).toContain(operationId), { timeout: 5_000 });
  return shown;
}

/** Makes a change with this answer, and waits for the text about it. */
async function make(change: Change, answer: Wire) {
  const shown = await request(change, answer);
  if (change.says) await shown.acting.canvas.findAllByText(change.says);
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

it.each(changes)("$operationId fails: the screen says so at once", { timeout: 30_000 }, async (change) => {
  const { acting, crashes, settled, text } = await request(change, { status: 500, body: "{}" });
  const said = () => announced("assertive").filter((line) => text()?.includes(line));
  await vi.waitFor(() => expect(said()).not.toEqual([]), { timeout: 5_000 });
  await settled();
  const claims = change.says ? acting.canvas.queryAllByText(change.says) : [];
  expect(claims.filter(({ textContent }) => !said().join().includes(textContent))).toEqual([]);
  expect(crashes).toEqual([]);
});

it("leaves no operation of the contract out", () => {
  const covered = new Set([...readings, ...changes, ...sessions].map(({ operationId }) => operationId));
  const missing = jsonOperations.filter(({ operationId }) => !covered.has(operationId) && !(operationId in elsewhere));
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});
