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

/** A handler of the mocked server whose call changes data: none is sent before `play`. */
const isWrite = (value: object) =>
  "info" in value &&
  typeof value.info === "object" &&
  value.info !== null &&
  "method" in value.info &&
  /^(POST|PUT|PATCH|DELETE)$/.test(String(value.info.method));

/** What says how stories are played, found or described, not how they begin; `docs` holds the source of `play`. */
const aside = { play: undefined, title: undefined, name: undefined, tags: undefined };

/** A text that is equal for annotations by which stories begin alike. */
export function initialStateOf(annotations: { parameters?: object; globals?: object | undefined }): string {
  const initial = { ...annotations, ...aside, parameters: { ...annotations.parameters, docs: undefined } };
  return JSON.stringify(initial, (_key, value: unknown) => {
    if (Array.isArray(value)) return value.filter((each) => !(Object(each) === each && isWrite(each)));
    return typeof value === "function" || (typeof value === "object" && value !== null && !isPlain(value))
      ? numberOf(value)
      : value;
  });
}
