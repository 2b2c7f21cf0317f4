import * as fc from "fast-check";

/** How many things of each kind have a name at a time: few, so that people meet at them. */
const namesOfAKind = 4;

/** The place of a thing among those of its kind, under which the walk names it. */
const place = fc.nat(namesOfAKind - 1);

/** Names that creations give to what they make. */
export const newName = (kind: string): fc.Arbitrary<string> => place.map((n) => `${kind}${n}`);

/** A thing that was made earlier on the walk, perhaps one that is deleted; seldom one that never was. */
export const ref = (kind: string): fc.Arbitrary<string | number> =>
  fc.oneof(
    { weight: 30, arbitrary: newName(kind).map((name) => `{${name}}`) },
    { weight: 1, arbitrary: fc.constant(987_654_321) },
  );

const words = [
  "Go",
  "golang",
  " Soudeuse à Nantes ",
  "soudeur",
  "Élan",
  "elan vital",
  "Développeur Go (H/F)",
  "JS et Docker",
  "C++",
  "l'équipe d'Anna",
  "été\r\n hiver",
  "100 %_",
  "日本語",
  "Ærø straße",
];

/** A text of a field, mostly of a few words that others use too, at times at the bounds of what it may hold. */
export const text = (most: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...words) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "  ", "\u200B", "é".repeat(most), "é".repeat(most + 1), ` ${"é".repeat(most)} `),
    },
  );

const skills = [
  "Go",
  "golang",
  "JS",
  "JavaScript",
  "javascript (avancé)",
  "k8s",
  "Kubernetes",
  "Docker",
  "MS Excel",
  "excel",
  "Soudure",
  " soudure ",
  "C++",
];
export const tags = fc.array(fc.constantFrom(...skills), { maxLength: 6 });

/** Mostly one of the usual values, seldom one of the others. */
export const mostly = <Value>(usual: readonly Value[], others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** A day as people give it. */
export const day = mostly<string | null>(
  ["2018-09-01", "2020-02-29", "2020-02-29T22:30:00Z", "2024-01-01"],
  ["2998-12-31", "", null, "2021-02-30"],
);

/** What is asked for: words, beginnings of words, and signs. */
export const search = fc.constantFrom(
  "go",
  "GO",
  "soud",
  "elan",
  "Éla",
  "dev go",
  "anna",
  "arn",
  "%",
  "_",
  "c++",
  "équipe d",
  "",
  "日",
  "strasse",
  "straße",
  "é".repeat(201),
);

/** A query of a few of these parameters. */
export const query = (parameters: Record<string, fc.Arbitrary<string | number>>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.record(parameters),
      fc.subarray(Object.keys(parameters), { maxLength: Math.min(3, Object.keys(parameters).length) }),
    )
    .map(([values, names]) => names.map((name) => `${name}=${asParameter(values[name] ?? "")}`))
    .map((pairs) => (pairs.length > 0 ? `?${pairs.join("&")}` : ""));

/** What the walk calls a thing stays as it is: each implementation has another id for it. */
const asParameter = (value: string | number) =>
  /^\{\w+\}$/.test(String(value)) ? String(value) : encodeURIComponent(value);

export const paging = {
  page: mostly<number | string>([1, 2, 3], [0, "x"]),
  pageSize: mostly<number | string>([1, 2, 3, 5, 100], [1_000, "x"]),
};
