import type { Step } from "@passerelle/api/conformance/differential";
import * as fc from "fast-check";
import type { Walker } from "./walkers";

/** How often an act is done beside the others. */
export type Weighted = [weight: number, arbitrary: fc.Arbitrary<Step>];

type FormValue = string | number | boolean | Blob | string[] | undefined;

/** A call's address with things that the walk picks. */
export const path = (texts: TemplateStringsArray, ...parts: fc.Arbitrary<string | number>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((values) => texts.map((text, index) => `${text}${values[index] ?? ""}`).join(""));

const language = fc.constantFrom("fr", "en");
// Long enough that limits of a minute seldom answer in the place of the rule that is compared.
const pause = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(2, 5, 10) },
  { weight: 1, arbitrary: fc.constant(600) },
);

interface Sent {
  json?: Record<string, fc.Arbitrary<unknown>>;
  form?: Record<string, fc.Arbitrary<FormValue>>;
  /** What the walk calls what is made. */
  keep?: fc.Arbitrary<string>;
  /** Where its id stands in the answer. */
  at?: string;
  /** Fields that are always sent. */
  required?: string[];
}

/** A field of a form; a list is sent as a field for each of its values. */
const partsOf = (field: string, value: FormValue): [string, string | Blob][] => {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((one) => [field, one]);
  return [[field, value instanceof Blob ? value : String(value)]];
};

/** The body of a call, with some of its fields. */
function bodyOf({ json, form, required: requiredKeys = [] }: Sent): fc.Arbitrary<Pick<Step, "json" | "form">> {
  if (json) return fc.record(json, { requiredKeys }).map((fields) => ({ json: fields }));
  if (!form) return fc.constant({});
  return fc.record(form, { requiredKeys }).map((fields) => ({
    form: Object.entries(fields).flatMap(([field, value]) => partsOf(field, value)),
  }));
}

/** A call by somebody. */
export function act(as: fc.Arbitrary<Walker>, call: fc.Arbitrary<string>, sent: Sent = {}): fc.Arbitrary<Step> {
  const { keep = fc.constant(undefined), at = "data/id" } = sent;
  return fc
    .record({ as, call, language, pause, body: bodyOf(sent), name: keep })
    .map(({ body, name, ...step }) => ({ ...step, ...body, ...(name !== undefined && { keep: { [name]: at } }) }));
}

/** A message over the live channel. */
export const frame = (
  as: fc.Arbitrary<Walker>,
  data: fc.Arbitrary<unknown>,
  keep: fc.Arbitrary<string>,
): fc.Arbitrary<Step> =>
  fc.record({ as, data, keep, pause }).map(({ data: sent, keep: name, ...step }) => ({
    ...step,
    call: "LIVE send_message",
    frame: { type: "send_message", data: sent },
    keep: { [name]: "data/message/id" },
  }));
