import { open } from "node:fs/promises";
import { FieldProblem, fileErrors, type Text } from "@passerelle/domain";

/** A received file of a form, of a type that its field accepts; removed when the call ends. */
export interface Upload {
  /** The field of the form. */
  field: string;
  path: string;
  /** The sender's file name, if any. */
  name: string | null;
  /** The media type, detected from the content. */
  type: string;
  /** In bytes. */
  size: number;
}

/** The first bytes of each accepted type. Only workers read further. */
const signatures = new Map([
  ["%PDF", "application/pdf"],
  ["\xff\xd8\xff", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["GIF8", "image/gif"],
  ["RIFF", "image/webp"],
]);
const signatureLength = 12;

function typeOf(start: string): string | undefined {
  const [signature, type] = [...signatures].find(([signature]) => start.startsWith(signature)) ?? [];
  return signature === "RIFF" && !start.endsWith("WEBP") ? undefined : type;
}

/** Detects a file's type from its content, never from its name or declared type. */
export async function inspect(
  field: string,
  { path, name }: Pick<Upload, "path" | "name">,
  types: readonly string[],
): Promise<Upload> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw fileProblem(field, fileErrors.empty);
    const { buffer } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
    const type = typeOf(buffer.toString("latin1"));
    if (type === undefined || !types.includes(type))
      throw fileProblem(field, types.includes("application/pdf") ? fileErrors.notPdf : fileErrors.notPicture);
    return { field, path, name, type, size };
  } finally {
    await file.close();
  }
}

/** A 400 for the field of a rejected file. */
export const fileProblem = (field: string, text: Text): FieldProblem => new FieldProblem({ [field]: text });
