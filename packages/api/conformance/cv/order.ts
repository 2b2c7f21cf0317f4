import { expect } from "vitest";
import { add, anotherAuthor, change, type CvList, cvLists, drop, type Item, readList } from "../context/cv-lists";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { asNode } from "../../src/contract/openapi-document";
import { call, refused, refusedFields } from "../context/calls";

const hasStart = ({ least }: CvList) => "startedAt" in least;
/** Start dates of a test's entries, in the order in which the entries are added. */
const starts = ["2010-01-01", "2011-01-01", "2012-01-01", "2013-01-01"] as const;
const startOf = (list: CvList, startedAt: string) => (hasStart(list) ? { startedAt, finishedAt: "2020-01-01" } : {});

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);
const order = async (list: CvList, author: TestUser) => idsOf(await readList(list, author));

/** An applicant with four entries. The newest one, which has the latest start date, comes first. */
async function withFour(list: CvList, { signIn }: TestContext) {
  const author = await signIn("applicant");
  const [d, c, b, a] = [
    await add(list, author, startOf(list, starts[0])),
    await add(list, author, startOf(list, starts[1])),
    await add(list, author, startOf(list, starts[2])),
    await add(list, author, startOf(list, starts[3])),
  ];
  const move = (item: Item, position: unknown) => change(list, author, item.id, { position });
  return { author, a, b, c, d, move };
}

/** Contract tests for reordering a list, the same for all four. */
const ordering = (list: CvList): ContractTest[] => [
  ...testsOf(list.operations.update, {
    "puts an entry at a position, on every page (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      expect(await move(d, 2)).toMatchObject({ status: 200, body: { data: d } });
      expect(await readList(list, author)).toEqual([a, d, b, c]);
      const { body } = await call(author, "GET", `/${list.many}?page=2&pageSize=2`);
      expect(asNode(body)["items"]).toEqual([b, c]);
      await move(a, 3);
      expect(await order(list, author)).toEqual(idsOf([d, b, a, c]));
      await move(d, 100);
      expect(await order(list, author)).toEqual(idsOf([b, a, c, d]));
      await drop(list, author, a.id);
      expect(await order(list, author)).toEqual(idsOf([b, c, d]));
    },
    "keeps the position of a changed entry (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      await move(d, 2);
      await change(list, author, d.id, { ...list.least, ...startOf(list, "2019-01-01") });
      await change(list, author, b.id, startOf(list, "2009-01-01"));
      expect(await order(list, author)).toEqual(idsOf([a, d, b, c]));
      await change(list, author, c.id, { ...list.least, position: 1 });
      expect(await order(list, author)).toEqual(idsOf([c, a, d, b]));
    },
    "returns to the usual order once the positions match it (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      await move(d, 1);
      await move(d, 4);
      await change(list, author, b.id, startOf(list, "2015-01-01"));
      expect(await order(list, author)).toEqual(idsOf(hasStart(list) ? [b, a, c, d] : [a, b, c, d]));
    },
    "refuses an invalid position (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      for (const position of [0, -1, 101, 1.5, "first", null, []])
        expect([position, await move(d, position)]).toEqual([position, refusedFields("position")]);
      expect(await order(list, author)).toEqual(idsOf([a, b, c, d]));
    },
    "moves no entry of another applicant (D-005)": async (context) => {
      const { author, a, b, c, d } = await withFour(list, context);
      expect(await change(list, await anotherAuthor(context), d.id, { position: 1 })).toEqual(refused(404));
      expect(await order(list, author)).toEqual(idsOf([a, b, c, d]));
    },
    "uses the order on the person's page (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      await move(d, 2);
      const { body } = await call(author, "GET", `/people/${author.me.username}`);
      expect(asNode(asNode(asNode(body)["data"])["profile"])[list.many]).toEqual([a, d, b, c]);
    },
    "keeps every entry during simultaneous moves (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      const answers = await Promise.all([move(d, 1), move(c, 1), move(b, 4)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const found = await order(list, author);
      expect(found.toSorted((one, other) => one - other)).toEqual(idsOf([d, c, b, a]));
      expect(found.at(-1) === b.id || found.at(-2) === b.id).toBe(true);
    },
  }),
  contractTest("has the same order with small and large pages (D-091)", list.operations.list, async ({ signIn }) => {
    const author = await signIn("applicant");
    for (let count = 0; count < 3; count += 1) await add(list, author, startOf(list, starts[0]));
    const pages = [1, 2, 3].map((page) => call(author, "GET", `/${list.many}?page=${page}&pageSize=1`));
    const found = (await Promise.all(pages)).map(({ body }) => asNode(body)["items"]);
    expect(found).toEqual((await readList(list, author)).map((entry) => [entry]));
  }),
  contractTest("shows a new entry before those with a position (D-236)", list.operations.create, async (context) => {
    const { author, a, b, c, d, move } = await withFour(list, context);
    await move(d, 1);
    const [older, newer] = [
      await add(list, author, startOf(list, "2001-01-01")),
      await add(list, author, startOf(list, "2002-01-01")),
    ];
    expect(await order(list, author)).toEqual(idsOf([newer, older, d, a, b, c]));
  }),
  contractTest("puts a new entry at its position (D-236)", list.operations.create, async (context) => {
    const { author, a, b, c, d } = await withFour(list, context);
    const added = await add(list, author, { ...startOf(list, "2001-01-01"), position: 3 });
    expect(await order(list, author)).toEqual(idsOf([a, b, added, c, d]));
  }),
  ...testsOf(list.operations.remove, {
    "returns to the usual order once the moved entry is deleted (D-236)": async (context) => {
      const { author, a, b, c, d, move } = await withFour(list, context);
      await move(d, 1);
      await drop(list, author, d.id);
      const older = await add(list, author, startOf(list, "2001-01-01"));
      expect(await order(list, author)).toEqual(idsOf(hasStart(list) ? [a, b, c, older] : [older, a, b, c]));
    },
  }),
];

export const cvOrderTests: ContractTest[] = cvLists.flatMap(ordering);
