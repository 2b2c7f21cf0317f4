import type { ReactNode } from "react";
import { type Answers, json, sampleOf, type Shown } from "./stage";

/** A change: its screen, the steps, and the text that confirms it. */
export interface Change {
  operationId: string;
  screen: ReactNode;
  answers?: Answers;
  make: (acting: Shown["acting"]) => Promise<unknown>;
  /** Undefined if the screen shows no text. */
  says?: RegExp;
}

/** The screens' texts for success. */
export const success = /succès|successfully|liké|Like retiré/;

/** Presses buttons one after the other; of several with the same name the last one, which is in the topmost dialog. */
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
