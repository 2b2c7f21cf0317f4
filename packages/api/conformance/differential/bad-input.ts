import { minute } from "@passerelle/domain";
import { asNode, entriesUnder, locate } from "../../src/contract/openapi-document";
import { type Operation, operations } from "../../src/contract/reader";
import { INVISIBLE, NO_ADDRESSES, NO_IDS, ODD_ADDRESSES, PECULIAR } from "../builders";
import { type Name, people, type Step, step } from "./steps";

const languages = ["fr", "en", "de, en;q=0.3, fr;q=0.7", undefined];
let turn = 0;
const nextLanguage = () => languages[(turn += 1) % languages.length];

/** Who may call each operation. */
const callerOf = ({ role, isPublic }: Operation): Name | undefined =>
  isPublic ? undefined : role === "recruiter" ? "remy" : "zoe";

const strange = [null, 1, -1, 1.5, true, "true", "", "  ", INVISIBLE, PECULIAR, "x".repeat(6000), "a\u0000b", [], {}];
const lists = [["a", "A", " b ", ""], ["x".repeat(61)], Array.from({ length: 51 }, (_, n) => `n${n}`), [1], [null]];
const dates = ["0001-01-01", "0000-01-01", "2020-02-30", "2020-01-01T00:00:00Z", "2020-01-01T00:00:00+02:00", "hier"];

/** The names and examples of the fields of a body. */
function fieldsOf({ bodyPointer, bodyExample }: Operation): [string, unknown][] {
  if (!bodyPointer) return [];
  const schema = locate(bodyPointer);
  const example = asNode(bodyExample);
  return entriesUnder(schema, "properties").map(([name]) => [name, example[name]]);
}

/** Values for a field, by its name alone. */
function valuesFor(name: string): readonly unknown[] {
  if (/At$|To$|^birthdate$/.test(name)) return [...strange, ...dates];
  if (/skills|technologies|collaborators|benefits|languages/.test(name)) return [...strange, ...lists];
  if (name.endsWith("Url") || name === "website") return [...strange, ...NO_ADDRESSES, ...ODD_ADDRESSES];
  if (name.endsWith("ID")) return [...strange.filter((value) => value !== 1), ...NO_IDS];
  return strange;
}

const textsFor = (name: string) => valuesFor(name).filter((value) => typeof value === "string");

const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, "987654321");

/** Each field of each JSON body, strange in turn, and whole bodies that are none. */
function jsonSteps(operation: Operation): Step[] {
  const call = `${operation.method} ${pathOf(operation)}`;
  const as = callerOf(operation);
  const send = (more: Partial<Step>) => step(as, call, { language: nextLanguage(), ...more });
  // Ids differ between the implementations, so only an unused id is sent unchanged.
  const fields = fieldsOf(operation).map(([name, value]) => [name, name.endsWith("ID") ? 987_654_321 : value]);
  const base = { ...Object.fromEntries(fields), clientId: undefined };
  // Nobody is registered, mailed or locked out by the way.
  const safe = as === undefined ? { ...base, email: "x" } : base;
  return [
    ...["", "{", "[]", "null", '"text"', "3"].map((text) => send({ text, type: "application/json" })),
    send({ text: "a=b", type: "application/x-www-form-urlencoded" }),
    send({ text: "{}", type: "text/plain" }),
    send({ json: {} }),
    ...fieldsOf(operation).flatMap(([name]) =>
      (name === "email" ? [null, 1, "", "x", "a@b", "a b@c.fr", `${"x".repeat(250)}@a.fr`] : valuesFor(name)).map(
        (value) => send({ json: { ...safe, [name]: value } }),
      ),
    ),
  ];
}

const pdf = new Blob(["%PDF-1.4\n%%EOF\n"]);
const brokenPdf = new Blob(["%PDF-1.4\n"]);
const brokenPng = new Blob(["\u0089PNG"]);
const large = new Blob(["%PDF-1.4\n", new Uint8Array(5 * 1024 * 1024), "%%EOF\n"]);
const texts = [
  "",
  " ",
  INVISIBLE,
  PECULIAR,
  "x".repeat(6000),
  "a\u0000b",
  "true",
  "0",
  "oui",
  "null",
  "[]",
  '["a","A",1]',
];
const uploads = [pdf, brokenPdf, brokenPng, large, new Blob([]), new Blob(["text"]), "text"];

/** Each field of each form, strange in turn; files where texts are meant, and the other way round. */
function formSteps(operation: Operation): Step[] {
  const call = `${operation.method} ${pathOf(operation)}`;
  const as = callerOf(operation);
  const send = (more: Partial<Step>) => step(as, call, { language: nextLanguage(), ...more });
  const fields = fieldsOf(operation).map(([name]) => name);
  const files = new Set(["avatar", "resume", "logo", "image"]);
  return [
    send({ text: "{}", type: "application/json" }),
    send({ text: "x", type: "multipart/form-data; boundary=x" }),
    send({ text: "x", type: "multipart/form-data" }),
    send({ form: [["unknown", "field"]] }),
    ...fields.flatMap((name) =>
      files.has(name)
        ? [
            ...uploads.map((value) => send({ form: [[name, value]] })),
            send({
              form: [
                [name, pdf],
                [name, pdf],
              ],
            }),
          ]
        : [...new Set([...texts, ...textsFor(name)].map((value) => (name === "username" ? `?${value}` : value)))].map(
            (value) => send({ form: [[name, value]] }),
          ),
    ),
    ...fields
      .filter((name) => !files.has(name))
      .map((name) =>
        send({
          form: [
            [name, "a"],
            [name, "b"],
            ["profile", "x"],
          ],
        }),
      ),
  ];
}

/** Ids and paging that make no sense, somebody without a session, and the other role. */
function parameterSteps(operation: Operation): Step[] {
  const call = (path: string) => `${operation.method} ${path}`;
  const as = callerOf(operation);
  const other: Name = as === "remy" ? "zoe" : "remy";
  const body = operation.bodyType === "application/json" ? { json: {} } : {};
  const more = () => ({ language: nextLanguage(), ...body });
  const isFile = operation.template.includes("{file}");
  const names = [...operation.template.matchAll(/\{\w+\}/g)];
  const ids = names.length > 0 && !isFile ? NO_IDS.filter((id) => !id.includes("/")) : [];
  const pages = operation.parameters.some(({ name }) => name === "page")
    ? ["page=0", "page=-1", "page=x&pageSize=0", "pageSize=5000", "page=99999999999", "LIMIT=2", "limit=3&pageSize=1"]
    : [];
  const joined = pathOf(operation);
  return [
    ...ids.map((id) => step(as, call(operation.template.replaceAll(/\{\w+\}/g, id)), more())),
    ...pages.map((page) => step(as, call(`${joined}?${page}`), more())),
    ...(!operation.isPublic ? [step(undefined, call(joined), more()), step(other, call(joined), more())] : []),
  ];
}

const skipped = new Set(["connectLive", "logout"]);

// Limits count what they let through before it is judged; with these pauses each wrong input is judged.
const pauses: Record<string, number> = { exportMe: 8 * 60 * minute, createReport: 60 * minute };
const pauseOf = ({ id }: Operation) => pauses[id] ?? 20 * minute;

/** Everything that a client may send wrongly, made of the contract. */
export function badInput(): Step[] {
  const all = operations().filter(({ id }) => !skipped.has(id));
  const steps = all.flatMap((operation) =>
    [
      ...(operation.bodyType === "application/json" ? jsonSteps(operation) : []),
      ...(operation.bodyType === "multipart/form-data" ? formSteps(operation) : []),
      ...parameterSteps(operation),
    ].map((one) => ({ ...one, pause: pauseOf(operation) })),
  );
  const { email, password } = people.zoe;
  return [step(undefined, "POST /user/login", { json: { email, password }, keep: { token_zoe: "token" } }), ...steps];
}
