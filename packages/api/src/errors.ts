/** Everything that can go wrong with a call or a live request. Server texts are shown as they are. */
export type ApiError =
  | { kind: "offline" }
  /** Sent over the live channel, and nobody knows what became of it: no answer came in time, or the channel closed. */
  | { kind: "unanswered" }
  | ({ kind: "unauthenticated" } & ServerText)
  | ({ kind: "invalid"; fields: FieldMessages } & ServerText)
  /** A refusal over the live channel has no status. */
  | ({ kind: "refused"; status?: number; retryAfter?: number } & ServerText)
  | { kind: "malformed"; status: number };

export type FieldMessages = Readonly<Record<string, string>>;

interface ServerText {
  message?: string;
  /** Why, for programs: the same in every language, where the server tells. */
  code?: string;
  /** The language of all that the server says here, where it tells. */
  lang?: string;
}

/** An ApiError on its way through code that only knows `Error`, such as TanStack Query. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  constructor(readonly reason: ApiError) {
    super(reasonText(reason) ?? reason.kind);
  }
}

/** Reads a failed answer in every shape the specification names. */
export function toApiError(response: Response, body: unknown): ApiError {
  const { message, code, fields } = readRefusal(body);
  const named = Object.keys(fields).length > 0;
  const language = response.headers.get("Content-Language");
  const lang = language ? { lang: language } : {};
  if (response.status === 400 && named) return { kind: "invalid", fields, ...(message && { message }), ...lang };
  const text = message ?? (named ? joined(fields) : undefined);
  const words = { ...(text && { message: text, ...lang }), ...(code && { code }) };
  if (response.status === 401) return { kind: "unauthenticated", ...words };
  const retryAfter = readRetryAfter(response.headers.get("Retry-After"));
  return { kind: "refused", status: response.status, ...words, ...(retryAfter !== undefined && { retryAfter }) };
}

/** What openapi-fetch makes of an answer. */
export type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/** The data of a call, or an ApiFailure thrown; what its caller aborted is thrown as it is. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(rethrow);
  if (!response.ok) throw new ApiFailure(toApiError(response, error));
  if (data === undefined) throw new ApiFailure({ kind: "malformed", status: response.status });
  return data;
}

function rethrow(error: unknown): never {
  if (error instanceof ApiFailure || (error instanceof Error && error.name === "AbortError")) throw error;
  // A page instead of JSON, which the server meant as a success.
  if (error instanceof SyntaxError) throw new ApiFailure({ kind: "malformed", status: 200 });
  throw new ApiFailure({ kind: "offline" });
}

/** The reason of anything thrown by a call; what is not ours counts as an unreadable answer. */
export function reasonOf(error: unknown): ApiError {
  return error instanceof ApiFailure ? error.reason : { kind: "malformed", status: 0 };
}

/** What the server says about a failure: in one text or about fields, and in which language, where it tells. */
export function serverWords(error: unknown): ServerText & { fields: FieldMessages } {
  const reason = reasonOf(error);
  if (!isAnswer(reason)) return { fields: {} };
  const { message, lang } = reason;
  return {
    fields: reason.kind === "invalid" ? reason.fields : {},
    ...(message !== undefined && { message }),
    ...(lang !== undefined && { lang }),
  };
}

/** The server's words in one text where there are some, else the default that the specification quotes. */
export const errorText = (error: unknown, fallback: string): string => reasonText(reasonOf(error)) ?? fallback;

/** The lines of an 'Erreur de validation' panel: 'field: message'. */
export function fieldLines(error: unknown): string[] {
  return Object.entries(fieldMessages(error)).map(([field, message]) => `${field}: ${message}`);
}

/** What the server says about each field, empty unless it refused fields. */
export function fieldMessages(error: unknown): FieldMessages {
  const reason = reasonOf(error);
  return reason.kind === "invalid" ? reason.fields : {};
}

type WithoutAnswer = Extract<ApiError, { kind: "offline" | "unanswered" | "malformed" }>;

const isAnswer = (reason: ApiError): reason is Exclude<ApiError, WithoutAnswer> =>
  reason.kind === "unauthenticated" || reason.kind === "invalid" || reason.kind === "refused";

function reasonText(reason: ApiError): string | undefined {
  if (!isAnswer(reason)) return undefined;
  return reason.message ?? (reason.kind === "invalid" ? joined(reason.fields) : undefined);
}

/** Field messages in one text, as the authentication screens show them. */
const joined = (fields: FieldMessages) =>
  Object.values(fields)
    // A message that ends its own sentence does not get a second full stop.
    .map((text, index, all) => (index < all.length - 1 ? text.replace(/\.$/, "") : text))
    .join(". ");

function readRefusal(body: unknown): { message?: string; code?: string; fields: FieldMessages } {
  if (typeof body === "string") return { ...words(body), fields: {} };
  if (!isRecord(body)) return { fields: {} };
  const { error, errors, ...rest } = body;
  const message = [error, errors].map(textOf).find((text) => text !== "");
  if (message !== undefined) {
    const code = typeof rest["code"] === "string" ? { code: rest["code"] } : {};
    return { ...words(message), ...code, fields: isRecord(errors) ? readFields(errors) : {} };
  }
  return { fields: readFields([errors, error].find(isRecord) ?? rest) };
}

function readFields(source: object): FieldMessages {
  const lines = Object.entries(source).map(([field, value]: [string, unknown]) => [field, textOf(value)] as const);
  return Object.fromEntries(lines.filter(([, text]) => text !== ""));
}

/** A text, or a list of texts in one; anything else is no text. */
function textOf(value: unknown): string {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === "string" && item.trim() !== "").join(", ");
}

// A proxy's HTML page says nothing to the person who reads it.
const words = (text: string) => (text.trim() && !text.trimStart().startsWith("<") ? { message: text.trim() } : {});

function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
