import { stat } from "node:fs/promises";
import { FieldProblem, fileErrors, type Text } from "@passerelle/domain";
import { fileTypeFromFile } from "file-type";

/** A received file of a form, of a type that its field accepts; it is removed when the call ends. */
export interface Upload {
  /** The form's field that it came in. */
  field: string;
  path: string;
  /** What its sender calls it, if anything. */
  name: string | null;
  /** Its media type, by its content. */
  type: string;
  /** In bytes. */
  size: number;
}

/** Detects a file's type by its content, never by its name or its declared type. */
export async function inspect(
  field: string,
  { path, name }: Pick<Upload, "path" | "name">,
  types: readonly string[],
): Promise<Upload> {
  const { size } = await stat(path);
  if (size === 0) throw fileProblem(field, fileErrors.empty);
  const found = (await fileTypeFromFile(path))?.mime;
  // Readers that do not animate show an animated PNG as a PNG.
  const type = found === "image/apng" ? "image/png" : found;
  if (type === undefined || !types.includes(type))
    throw fileProblem(field, types.includes("application/pdf") ? fileErrors.notPdf : fileErrors.notPicture);
  return { field, path, name, type, size };
}

/** A 400 that names the field of a rejected file. */
export const fileProblem = (field: string, text: Text): FieldProblem => new FieldProblem({ [field]: text });
