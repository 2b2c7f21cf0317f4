const numbers = new WeakMap<object, number>();
let count = 0;

/** What has an identity, by a number of its own: two functions may have the same text and differ in what they close over. */
function numberOf(value: object): string {
  const number = numbers.get(value) ?? (count += 1);
  numbers.set(value, number);
  return `#${number}`;
}

/** Not those of classes, nor components that are objects: these may refer to themselves. */
const isPlain = (value: object) =>
  !("render" in value && "$$typeof" in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** What says how stories are played, found or described, not how they begin; `docs` holds the source of `play`. */
const aside = { play: undefined, title: undefined, name: undefined, tags: undefined };

/** A text that is equal for annotations by which stories begin alike. */
export function beginningOf(annotations: { parameters?: object }): string {
  const beginning = { ...annotations, ...aside, parameters: { ...annotations.parameters, docs: undefined } };
  return JSON.stringify(beginning, (_key, value: unknown) =>
    typeof value === "function" || (typeof value === "object" && value !== null && !isPlain(value))
      ? numberOf(value)
      : value,
  );
}
