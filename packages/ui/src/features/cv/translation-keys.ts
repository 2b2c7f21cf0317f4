import type en from "./en.json";

/** The four lists of a CV, named like their routes. */
export type CvName = keyof typeof en.title;
export type ColumnName = keyof typeof en.column;
export type FieldName = keyof typeof en.field;
export type HintName = keyof typeof en.hint;
