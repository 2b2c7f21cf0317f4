import type { Api } from "@passerelle/api";
import type { ReactNode } from "react";
import type { PageQuery, Paged } from "../../data";
import type { Answer } from "../../components/use-outcome";
import { joinTags } from "../../components/fields/tag-text";
import { dayOf } from "../../i18n";
import type { ColumnName, CvName, FieldName, HintName } from "./translation-keys";

export interface CvEntry {
  id: number;
}

type Saved = Answer & { data?: CvEntry | undefined };

export interface CvCalls<Entry, Input> {
  list: (api: Api, query: PageQuery, signal: AbortSignal) => Promise<Paged<Entry>>;
  create: (api: Api, body: (Input | Omit<Entry, "id">) & { clientId: string; position?: number }) => Promise<Saved>;
  /** Updates the given fields, with all required ones the whole entry, or moves it to a 1-based position of the list. */
  update: (api: Api, id: number, body: Partial<Input> | { position: number }) => Promise<Saved>;
  remove: (api: Api, id: number) => Promise<Answer>;
}

/** The value of an `openEnd` field while 'En cours' is ticked; otherwise a day, or empty. */
export const openEnd = "open";

/** A field of a form; its value is a text, for any control. */
export interface CvField<Entry> {
  name: FieldName & keyof Entry;
  kind: "text" | "long" | "month" | "openEnd" | "address" | "tags" | "skills" | "contract";
  /** The form's value for a saved entry; by default that of the entry's field of this name. */
  of?: (entry: Entry) => string;
  /** The value for a new entry; empty by default. */
  initial?: string;
  required?: boolean;
  hint?: HintName;
  /** Maximum length in characters. */
  limit?: number;
  /** Shares its row with another on a wide screen. */
  half?: boolean;
  /** The date field that it may not precede. */
  notBefore?: FieldName;
}

/** The definition of one list of the CV; screen, dialog and rules are common to all four. */
export interface CvList<Entry extends CvEntry, Input extends object> {
  name: CvName;
  calls: CvCalls<Entry, Input>;
  /** The entry's title. A row shows as much as fits. */
  titleOf: (entry: Entry) => string;
  titleLimit?: number;
  /** The line below the title. */
  about: (entry: Entry) => ReactNode;
  columns: readonly { header: ColumnName; cell: (entry: Entry) => ReactNode; wide?: boolean; named?: boolean }[];
  /** In reading order. */
  fields: readonly CvField<Entry>[];
  /** The request body for the typed values: `text` returns a field's text, trimmed. */
  inputOf: (text: (name: FieldName & keyof Entry) => string) => Input;
}

/** A form's texts by the names of its fields. */
export type CvValues = Record<string, string>;

/** A form's initial values: those of an entry, or the defaults. */
export function valuesOf<Entry>(fields: readonly CvField<Entry>[], entry: Entry | undefined): CvValues {
  const valueOf = ({ name, kind, of, initial = "" }: CvField<Entry>) => {
    if (!entry) return initial;
    return of ? of(entry) : textOf(entry[name], kind);
  };
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
}

function textOf(value: unknown, kind: CvField<never>["kind"]): string {
  if (Array.isArray(value)) return joinTags(value.map(String));
  if (typeof value !== "string") return "";
  return kind === "month" ? dayOf(value) : value;
}

export function withoutId<Entry extends CvEntry>(entry: Entry): Omit<Entry, "id"> {
  const { id: _, ...held } = entry;
  return held;
}
