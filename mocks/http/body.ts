import { refusal } from "./request";
import { readUpload } from "./upload";
import { type Say, words } from "./words";

export type Raw = Record<string, unknown>;

/** A JSON body as an object: 415 for another type, 400 for one that cannot be read. */
export async function readJson(request: Request, say: Say): Promise<Raw> {
  requireType(request, "application/json", say);
  const text = await request.text();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // Told below: an unreadable body and one of another shape are the same to the caller.
  }
  throw refusal(400, say(words.unreadable));
}

/** A multipart body as an object: repeated keys as lists (D-083), files as `Upload`s, line breaks as they were typed. */
export async function readMultipart(request: Request, say: Say): Promise<Raw> {
  requireType(request, "multipart/form-data", say);
  const form = await request.formData().catch(() => {
    throw refusal(400, say(words.unreadable));
  });
  const raw: Raw = {};
  for (const key of new Set(form.keys())) {
    const values = await Promise.all(form.getAll(key).map(readValue));
    raw[key] = values.length > 1 ? values : values[0];
  }
  return raw;
}

// A form sends every line break as CRLF.
const readValue = async (value: File | string) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : readUpload(value);

function requireType(request: Request, type: string, say: Say) {
  if (!request.headers.get("Content-Type")?.toLowerCase().startsWith(type)) throw refusal(415, say(words.wrongType));
}
