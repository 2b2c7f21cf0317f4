import { expect } from "vitest";
import { once, publish, readOffer, statsOf, theRecruiter } from "../context/acts";
import { add, anotherAuthor, change, type CvList, cvLists, drop, find, readList, theAuthor } from "../context/cv-lists";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { pagingTests } from "../requests/paging";
import { refused, sendJson, statusesOf } from "../context/calls";

let skills = 0;

/** A unique skill. */
const aSkill = () => `Métier ${Date.now().toString(36)}${(skills += 1)}`;

/** Contract tests for adding, reading, updating and deleting, the same for all four lists. */
function keeping(list: CvList): ContractTest[] {
  const { operations, one, many, least, more, none } = list;
  const [text = ""] = Object.keys(least);
  const [tags] = list.tags;
  const added = async (context: TestContext) => {
    const author = await theAuthor(context);
    return { author, item: await add(list, author) };
  };
  const counted = async (context: TestContext) => (await statsOf(await theAuthor(context)))[many] ?? 0;

  return [
    ...testsOf(operations.create, {
      "returns the saved item (D-019)": async (context) => {
        const { item } = await added(context);
        expect(item).toEqual({ id: item.id, ...least, ...more });
      },
      "needs only the required fields": async (context) => {
        const { status, body } = await sendJson(await theAuthor(context), "POST", `/${one}`, least);
        expect([status, body]).toMatchObject([201, { data: { ...least, ...none } }]);
      },
      "appears in the list of its owner only (D-006)": async (context) => {
        const { author, item } = await added(context);
        expect(await find(list, author, item.id)).toEqual(item);
        expect(await find(list, await anotherAuthor(context), item.id)).toBeUndefined();
      },
      "counts on the home page until it is removed (D-063)": async (context) => {
        const before = await counted(context);
        const { author, item } = await added(context);
        expect(await counted(context)).toBe(before + 1);
        await drop(list, author, item.id);
        expect(await counted(context)).toBe(before);
      },
      "counts its skills in matching until it is changed or removed (D-096)": async (context) => {
        const [author, skill] = [await theAuthor(context), aSkill()];
        const { id: offer } = await publish(await theRecruiter(context), { skills: [skill] });
        const matched = async () => {
          const read = await readOffer(author, offer);
          return typeof read === "number" ? read : (read.match?.matchedSkills ?? []);
        };
        const { id, [list.title]: title } = await add(list, author, { [tags]: [skill] });
        const match = [{ name: skill, source: { kind: one, title } }];
        expect(await matched()).toEqual(match);
        await change(list, author, id, { [tags]: [] });
        expect(await matched()).toEqual([]);
        await change(list, author, id, { [tags]: [skill.toUpperCase()] });
        expect(await matched()).toEqual(match);
        await drop(list, author, id);
        expect(await matched()).toEqual([]);
      },
      "ignores server-owned fields (D-006)": async (context) => {
        const { me } = await anotherAuthor(context);
        const { author, item: earlier } = await added(context);
        const item = await add(list, author, { id: earlier.id, userId: me.id, user_id: me.id, ID: earlier.id });
        expect(item).toEqual({ id: item.id, ...least, ...more });
        expect(item.id).not.toBe(earlier.id);
        expect(await find(list, await anotherAuthor(context), item.id)).toBeUndefined();
      },
    }),
    ...testsOf(operations.update, {
      "changes the fields of the body and keeps the others (D-082)": async (context) => {
        const { author, item } = await added(context);
        const after = { ...item, [text]: "Autre" };
        expect(await change(list, author, item.id, { [text]: "Autre" })).toMatchObject({
          status: 200,
          body: { data: after },
        });
        expect(await find(list, author, item.id)).toEqual(after);
      },
      "clears the optional fields that the full form omits (D-082)": async (context) => {
        const { author, item } = await added(context);
        await change(list, author, item.id, least);
        expect(await find(list, author, item.id)).toEqual({ id: item.id, ...least, ...none });
      },
      "keeps the optional fields if a required one is omitted (D-082)": async (context) => {
        const { author, item } = await added(context);
        for (const name of Object.keys(least)) {
          const body = Object.fromEntries(Object.entries(least).filter(([field]) => field !== name));
          expect([name, await change(list, author, item.id, body)]).toMatchObject([name, { status: 200 }]);
          expect(await find(list, author, item.id)).toEqual({ ...item, ...body });
          await change(list, author, item.id, item);
        }
      },
      "clears the fields that a partial body empties (D-081)": async (context) => {
        const { author, item } = await added(context);
        // A contract type cannot be cleared.
        const emptied = Object.fromEntries(Object.entries(none).filter(([field]) => field !== "experienceType"));
        await change(list, author, item.id, emptied);
        expect(await find(list, author, item.id)).toEqual({ ...item, ...emptied });
        // An empty text also clears a field.
        await change(list, author, item.id, item);
        const texts = Object.entries(emptied).map(([field, value]) => [field, value === null ? "" : value]);
        await change(list, author, item.id, Object.fromEntries(texts));
        expect(await find(list, author, item.id)).toEqual({ ...item, ...emptied });
      },
      "accepts its own answer as a body": async (context) => {
        const author = await theAuthor(context);
        for (const item of [await add(list, author), await add(list, author, none)]) {
          expect(await change(list, author, item.id, item)).toMatchObject({ status: 200, body: { data: item } });
          expect(await find(list, author, item.id)).toEqual(item);
        }
      },
      "treats an empty body as unchanged": async (context) => {
        const { author, item } = await added(context);
        expect(await change(list, author, item.id, {})).toMatchObject({ status: 200, body: { data: item } });
        expect(await find(list, author, item.id)).toEqual(item);
      },
      "saves nothing if one field is refused (D-001)": async (context) => {
        const { author, item } = await added(context);
        const wrong = { [text]: "Autre", [tags]: ["x".repeat(61)] };
        expect(await change(list, author, item.id, wrong)).toHaveProperty("status", 400);
        expect(await find(list, author, item.id)).toEqual(item);
      },
      "hides another applicant's item and leaves it unchanged (D-005)": async (context) => {
        const { author, item } = await added(context);
        expect(await change(list, await anotherAuthor(context), item.id, { [text]: "Autre" })).toEqual(refused(404));
        expect(await find(list, author, item.id)).toEqual(item);
      },
      "stores one of two simultaneous saves completely": async (context) => {
        const { author, item } = await added(context);
        const saves = ["Une", "Autre"].map((word) => ({ [text]: word, [tags]: [word] }));
        const answers = await Promise.all(saves.map((save) => change(list, author, item.id, save)));
        expect(statusesOf(answers)).toEqual([200, 200]);
        expect(saves.map((save) => ({ ...item, ...save }))).toContainEqual(await find(list, author, item.id));
      },
      "stores both of two simultaneous saves of different fields (D-082)": async (context) => {
        const { author, item } = await added(context);
        const saves = [{ [text]: "Autre" }, { [tags]: ["Autre"] }];
        await Promise.all(saves.map((save) => change(list, author, item.id, save)));
        expect(await find(list, author, item.id)).toEqual({ ...item, ...saves[0], ...saves[1] });
      },
    }),
    ...testsOf(operations.remove, {
      "deletes it, once (D-025)": async (context) => {
        const { author, item } = await added(context);
        expect(await drop(list, author, item.id)).toHaveProperty("status", 200);
        expect(await find(list, author, item.id)).toBeUndefined();
        expect(await drop(list, author, item.id)).toEqual(refused(404));
        expect(await change(list, author, item.id, least)).toEqual(refused(404));
      },
      "succeeds once for two simultaneous requests (D-025)": async (context) => {
        const { author, item } = await added(context);
        const answers = await Promise.all([1, 2].map(() => drop(list, author, item.id)));
        expect(statusesOf(answers)).toEqual([200, 404]);
      },
      "hides another applicant's item and leaves it unchanged (D-005)": async (context) => {
        const { author, item } = await added(context);
        expect(await drop(list, await anotherAuthor(context), item.id)).toEqual(refused(404));
        expect(await find(list, author, item.id)).toEqual(item);
      },
    }),
    ...ordering(list),
  ];
}

/** Fields that date an entry: its start date, or an issue date, which does not affect the order. */
function dated({ least, none }: CvList, date: string): Record<string, unknown> {
  if ("startedAt" in least) return { startedAt: date, finishedAt: "2012-01-01" };
  return "issuedTo" in none ? { issuedTo: date } : {};
}

/** Orders by latest start date where the list has one, else newest first. Of equal entries, the later comes first. */
function ordering(list: CvList): ContractTest[] {
  const starts = "startedAt" in list.least;
  const rule = starts ? "the latest start first, then the newest" : "the newest first";
  return testsOf(list.operations.list, {
    [`puts ${rule} (D-091)`]: async (context) => {
      const author = await theAuthor(context);
      const ids: number[] = [];
      for (const startedAt of ["2009-03-01", "2011-03-01", "2010-03-01", "2010-03-01"])
        ids.push((await add(list, author, dated(list, startedAt))).id);
      const order = starts ? [1, 3, 2, 0] : [3, 2, 1, 0];
      const listed = (await readList(list, author)).map(({ id }) => id);
      expect(listed.filter((id) => ids.includes(id))).toEqual(order.map((place) => ids[place]));
    },
    "keeps the position of a changed item (D-091)": async (context) => {
      const author = await theAuthor(context);
      const [first, second] = [await add(list, author), await add(list, author)];
      await change(list, author, first.id, { [list.tags[0]]: ["Autre"] });
      const listed = (await readList(list, author)).map(({ id }) => id);
      expect(listed.filter((id) => id === first.id || id === second.id)).toEqual([second.id, first.id]);
    },
  });
}

// The maximum length of a list, minus nine.
const count = 91;
const theSilent = once(({ signIn }) => signIn("applicant"));

function pagesOf(list: CvList) {
  const { operations, many } = list;
  const theProlific = once(async ({ signIn }) => {
    const reader = await signIn("applicant");
    await Promise.all(Array.from({ length: count }, () => add(list, reader, list.none)));
    return reader;
  });
  return pagingTests({
    operationId: operations.list,
    long: async (context) => ({ reader: await theProlific(context), path: `/${many}` }),
    count,
    empty: async (context) => ({ reader: await theSilent(context), path: `/${many}` }),
  });
}

export const cvTests = cvLists.flatMap((list) => [...keeping(list), ...pagesOf(list)]);
