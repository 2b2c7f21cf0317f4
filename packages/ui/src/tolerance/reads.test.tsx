import { memberShapes } from "@passerelle/api";
import { brokenHalves, jsonOperations, strangeBodies } from "@passerelle/api/conformance";
import { afterEach, expect, it, vi } from "vitest";
import { announced } from "../components/feedback/Announcer";
import { type Reading, readings } from "./reads";
import { clear, json, sampleOf, show, type Wire } from "./stage";

afterEach(clear);

interface Case {
  name: string;
  answer: Wire;
  /** Texts that have to be visible despite wrong data elsewhere. */
  healthy: readonly string[];
}

/** Shows a screen with this answer; returns the problems with the result. */
async function problemsOf({ operationId, screen, answers, open }: Reading, { name, answer, healthy }: Case) {
  const shown = show(screen, { ...answers, [operationId]: answer });
  await shown.settled();
  if (open) {
    await open(shown);
    await shown.settled();
  }
  const text = shown.text() ?? "";
  const problems = [
    ...shown.crashes.map(String),
    ...(shown.asked.includes(operationId) ? [] : ["not asked for"]),
    ...(/@(?![\p{L}\d._-])/u.test(text) ? ["an @ without a name"] : []),
    ...healthy.filter((each) => !text.includes(each)).map((each) => `${each} is lost`),
  ];
  clear();
  return problems.map((problem) => `${name}: ${problem}`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const parse = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? "");
  } catch {
    return undefined;
  }
};

/** The client's result for an answer. */
function readAs(operationId: string, value: unknown): unknown {
  const operation = jsonOperations.find((each) => each.operationId === operationId);
  const key = `${operation?.method.toUpperCase()} ${operation?.path}`;
  const [, shape] = Object.entries(memberShapes).find(([name]) => name === key) ?? [];
  return shape?.read(value, { found: false });
}

/** One of each set of answers for which the client gives the same result. */
function distinct<Given>(operationId: string, given: readonly Given[], bodyOf: (each: Given) => unknown): Given[] {
  return [...new Map(given.map((each) => [JSON.stringify(readAs(operationId, bodyOf(each))) ?? "", each])).values()];
}

function bodies({ operationId }: Reading): Case[] {
  const strange = distinct(operationId, strangeBodies(sampleOf(operationId)), ({ body }) => parse(body));
  const refusals = ["null", '{"errors":{"email":["x",null,{}]}}'];
  return [
    ...strange.map(({ name, body }) => ({ name, answer: { status: 200, body: body ?? null }, healthy: [] })),
    ...refusals.map((body) => ({ name: `400 ${body}`, answer: { status: 400, body }, healthy: [] })),
  ];
}

/** Each way to be wrong, also with a valid id, without which the row would be dropped. */
const withAndWithoutId = (sample: object, id: unknown = "id" in sample ? sample.id : undefined) =>
  brokenHalves(sample).flatMap((value) => [value, ...(isObject(value) && id !== undefined ? [{ ...value, id }] : [])]);

function fields({ operationId }: Reading): Case[] {
  const broken = distinct(operationId, withAndWithoutId(Object(sampleOf(operationId))), (value) => value);
  return broken.map((value) => ({ name: JSON.stringify(value), answer: json(value), healthy: [] }));
}

/** Bad rows among good ones, as many at once as the shortest page shows, with distinct ids. */
function rows({ operationId, title }: Reading): Case[] {
  const sample = sampleOf(operationId);
  const wrap = (items: unknown[]) => (Array.isArray(sample) ? items : { ...Object(sample), items });
  const row = Object(Array.isArray(sample) ? sample[0] : Object(sample).items[0]);
  const under = (id: number, value: object) => ({ ...value, id, ...("ID" in row && { ID: id }) });
  const good = (id: number) => under(id, { ...row, ...(title && { [title]: `Ligne saine ${id}` }) });
  const broken = withAndWithoutId(row).map((value, index) =>
    isObject(value) && value["id"] === row.id ? under(1_000 + index, value) : value,
  );
  const all = distinct(operationId, broken, (each) => wrap([each]));
  return Array.from({ length: Math.ceil(all.length / 12) }, (_, index) => ({
    name: `rows ${index}`,
    answer: json(wrap([good(1), ...all.slice(index * 12, index * 12 + 12), null, good(2)])),
    healthy: title ? ["Ligne saine 1", "Ligne saine 2"] : [],
  }));
}

const isList = ({ operationId }: Reading) => {
  const sample = sampleOf(operationId);
  return Array.isArray(sample) || (isObject(sample) && Array.isArray(sample["items"]));
};

/** Which of a screen's answers a test gives. */
type Part = (answer: unknown, index: number) => boolean;
const all: Part = () => true;
const evenOnes: Part = (_, index) => index % 2 === 0;
const oddOnes: Part = (_, index) => index % 2 === 1;

async function problemsWith(reading: Reading, part: Part): Promise<string[]> {
  const given = [...bodies(reading), ...(isList(reading) ? rows(reading) : fields(reading))].filter(part);
  const problems: string[] = [];
  for (const each of given) problems.push(...(await problemsOf(reading, each)));
  return problems;
}

const cases = readings.map((reading, index) => [reading.operationId, index, reading] as const);
const isFirst = ([operationId, index]: (typeof cases)[number]) =>
  readings.findIndex((reading) => reading.operationId === operationId) === index;
const first = cases.filter(isFirst);
const others = cases.filter((each) => !isFirst(each));

// Half of the answers for one screen of each operation at every change, the rest before a release.
it.each(first)(
  "%s, screen %i: survives invalid answers and shows their valid parts",
  { timeout: 120_000 },
  async (_operationId, _index, reading) => expect(await problemsWith(reading, evenOnes)).toEqual([]),
);
it.each(first)(
  "%s, screen %i: survives the other invalid answers and shows their valid parts",
  { timeout: 120_000, tags: ["release"] },
  async (_operationId, _index, reading) => expect(await problemsWith(reading, oddOnes)).toEqual([]),
);
it.each(others)(
  "%s, another screen, %i: survives invalid answers and shows their valid parts",
  { timeout: 120_000, tags: ["release"] },
  async (_operationId, _index, reading) => expect(await problemsWith(reading, all)).toEqual([]),
);

/** Reads whose failure the screen does not mention, because it works without them. */
const unmentioned: ReadonlySet<string> = new Set([
  "countNewPosts",
  "getUnreadMessagesCount",
  "getUnreadNotificationsCount",
  // Another call may find the person.
  "getUser",
  // Mentioned in a list that opens after another alert was created.
  "listOfferAlerts",
  "searchPlaces",
  "searchSkills",
  "suggestOffers",
]);

const said = () => [...announced("assertive"), ...announced("polite")].join();

it.each(first.filter(([operationId]) => !unmentioned.has(operationId)))(
  "%s, screen %i: says that it failed, and offers another try",
  { timeout: 30_000 },
  async (operationId, _index, { screen, answers, open }) => {
    const shown = show(screen, { ...answers, [operationId]: { status: 500, body: "{}" } });
    await shown.settled();
    await open?.(shown);
    await shown.acting.canvas.findAllByRole("button", { name: /^(Try again|Retry|Réessayer)/ });
    await vi.waitFor(() => expect(said()).toMatch(/\p{L}/u), { timeout: 5_000 });
    expect(shown.crashes).toEqual([]);
  },
);

/** Sections of My account and of the profile. */
const sections = ["listSessions", "listBlocks", "getNotificationSettings", "listResumeViews"];

it.each(first.filter(([operationId]) => sections.includes(operationId)))(
  "%s, screen %i: leaves the section out where the server is of an earlier release",
  async (operationId, _index, { screen }) => {
    const shown = show(screen, { [operationId]: { status: 501, body: "{}" } });
    await shown.settled();
    expect(shown.acting.canvas.queryAllByRole("heading")).toEqual([]);
    expect(announced("assertive")).toEqual([]);
  },
);
