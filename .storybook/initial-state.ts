const numbers = new WeakMap<object, number>();
let count = 0;

/** A unique number for each function or object: two functions may have the same text but different closures. */
function numberOf(value: object): string {
  const number = numbers.get(value) ?? (count += 1);
  numbers.set(value, number);
  return `#${number}`;
}

/** Plain objects and arrays; class instances and components are compared by identity, because they may contain cycles. */
const isPlain = (value: object) =>
  !("render" in value && "$$typeof" in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** A handler of the mocked server for a call that changes data; no such call is sent before `play`. */
const isWrite = (value: object) =>
  "info" in value &&
  typeof value.info === "object" &&
  value.info !== null &&
  "method" in value.info &&
  /^(POST|PUT|PATCH|DELETE)$/.test(String(value.info.method));

/** Annotations without influence on a story's initial state; `docs` contains the source of `play`. */
const aside = { play: undefined, title: undefined, name: undefined, tags: undefined };

/** A text that is equal for stories with the same initial state. */
export function initialStateOf(annotations: { parameters?: object; globals?: object | undefined }): string {
  const initial = { ...annotations, ...aside, parameters: { ...annotations.parameters, docs: undefined } };
  return JSON.stringify(initial, (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((each) => !(Object(each) === each && isWrite(each)));
    return typeof value === "function" || (typeof value === "object" && value !== null && !isPlain(value))
      ? numberOf(value)
      : value;
  });
}
