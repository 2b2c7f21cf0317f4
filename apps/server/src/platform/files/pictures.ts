import { fileErrors, type Size } from "@passerelle/domain";
import { runWorker, TooCostly } from "../worker/run";
import type { PictureKind } from "./picture-sizes";
import { fileProblem, type Upload } from "./upload";

/** A received picture and where to write it. */
export interface Redrawing {
  path: string;
  target: string;
  smallTarget: string;
  kind: PictureKind;
}

/** The sizes of a redrawn picture; `small` only where that version was written. */
export interface Redrawn {
  whole: Size;
  small: Size | undefined;
}

export type PictureProblem = "damaged" | "tooManyPixels";

/** The redrawing of a picture. */
export interface PictureRedraw {
  data: Redrawing;
  answer: Redrawn | PictureProblem;
}

// Beyond the time that the decoder itself is given, which it spends on a thread that no priority applies to.
const seconds = 10;

/**
 * Redraws an upload in a thread, one picture at a time for all people.
 * @throws a `FieldProblem` if it cannot be read or takes too long
 */
export async function redrawPicture(
  { field, path }: Upload,
  personId: number,
  target: Omit<Redrawing, "path">,
): Promise<Redrawn> {
  const module = new URL("./redraw.worker.ts", import.meta.url);
  const data: Redrawing = { path, ...target };
  const result = await runWorker<PictureRedraw>({ module, personId, data, seconds, atOnce: 1 }).catch(
    (error: unknown) => {
      if (error instanceof TooCostly) return "tooManyPixels" as const;
      throw error;
    },
  );
  if (typeof result === "string") throw fileProblem(field, fileErrors[result]);
  return result;
}
