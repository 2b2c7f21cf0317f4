import { expect } from "vitest";
import { ADDRESSES, INVISIBLE, NO_ADDRESSES, ODD_ADDRESSES, PECULIAR, UNSTORABLE } from "../context/builders";
import {
  add,
  change,
  certifications,
  type CvList,
  cvLists,
  experiences,
  find,
  formations,
  projects,
  theAuthor,
} from "../context/cv-lists";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { refusedFields, sendJson } from "../context/calls";
import { asStored } from "../context/forms";

const post = async (context: TestContext, { one, least }: CvList, changes: object) =>
  sendJson(await theAuthor(context), "POST", `/${one}`, { ...least, ...changes });

/** Expects items to be refused, each for one field, as a flat `{field}`. Every try is a field and its value. */
const refuses = (list: CvList, what: string, ...tries: [field: string, value: unknown][]) =>
  contractTest(`refuses ${what}`, list.operations.create, async (context) => {
    for (const [field, value] of tries) {
      const answer = await post(context, list, { [field]: value });
      expect([field, value, answer]).toEqual([field, value, refusedFields(field)]);
    }
  });

/** Expects items to be saved with a value. Every try is a field, its value, and the value that is then read. */
const takes = (list: CvList, what: string, ...tries: [field: string, value: unknown, seen: unknown][]) =>
  contractTest(`accepts ${what}`, list.operations.create, async (context) => {
    for (const [field, value, seen] of tries) {
      const item = await add(list, await theAuthor(context), { [field]: value });
      expect([value, item[field]]).toEqual([value, seen]);
    }
  });

const words = (count: number, length = 60) => Array.from({ length: count }, (_, n) => `${n} `.padEnd(length, "x"));

/** Contract tests for rejected and tolerated values, the same for all four lists. */
function rules(list: CvList): ContractTest[] {
  const { operations, least, limits, tags } = list;
  const texts = Object.keys(limits);
  const required = Object.keys(least);
  const everywhere = (value: (limit: number) => string) =>
    Object.fromEntries(Object.entries(limits).map(([field, limit]) => [field, value(limit)]));
  return [
    contractTest("reports all missing fields at once (D-001)", operations.create, async (context) => {
      expect(await sendJson(await theAuthor(context), "POST", `/${list.one}`, {})).toEqual(refusedFields(...required));
    }),
    refuses(
      list,
      "required fields that are blank or null (D-056)",
      ...required.flatMap((field): [string, unknown][] => [
        [field, ""],
        [field, " \n\t "],
        [field, INVISIBLE],
        [field, null],
      ]),
    ),
    contractTest("does not clear a required field (D-056)", operations.update, async (context) => {
      const author = await theAuthor(context);
      const item = await add(list, author);
      for (const field of required)
        expect([field, await change(list, author, item.id, { [field]: INVISIBLE })]).toEqual([
          field,
          refusedFields(field),
        ]);
      expect(await find(list, author, item.id)).toEqual(item);
    }),
    refuses(
      list,
      "values that are not texts",
      ...texts.flatMap((field): [string, unknown][] => [
        [field, ["Lyon"]],
        [field, { text: "Lyon" }],
        [field, 42],
      ]),
    ),
    refuses(list, "texts over their limits (D-029)", ...Object.entries(everywhere((limit) => "x".repeat(limit + 1)))),
    contractTest("accepts texts up to their limits, in any script (D-029)", operations.create, async (context) => {
      for (const letter of ["é", "🙂"]) {
        const given = everywhere((limit) => letter.repeat(limit));
        expect(await add(list, await theAuthor(context), given)).toMatchObject(given);
      }
    }),
    contractTest("stores unusual texts unchanged", operations.create, async (context) => {
      const given = {
        ...everywhere(() => PECULIAR),
        ...Object.fromEntries(tags.map((field) => [field, [PECULIAR]])),
      };
      const author = await theAuthor(context);
      const item = await add(list, author, given);
      expect(await find(list, author, item.id)).toMatchObject(given);
    }),
    takes(
      list,
      "texts with surrounding spaces (D-056)",
      ...texts.map((field): [string, string, string] => [
        field,
        " \n Deux\n  lignes ",
        asStored("Deux\n  lignes", limits[field]),
      ]),
    ),
    ...Object.entries(UNSTORABLE).map(([what, text]) =>
      refuses(
        list,
        `${what} anywhere`,
        ...texts.map((field): [string, string] => [field, text]),
        ...tags.map((field): [string, string[]] => [field, ["Go", text]]),
      ),
    ),
    takes(
      list,
      "distinct words, in their first spelling, without blank ones (D-094)",
      ...tags.map((field): [string, string[], string[]] => [
        field,
        ["Go", " go ", "GO", "", "  ", INVISIBLE, "Élan", "ÉLAN"],
        ["Go", "Élan"],
      ]),
    ),
    takes(
      list,
      "fifty words of sixty characters (D-029)",
      ...tags.map((field): [string, string[], string[]] => [field, words(50), words(50)]),
    ),
    refuses(
      list,
      "lists with too many words, too long ones, or other values (D-029)",
      ...tags.flatMap((field): [string, unknown][] => [
        [field, words(51, 4)],
        [field, words(1, 61)],
        [field, "Go, SQL"],
        [field, [1, null]],
        [field, { 0: "Go" }],
      ]),
    ),
  ];
}

const dates: [given: string, seen: string][] = [
  ["2020-02-29", "2020-02-29"],
  ["2020-03-01T00:00:00Z", "2020-03-01"],
  ["2020-03-01T23:59:59-11:00", "2020-03-01"],
  ["2020-03-01T00:30:00.000+14:00", "2020-03-01"],
];
const noDates = [
  "hier",
  "2012",
  "2012-03",
  "01/03/2012",
  "2012-13-01",
  "2011-02-29",
  "2012-3-1",
  "2012-03-01 00:00",
  "2012-03-01\u0000",
  20120301,
  [],
  true,
];
const blanks = [null, "", " ", "0001-01-01", "0001-01-01T00:00:00Z"];

/** Contract tests that date fields hold valid dates. */
const dating = (list: CvList, required: string[], optional: string[]): ContractTest[] => [
  takes(
    list,
    "a date, or a date-time, whose date as written counts (D-021)",
    ...[...required, ...optional].flatMap((field) =>
      dates.map(([given, seen]): [string, string, string] => [field, given, seen]),
    ),
  ),
  refuses(
    list,
    "invalid dates",
    ...[...required, ...optional].flatMap((field) => noDates.map((date): [string, unknown] => [field, date])),
  ),
  takes(
    list,
    "a blank or zero date as none (D-022)",
    ...optional.flatMap((field) => blanks.map((blank): [string, unknown, null] => [field, blank, null])),
  ),
  refuses(
    list,
    "a zero date in a required field (D-022)",
    ...required.map((field): [string, string] => [field, "0001-01-01"]),
  ),
];

const endsEarly = "La date de fin doit être postérieure à la date de début.";

/** Contract tests that an end never precedes its start. */
const lasting = (list: CvList): ContractTest[] => [
  ...testsOf(list.operations.create, {
    "refuses an end before the start, with the documented text (D-090)": async (context) => {
      const answer = await post(context, list, { startedAt: "2020-02-02", finishedAt: "2020-02-01" });
      expect(answer).toEqual({ status: 400, body: { finishedAt: endsEarly } });
    },
    "accepts an end on the day of the start (D-090)": async (context) => {
      const oneDay = { startedAt: "2020-02-02", finishedAt: "2020-02-02" };
      expect(await add(list, await theAuthor(context), oneDay)).toMatchObject(oneDay);
    },
  }),
  ...testsOf(list.operations.update, {
    "refuses a change that puts the end before the start (D-090)": async (context) => {
      const author = await theAuthor(context);
      const item = await add(list, author, { startedAt: "2020-02-02", finishedAt: "2021-02-02" });
      for (const late of [{ startedAt: "2021-02-03" }, { finishedAt: "2020-02-01" }])
        expect(await change(list, author, item.id, late)).toEqual({ status: 400, body: { finishedAt: endsEarly } });
      expect(await find(list, author, item.id)).toEqual(item);
    },
  }),
];

/** Contract tests for fields that have an alternative spelling. */
const spelling = (list: CvList, field: string, other: string): ContractTest =>
  contractTest(`accepts ${other} for ${field} (D-017)`, list.operations.create, async (context) => {
    const { [field]: _, ...least } = list.least;
    const author = await theAuthor(context);
    const { status, body } = await sendJson(author, "POST", `/${list.one}`, { ...least, [other]: "Autre" });
    expect([status, body]).toMatchObject([201, { data: { [field]: "Autre" } }]);
    const item = await add(list, author);
    await change(list, author, item.id, { [other]: "Autre" });
    expect(await find(list, author, item.id)).toEqual({ ...item, [field]: "Autre" });
  });

export const cvRuleTests: ContractTest[] = [
  ...cvLists.flatMap(rules),
  ...[formations, experiences].flatMap(lasting),
  ...dating(formations, ["startedAt"], ["finishedAt"]),
  ...dating(experiences, ["startedAt", "finishedAt"], []),
  ...dating(certifications, [], ["issuedTo"]),
  spelling(projects, "Description", "description"),
  spelling(certifications, "certificationID", "certificationId"),
  ...["stage", "alternance", "cdd", "cdi", "freelance"].map((type) =>
    takes(experiences, `${type} as a type of experience`, ["experienceType", type, type]),
  ),
  refuses(
    experiences,
    "an unknown type of experience",
    ["experienceType", "benevolat"],
    ["experienceType", ""],
    ["experienceType", "CDI"],
  ),
  takes(
    projects,
    "web addresses, and keeps them unchanged (D-093)",
    ...ADDRESSES.map((url): [string, string, string] => ["demoUrl", url, url]),
  ),
  takes(
    projects,
    "a blank address as none (D-082)",
    ["demoUrl", "", null],
    ["demoUrl", " ", null],
    ["demoUrl", null, null],
  ),
  refuses(
    projects,
    "invalid web addresses, and other schemes (D-093)",
    ...NO_ADDRESSES.map((url): [string, string] => ["demoUrl", url]),
  ),
  contractTest("accepts odd addresses and encodes them as URIs (D-093)", "createProject", async (context) => {
    for (const url of ODD_ADDRESSES) {
      const { demoUrl } = await add(projects, await theAuthor(context), { demoUrl: url });
      expect(decoded(String(demoUrl))).toBe(decoded(url));
    }
  }),
];

/** A URL as a browser parses it, percent-decoded. */
function decoded(address: string): string {
  const { href } = new URL(address);
  return href.replaceAll(/(?:%[0-9A-F]{2})+/gi, decodeURIComponent);
}
