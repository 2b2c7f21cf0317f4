import { open, readFile } from "node:fs/promises";
import { FieldProblem, fileErrors, type ErrorText } from "@passerelle/domain";

/** A received file of a form, of a type that its field accepts; removed when the call ends. */
export interface Upload {
  field: string;
  path: string;
  /** The sender's file name, if any. */
  name: string | null;
  /** The media type, detected from the content. */
  type: string;
  /** In bytes. */
  size: number;
}

const pdf = "application/pdf";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The first bytes of each accepted type except PDF. Word files start like any ZIP archive; only workers read on. */
const archive = "PK\x03\x04";
const signatures = new Map([
  ["\xff\xd8\xff", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
  ["GIF8", "image/gif"],
  ["RIFF", "image/webp"],
  [archive, word],
]);
/** Office documents: archives, Word's old format, RTF. */
const oldOffice = "\xd0\xcf\x11\xe0";
const office = [archive, oldOffice, "{\\rtf"];
/** PDF viewers look for the header in the first 1,024 bytes. */
const headLength = 1024;

const isOffice = (head: string) => office.some((start) => head.startsWith(start));

function typeOf(head: string): string | undefined {
  const [signature, type] = [...signatures].find(([start]) => head.startsWith(start)) ?? [];
  if (type !== undefined) return signature === "RIFF" && head.slice(8, 12) !== "WEBP" ? undefined : type;
  return head.includes("%PDF-") && !isOffice(head) ? pdf : undefined;
}

/** Whether a file is a Word file with a password, which is stored in the container of Word's old format. */
const hasPassword = async (path: string) => (await readFile(path)).includes("EncryptedPackage", 0, "utf16le");

/** The reason that a file of another type is refused. */
async function refusal(path: string, head: string, types: readonly string[]): Promise<ErrorText> {
  if (types.includes(word) && head.startsWith(oldOffice) && (await hasPassword(path))) return fileErrors.wordPassword;
  if (types.includes(word)) return fileErrors.notPdfOrWord;
  if (!types.includes(pdf)) return fileErrors.notPicture;
  return isOffice(head) ? fileErrors.officeFile : fileErrors.notPdf;
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
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    const head = buffer.toString("latin1", 0, bytesRead);
    const type = typeOf(head);
    if (type === undefined || !types.includes(type)) throw fileProblem(field, await refusal(path, head, types));
    return { field, path, name, type, size };
  } finally {
    await file.close();
  }
}

/** A 400 for the field of a rejected file. */
export const fileProblem = (field: string, text: ErrorText): FieldProblem => new FieldProblem({ [field]: text });
