import { fileErrors } from "@passerelle/domain";
import { runWorker, TooCostly } from "../worker/run-worker";
import type { PictureKind, Size } from "./picture-sizes";
import { fileProblem, type Upload } from "./detect-file-type";

/** A received picture, and where to write its versions. */
export interface Reencoding {
  path: string;
  target: string;
  smallTarget: string;
  kind: PictureKind;
}

/** The sizes of a re-encoded picture; `small` is undefined if that version was not written. */
export interface Reencoded {
  whole: Size;
  small: Size | undefined;
}

export type PictureProblem = "damaged" | "tooManyPixels";

export interface PictureReencoding {
  data: Reencoding;
  answer: Reencoded | PictureProblem;
}

// Longer than the decoder's own limit; the decoder runs in a thread whose priority cannot be lowered.
const seconds = 10;

/**
 * Redraws an upload in a worker, one picture at a time for all people.
 * @throws a `FieldProblem` if it cannot be read or takes too long
 */
export async function reencodePicture(
  { field, path }: Upload,
  personId: number,
  target: Omit<Reencoding, "path">,
): Promise<Reencoded> {
  const module = new URL("./reencode-picture.worker.ts", import.meta.url);
  const data: Reencoding = { path, ...target };
  const result = await runWorker<PictureReencoding>({ module, personId, data, seconds, atOnce: 1 }).catch(
    (error: unknown) => {
      if (error instanceof TooCostly) return "tooManyPixels" as const;
      throw error;
    },
  );
  if (typeof result === "string") throw fileProblem(field, fileErrors[result]);
  return result;
}
