import { maxFileSize } from "@passerelle/domain";
import { getDocumentProxy } from "unpdf";

/** The maximum number of attachments read from a PDF. */
const maxFiles = 10;

const isFile = (value: unknown): value is { content: Uint8Array } =>
  typeof value === "object" && value !== null && "content" in value && value.content instanceof Uint8Array;

/** The attachments of a PDF as UTF-8 text. Run this in a worker only. */
export async function attachmentsOf(bytes: Uint8Array): Promise<string[]> {
  // pdf.js transfers the bytes, which makes them unusable for its caller.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const files: unknown = await pdf.getAttachments();
  return Object.values(files ?? {})
    .filter(isFile)
    .filter(({ content }) => content.length <= maxFileSize)
    .slice(0, maxFiles)
    .map(({ content }) => new TextDecoder().decode(content));
}
