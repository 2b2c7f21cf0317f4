import { multipart, type Operation, type ReceivedForm } from "@passerelle/api/contract";
import {
  commonErrors,
  FieldProblem,
  fileErrors,
  isTooDeep,
  maxJsonBytes,
  Problem,
  type Text,
} from "@passerelle/domain";
import { readUpload } from "./upload";

const unreadable = () => new Problem(400, commonErrors.unreadable);

/** Reads a JSON body of any shape; undefined if there is none, or if anybody may send one that nobody reads. */
export async function readJson(request: Request, { isPublic, bodyType }: Operation): Promise<unknown> {
  if (request.method === "GET" || (isPublic && bodyType === undefined)) return undefined;
  const type = request.headers.get("Content-Type");
  const text = await request.text();
  if (type === null && text === "") return undefined;
  if (!/^application\/json\s*(;|$)/i.test(type ?? "")) throw new Problem(415, commonErrors.mediaType);
  const maxBytes = isPublic ? maxJsonBytes.anyone : maxJsonBytes.member;
  if (new TextEncoder().encode(text).length > maxBytes) throw new Problem(413, commonErrors.tooLarge);
  if (isTooDeep(text)) throw unreadable();
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === "__proto__") throw unreadable();
      return value;
    });
  } catch {
    throw unreadable();
  }
}

const asBlob = (value: File | string): Blob => (typeof value === "string" ? new Blob([value]) : value);

/** Reads a form: texts with the line breaks as typed, and the files of the operation's file fields. */
export async function readForm(request: Request, { fileFields }: Operation): Promise<ReceivedForm> {
  if (!request.headers.get("Content-Type")?.toLowerCase().startsWith(multipart)) {
    const isEmpty = request.headers.get("Content-Type") === null && (await request.text()) === "";
    throw isEmpty ? unreadable() : new Problem(415, commonErrors.mediaType);
  }
  const form = await request.formData().catch(() => {
    throw unreadable();
  });
  const values: Record<string, unknown> = {};
  const refused = new Map<string, Text>();
  for (const field of new Set(form.keys())) {
    const types = fileFields.get(field);
    const given: unknown[] = [];
    for (const value of form.getAll(field)) {
      try {
        if (types) given.push(value === "" ? "" : await readUpload(field, asBlob(value), types));
        // Multipart forms encode each line break as CRLF.
        else if (typeof value === "string") given.push(value.replaceAll("\r\n", "\n"));
        if (types && given.length > 1) throw new FieldProblem({ [field]: fileErrors.one });
      } catch (error) {
        if (!(error instanceof FieldProblem)) throw error;
        for (const [name, text] of Object.entries(error.fields)) refused.set(name, text);
      }
    }
    if (given.length > 0) values[field] = given.length > 1 ? given : given[0];
  }
  return { values, refused };
}
