import { expect } from "vitest";
import { asNode, type Node } from "../../src/contract/openapi-document";
import { findInconsistencies } from "./consistency";
import {
  coreViews,
  cvViews,
  type Name,
  offerViews,
  peopleViews,
  postViews,
  readViews,
  type View,
  type Views,
  type World,
} from "./world";

/** The expected change of the views by one write. */
export type Effect = (views: Views) => Views;

/** Changes one view. */
export const change =
  (view: string, edit: (was: unknown) => unknown): Effect =>
  (views) => {
    if (!(view in views)) throw new Error(`There is no view "${view}".`);
    return { ...views, [view]: edit(views[view]) };
  };

/** Adds to the counts of a person's dashboard. */
export const counts = (name: Name, more: Readonly<Record<string, number>>): Effect =>
  change(`${name} stats`, (was) => {
    const data = asNode(asNode(was)["data"]);
    const added = Object.entries(more).map(([field, count]) => [field, Number(data[field]) + count]);
    return { data: { ...data, ...Object.fromEntries(added) } };
  });

export const items = (body: unknown): Node[] => {
  const { items: found = body } = asNode(body);
  return Array.isArray(found) ? found.map(asNode) : [];
};

/** Changes the items of a page. */
export const page =
  (edit: (items: Node[]) => unknown[]) =>
  (was: unknown): unknown => {
    const left = edit(items(was));
    const { totalPages: _, ...rest } = asNode(was);
    return { ...rest, items: left, totalItems: left.length, totalPages: left.length === 0 ? 0 : 1 };
  };

/** Changes the row with an id. */
export const row =
  (id: number, fields: Node | ((was: Node) => Node)) =>
  (rows: Node[]): Node[] =>
    rows.map((one) => (one["id"] === id ? { ...one, ...(typeof fields === "function" ? fields(one) : fields) } : one));

/** Removes the row with an id. */
export const without =
  (id: number) =>
  (rows: Node[]): Node[] =>
    rows.filter((one) => one["id"] !== id);

const bell = (name: Name, more: number): Effect =>
  change(`${name} bell`, (was) => ({ unread_count: Number(asNode(was)["unread_count"]) + more }));

const sentence = (words: readonly string[]): unknown =>
  expect.stringMatching(new RegExp(words.map((word) => `(?=.*${escaped(word)})`).join(""), "s"));

/** Expects a new notification: one entry at the top and one more unread. */
export const notified = (name: Name, eventType: string, target: Node | null, ...words: string[]): Effect[] => [
  change(
    `${name} notifications`,
    page((was) => [
      {
        id: expect.any(Number),
        message: sentence(words),
        isRead: false,
        createdAt: expect.any(String),
        eventType,
        target,
      },
      ...was,
    ]),
  ),
  bell(name, 1),
  counts(name, { notifications: 1 }),
];

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const isUnread = (notification: Node) => notification["isRead"] === false;

/** Expects every matching unread notification to disappear. */
export const unnotified =
  (name: Name, fits: (notification: Node) => boolean): Effect =>
  (views) => {
    const view = `${name} notifications`;
    const gone = items(views[view]).filter((one) => isUnread(one) && fits(one)).length;
    if (gone === 0) throw new Error(`${name} has no such notification.`);
    const effects = [
      change(
        view,
        page((was) => was.filter((one) => !(isUnread(one) && fits(one)))),
      ),
      bell(name, -gone),
      counts(name, { notifications: -gone }),
    ];
    return effects.reduce((all, effect) => effect(all), views);
  };

/** Expects the matching unread notification to change its text. A repeated event also moves it to the top. */
export const renotified = (
  name: Name,
  fits: (notification: Node) => boolean,
  isRepeated: boolean,
  target: unknown,
  ...words: string[]
): Effect =>
  change(
    `${name} notifications`,
    page((was) => {
      const before = was.find((one) => isUnread(one) && fits(one));
      if (!before) throw new Error(`${name} has no such notification.`);
      const after = { ...before, message: sentence(words), createdAt: expect.any(String), target };
      return isRepeated
        ? [after, ...was.filter((one) => one !== before)]
        : was.map((one) => (one === before ? after : one));
    }),
  );

/** Expects a notification to become read. */
export const wasRead = (name: Name, id: number): Effect[] => [
  change(`${name} notifications`, page(row(id, { isRead: true }))),
  bell(name, -1),
];

/** The views that a sequence can change, by group. A sequence reads its own group after every step. */
const groups = { people: peopleViews, cv: cvViews, posts: postViews, offers: offerViews };
export type Group = keyof typeof groups;

/** Compares two values under a label that the failure shows. */
const judge = (seen: unknown, expected: unknown, what: string) =>
  expect({ [what]: seen }).toEqual({ [what]: expected });

function isEqual(seen: unknown, expected: unknown): boolean {
  try {
    judge(seen, expected, "");
    return true;
  } catch {
    return false;
  }
}

/** Runs a sequence of writes and compares every view of every person with the expected effects of each write. */
export class Ledger {
  private expected: Views = {};

  constructor(
    private readonly world: World,
    private readonly group: Group,
  ) {}

  private views(kinds: readonly Group[]): View[] {
    return [...coreViews(this.world), ...kinds.flatMap((kind) => groups[kind](this.world))];
  }

  /** A view as the last step left it. */
  read(view: string): unknown {
    return this.expected[view];
  }

  /** Reads all views once. */
  async begin(): Promise<this> {
    this.expected = await readViews(this.views(["people", "cv", "posts", "offers"]));
    return this;
  }

  /** Does one write and expects exactly these effects. */
  async step(
    what: string,
    act: () => Promise<unknown>,
    ...effects: readonly (Effect | readonly Effect[])[]
  ): Promise<void> {
    await act();
    this.expected = effects.flat().reduce((views, effect) => effect(views), this.expected);
    await this.compare(what, [this.group]);
  }

  /** Reads all views again and checks that they agree on every person and count. */
  async end(): Promise<void> {
    const all = await this.compare("the end", ["people", "cv", "posts", "offers"]);
    judge(findInconsistencies(this.world, all), [], "where views disagree");
  }

  /** Ends a sequence that changes too much to predict: only checks that all views agree. */
  async endAnyhow(): Promise<void> {
    const all = await readViews(this.views(["people", "cv", "posts", "offers"]));
    judge(findInconsistencies(this.world, all), [], "where views disagree");
  }

  private async compare(what: string, kinds: readonly Group[]): Promise<Views> {
    const seen = await readViews(this.views(kinds));
    const wrong = Object.keys(seen).filter((view) => {
      if (!(view in this.expected)) return false;
      return !isEqual(seen[view], this.expected[view]);
    });
    const [first] = wrong;
    if (first !== undefined)
      judge(seen[first], this.expected[first], `after "${what}", what others read: ${wrong.join(", ")}`);
    this.expected = { ...this.expected, ...seen };
    return seen;
  }
}
