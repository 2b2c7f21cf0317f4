import type { Api } from "@passerelle/api";
import type { ReactNode } from "react";
import type { PageQuery, Paged } from "../../data";
import type { Answer } from "../../forms/EntryForm";
import type { ColumnName, CvName, FieldName, HintName } from "./names";

export interface CvEntry {
  id: number;
}

type Saved = Answer & { data?: CvEntry | undefined };

/** The calls of a list. */
export interface CvCalls<Entry, Input> {
  list: (api: Api, query: PageQuery, signal: AbortSignal) => Promise<Paged<Entry>>;
  create: (api: Api, body: Input & { clientId: string; position?: number }) => Promise<Saved>;
  /** Changes what the body carries; with all required fields it is the whole form. */
  update: (api: Api, id: number, body: Partial<Input>) => Promise<Saved>;
  /** Puts an entry at a position of the list, 1 first. */
  move: (api: Api, id: number, position: number) => Promise<Saved>;
  remove: (api: Api, id: number) => Promise<Answer>;
}

/** A field of a form; whatever its control, its value is a text. */
export interface CvField<Entry, Name extends FieldName = FieldName> {
  name: Name;
  kind: "text" | "long" | "month" | "end" | "openEnd" | "address" | "tags" | "skills" | "contract";
  /** What the form shows of a saved entry. */
  of: (entry: Entry) => string;
  /** What it shows for a new one: nothing unless said otherwise. */
  initial?: string;
  required?: boolean;
  hint?: HintName;
  /** How many characters the server takes. */
  limit?: number;
  /** Shares its row with another on a wide screen. */
  half?: boolean;
  /** The date that it may not come before. */
  notBefore?: FieldName;
}

/** All that one list of the CV says of itself; the screen, the dialog and the rules are the same for the four. */
export interface CvList<Entry extends CvEntry, Input extends object, Name extends FieldName> {
  name: CvName;
  calls: CvCalls<Entry, Input>;
  /** What an entry is called, and how much of that a row shows. */
  titleOf: (entry: Entry) => string;
  titleLimit?: number;
  /** The line below the title. */
  about: (entry: Entry) => ReactNode;
  columns: readonly { header: ColumnName; cell: (entry: Entry) => ReactNode; wide?: boolean; named?: boolean }[];
  /** In reading order. */
  fields: readonly CvField<Entry, Name>[];
  /** The request body for the typed values: `text` returns a field's text, trimmed. */
  inputOf: (text: (name: Name) => string) => Input;
  /** The request body that restores a deleted entry. */
  againOf: (entry: Entry) => Input;
}

/** A form's texts by the names of its fields. */
export type CvValues = Record<string, string>;

/** What a form starts from: an entry, or nothing. */
export function valuesOf<Entry>(fields: readonly CvField<Entry>[], entry: Entry | undefined): CvValues {
  return Object.fromEntries(fields.map(({ name, of, initial = "" }) => [name, entry ? of(entry) : initial]));
}

/** What an entry holds. */
export function withoutId<Entry extends CvEntry>(entry: Entry): Omit<Entry, "id"> {
  const { id: _, ...held } = entry;
  return held;
}
