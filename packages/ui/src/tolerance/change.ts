import type { ReactNode } from "react";
import type { Shown } from "./reads";
import { type Answers, json, sampleOf } from "./stage";

/** A change, how it is made on its screen, and what says that it was. */
export interface Change {
  operationId: string;
  screen: ReactNode;
  answers?: Answers;
  make: (acting: Shown["acting"]) => Promise<unknown>;
  /** Nothing where the screen has nothing to say. */
  says?: RegExp;
}

/** What screens say of a success. */
export const success = /succès|successfully|liké|Like retiré/;

/** Presses buttons, one after the other: the last of each name, which is that of the topmost dialog. */
export const press =
  (...names: RegExp[]) =>
  async ({ canvas, userEvent }: Shown["acting"]) => {
    for (const name of names)
      await userEvent.click((await canvas.findAllByRole("button", { name })).at(-1) ?? document.body);
  };

/** The first row of a list's sample. */
export const rowOf = (operationId: string) => Object(Object(sampleOf(operationId)).items[0]);
/** A list with one row, changed. */
export const listOf = (operationId: string, change: object): Answers => ({
  [operationId]: json({ ...Object(sampleOf(operationId)), items: [{ ...rowOf(operationId), ...change }] }),
});
