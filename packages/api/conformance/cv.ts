import { expect } from "vitest";
import { once, publish, readOffer, statsOf, theRecruiter } from "./acts";
import { add, anotherAuthor, change, type CvList, cvLists, drop, find, readList, theAuthor } from "./cv-lists";
import { promise, type ContractPromise, type Scene } from "./harness";
import { pagingPromises } from "./paging";
import { refused, sendJson, statusesOf } from "./plain";

let skills = 0;

/** A skill that nobody else declares. */
const aSkill = () => `Métier ${Date.now().toString(36)}${(skills += 1)}`;

/** Adding, reading, changing and removing, alike for the four lists. */
function keeping(list: CvList): ContractPromise[] {
  const { operations, one, many, least, more, none } = list;
  const [text = ""] = Object.keys(least);
  const [tags] = list.tags;
  const added = async (scene: Scene) => {
    const author = await theAuthor(scene);
    return { author, item: await add(list, author) };
  };
  const counted = async (scene: Scene) => (await statsOf(await theAuthor(scene)))[many] ?? 0;

  return [
    promise("answers with the saved item (D-019)", operations.create, async (scene) => {
      const { item } = await added(scene);
      expect(item).toEqual({ id: item.id, ...least, ...more });
    }),
    promise("needs no more than the required fields", operations.create, async (scene) => {
      const { status, body } = await sendJson(await theAuthor(scene), "POST", `/${one}`, least);
      expect([status, body]).toMatchObject([201, { data: { ...least, ...none } }]);
    }),
    promise("shows in the list, and in nobody else's (D-006)", operations.create, async (scene) => {
      const { author, item } = await added(scene);
      expect(await find(list, author, item.id)).toEqual(item);
      expect(await find(list, await anotherAuthor(scene), item.id)).toBeUndefined();
    }),
    promise("counts on the home page until it is removed (D-063)", operations.create, async (scene) => {
      const before = await counted(scene);
      const { author, item } = await added(scene);
      expect(await counted(scene)).toBe(before + 1);
      await drop(list, author, item.id);
      expect(await counted(scene)).toBe(before);
    }),
    promise("declares skills until it is changed or removed (D-096)", operations.create, async (scene) => {
      const [author, skill] = [await theAuthor(scene), aSkill()];
      const { id: offer } = await publish(await theRecruiter(scene), { skills: [skill] });
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
    }),
    promise("ignores fields that are the server's (D-006)", operations.create, async (scene) => {
      const { me } = await anotherAuthor(scene);
      const item = await add(list, await theAuthor(scene), { id: 1, userId: me.id, user_id: me.id, ID: 1 });
      expect(item).toEqual({ id: item.id, ...least, ...more });
      expect(item.id).not.toBe(1);
      expect(await find(list, await anotherAuthor(scene), item.id)).toBeUndefined();
    }),

    promise("changes what the body carries and keeps the rest (D-082)", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      const after = { ...item, [text]: "Autre" };
      expect(await change(list, author, item.id, { [text]: "Autre" })).toMatchObject({
        status: 200,
        body: { data: after },
      });
      expect(await find(list, author, item.id)).toEqual(after);
    }),
    promise("clears what the full form does not carry (D-082)", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      await change(list, author, item.id, least);
      expect(await find(list, author, item.id)).toEqual({ id: item.id, ...least, ...none });
    }),
    promise("clears what a smaller body empties (D-081)", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      // A contract is always one or another.
      const emptied = Object.fromEntries(Object.entries(none).filter(([field]) => field !== "experienceType"));
      await change(list, author, item.id, emptied);
      expect(await find(list, author, item.id)).toEqual({ ...item, ...emptied });
    }),
    promise("takes back what it answered", operations.update, async (scene) => {
      const author = await theAuthor(scene);
      for (const item of [await add(list, author), await add(list, author, none)]) {
        expect(await change(list, author, item.id, item)).toMatchObject({ status: 200, body: { data: item } });
        expect(await find(list, author, item.id)).toEqual(item);
      }
    }),
    promise("takes an empty body for no change", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      expect(await change(list, author, item.id, {})).toMatchObject({ status: 200, body: { data: item } });
      expect(await find(list, author, item.id)).toEqual(item);
    }),
    promise("saves nothing of a body that is wrong in part (D-001)", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      const wrong = { [text]: "Autre", [tags]: ["x".repeat(61)] };
      expect(await change(list, author, item.id, wrong)).toHaveProperty("status", 400);
      expect(await find(list, author, item.id)).toEqual(item);
    }),
    promise("hides and keeps another applicant's (D-005)", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      expect(await change(list, await anotherAuthor(scene), item.id, { [text]: "Autre" })).toEqual(refused(404));
      expect(await find(list, author, item.id)).toEqual(item);
    }),
    promise("keeps one of two saves at once, whole", operations.update, async (scene) => {
      const { author, item } = await added(scene);
      const saves = ["Une", "Autre"].map((word) => ({ [text]: word, [tags]: [word] }));
      const answers = await Promise.all(saves.map((save) => change(list, author, item.id, save)));
      expect(statusesOf(answers)).toEqual([200, 200]);
      expect(saves.map((save) => ({ ...item, ...save }))).toContainEqual(await find(list, author, item.id));
    }),
    promise(
      "keeps both of two saves at once that change different fields (D-082)",
      operations.update,
      async (scene) => {
        const { author, item } = await added(scene);
        const saves = [{ [text]: "Autre" }, { [tags]: ["Autre"] }];
        await Promise.all(saves.map((save) => change(list, author, item.id, save)));
        expect(await find(list, author, item.id)).toEqual({ ...item, ...saves[0], ...saves[1] });
      },
    ),

    promise("removes it, once (D-025)", operations.remove, async (scene) => {
      const { author, item } = await added(scene);
      expect(await drop(list, author, item.id)).toHaveProperty("status", 200);
      expect(await find(list, author, item.id)).toBeUndefined();
      expect(await drop(list, author, item.id)).toEqual(refused(404));
      expect(await change(list, author, item.id, least)).toEqual(refused(404));
    }),
    promise("succeeds once when it is asked for twice at once (D-025)", operations.remove, async (scene) => {
      const { author, item } = await added(scene);
      const answers = await Promise.all([1, 2].map(() => drop(list, author, item.id)));
      expect(statusesOf(answers)).toEqual([200, 404]);
    }),
    promise("hides and keeps another applicant's (D-005)", operations.remove, async (scene) => {
      const { author, item } = await added(scene);
      expect(await drop(list, await anotherAuthor(scene), item.id)).toEqual(refused(404));
      expect(await find(list, author, item.id)).toEqual(item);
    }),
    ...ordering(list),
  ];
}

/** Latest start first where there is one, else newest first; the later of two equals first. */
function ordering(list: CvList): ContractPromise[] {
  const starts = "startedAt" in list.least;
  const rule = starts ? "the latest start first, then the newest" : "the newest first";
  return [
    promise(`puts ${rule} (D-091)`, list.operations.list, async (scene) => {
      const author = await theAuthor(scene);
      const ids: number[] = [];
      for (const startedAt of ["2009-03-01", "2011-03-01", "2010-03-01", "2010-03-01"])
        ids.push((await add(list, author, starts ? { startedAt, finishedAt: "2012-01-01" } : {})).id);
      const order = starts ? [1, 3, 2, 0] : [3, 2, 1, 0];
      const listed = (await readList(list, author)).map(({ id }) => id);
      expect(listed.filter((id) => ids.includes(id))).toEqual(order.map((place) => ids[place]));
    }),
    promise("keeps the place of an item that is changed (D-091)", list.operations.list, async (scene) => {
      const author = await theAuthor(scene);
      const [first, second] = [await add(list, author), await add(list, author)];
      await change(list, author, first.id, { [list.tags[0]]: ["Autre"] });
      const listed = (await readList(list, author)).map(({ id }) => id);
      expect(listed.filter((id) => id === first.id || id === second.id)).toEqual([second.id, first.id]);
    }),
  ];
}

/** Somebody with 101 items in each list. */
const theProlific = once(async (scene) => {
  const reader = await scene.signIn("applicant");
  for (const list of cvLists) await Promise.all(Array.from({ length: 101 }, () => add(list, reader, list.none)));
  return reader;
});
const theSilent = once(({ signIn }) => signIn("applicant"));

const pagesOf = ({ operations, many }: CvList) =>
  pagingPromises({
    operationId: operations.list,
    long: async (scene) => ({ reader: await theProlific(scene), path: `/${many}` }),
    empty: async (scene) => ({ reader: await theSilent(scene), path: `/${many}` }),
  });

/** The four lists of an applicant's CV. */
export const cvPromises = cvLists.flatMap((list) => [...keeping(list), ...pagesOf(list)]);
