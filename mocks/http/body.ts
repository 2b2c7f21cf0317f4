import { multipart, type Operation, type ReceivedForm } from "@passerelle/api/contract";
import { commonErrors, fileErrors, Problem, sentFileName, type ErrorText } from "@passerelle/domain";

/** An uploaded file with the sender's file name. */
export interface Upload {
  content: Blob;
  name: string | null;
}

const hasType = (request: Request, type: string) =>
  request.headers.get("Content-Type")?.toLowerCase().startsWith(type) === true;

const refuseUnreadable = () => {
  throw new Problem(400, commonErrors.unreadable);
};

export async function readJson(request: Request, { bodyType }: Operation): Promise<unknown> {
  if (bodyType === undefined) return undefined;
  if (!hasType(request, "application/json")) throw new Problem(415, commonErrors.mediaType);
  return request.json().catch(refuseUnreadable);
}

/** Reads a form: texts with the line breaks as typed, repeated ones as a list, and files of the operation's types. */
export async function readForm(request: Request, { fileFields }: Operation): Promise<ReceivedForm> {
  if (!hasType(request, multipart)) throw new Problem(415, commonErrors.mediaType);
  const form = await request.formData().catch(refuseUnreadable);
  const values: Record<string, unknown> = {};
  const refused = new Map<string, ErrorText>();
  for (const [field, value] of form) {
    const types = fileFields.get(field);
    // Multipart forms encode each line break as CRLF.
    const texts = form.getAll(field).flatMap((text) => (typeof text === "string" ? text.replaceAll("\r\n", "\n") : []));
    if (typeof value === "string") values[field] = texts.length > 1 ? texts : texts[0];
    else if (types?.includes(value.type))
      values[field] = { content: value, name: sentFileName(value.name) } satisfies Upload;
    else refused.set(field, types?.includes("application/pdf") ? fileErrors.notPdf : fileErrors.notPicture);
  }
  return { values, refused };
}
