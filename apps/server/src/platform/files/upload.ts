import { stat } from "node:fs/promises";
import { FieldProblem, fileErrors, type Text } from "@passerelle/domain";
import { fileTypeFromFile } from "file-type";

/** A file of a form, whole on the disk and of a type that its field takes; it is removed when the call ends. */
export interface Upload {
  /** The form's field that it came in. */
  field: string;
  path: string;
  /** Its media type, told by its content. */
  type: string;
  /** In bytes. */
  size: number;
}

/** What a file is by its content alone, never by its name or by what the sender calls it (D-087). */
export async function inspect(field: string, path: string, types: readonly string[]): Promise<Upload> {
  const { size } = await stat(path);
  if (size === 0) throw refusedFile(field, fileErrors.empty);
  const found = (await fileTypeFromFile(path))?.mime;
  // An animated PNG is one to every reader that does not animate.
  const type = found === "image/apng" ? "image/png" : found;
  if (type === undefined || !types.includes(type))
    throw refusedFile(field, types.includes("application/pdf") ? fileErrors.notPdf : fileErrors.notPicture);
  return { field, path, type, size };
}

/** A 400 that says at its field why a file is not taken. */
export const refusedFile = (field: string, text: Text): FieldProblem => new FieldProblem({ [field]: text });
