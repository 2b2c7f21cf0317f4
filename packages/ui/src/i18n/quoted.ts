import type { Wording } from "./language-choice";

/** A catalogue of one language: flat keys, or shallow groups of them. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** The language in which the specification quotes a namespace, and the keys or groups that it quotes in the other. */
export interface Quoted<Key extends string = string> {
  base: Wording;
  except?: readonly Key[];
}

const otherWording = (wording: Wording): Wording => (wording === "fr" ? "en" : "fr");

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The language in which the specification quotes a key. */
export function quotedWording({ base, except = [] }: Quoted, key: string): Wording {
  const name = key.replace(pluralSuffix, "");
  const isException = except.some((exception) => name === exception || name.startsWith(`${exception}.`));
  return isException ? otherWording(base) : base;
}

/** Flattens a catalogue to dotted keys. */
export function flatten(catalogue: Catalogue, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** The texts for exact millions, whose plural form in French is "many": those for other large numbers. */
export const millionTexts = (fr: Catalogue): Record<string, string> =>
  Object.fromEntries(
    Object.entries(flatten(fr)).flatMap(([key, text]) =>
      key.endsWith("_other") ? [[key.replace(/_other$/, "_many"), text]] : [],
    ),
  );

/** The part of a language's catalogue that the default mix shows. */
export function quotedPart(catalogue: Catalogue, wording: Wording, quoted: Quoted): Record<string, string> {
  return Object.fromEntries(
    Object.entries(flatten(catalogue)).filter(([key]) => quotedWording(quoted, key) === wording),
  );
}
