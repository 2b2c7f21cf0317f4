/** All failures of a call or a live request. Server texts are shown unchanged. */
export type ApiError =
  /** Failed without an answer. A change is `unsent` if the browser had no connection from its start to its failure. */
  | { kind: "offline"; unsent?: true }
  /** Sent over the live channel with unknown outcome: no answer came in time, or the channel closed. */
  | { kind: "unanswered" }
  | ({ kind: "unauthenticated" } & ServerText)
  | ({ kind: "invalid"; fields: FieldMessages; codes?: FieldCodes } & ServerText)
  /** A refusal over the live channel has no status. */
  | ({ kind: "refused"; status?: number; retryAfter?: number; registrationId?: string; resendIn?: number } & ServerText)
  /** Cancelled by the user before the upload was complete; nothing was saved. */
  | { kind: "cancelled" }
  | { kind: "malformed"; status: number };

export type FieldMessages = Readonly<Record<string, string>>;

/** The machine-readable error codes of fields, where the server sends some. */
type FieldCodes = Readonly<Record<string, string>>;

interface ServerText {
  message?: string;
  /** The machine-readable error code, if the server sends one. */
  code?: string;
  /** The language of the server's texts, if it declares one. */
  lang?: string;
}

/** An ApiError as an `Error`, for code such as TanStack Query. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  constructor(readonly reason: ApiError) {
    super(reasonText(reason) ?? reason.kind);
  }
}

/** Reads an error response in every shape that the specification names. */
export function toApiError(response: Response, body: unknown): ApiError {
  const { message, code, fields, codes } = readRefusal(body);
  const named = Object.keys(fields).length > 0;
  const language = response.headers.get("Content-Language");
  const lang = language ? { lang: language } : {};
  if (response.status === 400 && named)
    return { kind: "invalid", fields, ...(codes && { codes }), ...(message && { message }), ...lang };
  const text = message ?? (named ? joined(fields) : undefined);
  const details = { ...(text && { message: text, ...lang }), ...(code && { code }) };
  if (response.status === 401) return { kind: "unauthenticated", ...details };
  const retryAfter = readRetryAfter(response.headers.get("Retry-After"));
  return {
    kind: "refused",
    status: response.status,
    ...details,
    ...(retryAfter !== undefined && { retryAfter }),
    ...registrationIn(body),
  };
}

/** The id of the pending registration that a refused login names, and the wait until another code can be sent. */
const registrationIn = (body: unknown) => {
  const id = isRecord(body) ? body["registrationId"] : undefined;
  const resendIn = isRecord(body) ? body["resendIn"] : undefined;
  return {
    ...(typeof id === "string" && id !== "" && { registrationId: id }),
    ...(typeof resendIn === "number" && { resendIn }),
  };
};

/** The result of an openapi-fetch call. */
export type Answer<Data> = { data?: Data; error?: unknown; response: Response };

/** Returns the data of a call or throws an ApiFailure; an AbortError is rethrown. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(rethrow);
  if (!response.ok) throw new ApiFailure(toApiError(response, error));
  if (data === undefined) throw new ApiFailure({ kind: "malformed", status: response.status });
  return data;
}

function rethrow(error: unknown): never {
  if (error instanceof ApiFailure || (error instanceof Error && error.name === "AbortError")) throw error;
  // A 200 with an HTML page instead of JSON.
  if (error instanceof SyntaxError) throw new ApiFailure({ kind: "malformed", status: 200 });
  throw new ApiFailure({ kind: "offline" });
}

/** The ApiError of any error thrown by a call; unknown errors count as `malformed`. */
export function reasonOf(error: unknown): ApiError {
  return error instanceof ApiFailure ? error.reason : { kind: "malformed", status: 0 };
}

/** The server's texts of a failure, general or by field, and their language if declared. */
export function serverText(error: unknown): ServerText & { fields: FieldMessages } {
  const reason = reasonOf(error);
  if (!isAnswer(reason)) return { fields: {} };
  const { message, lang } = reason;
  return {
    fields: reason.kind === "invalid" ? reason.fields : {},
    ...(message !== undefined && { message }),
    ...(lang !== undefined && { lang }),
  };
}

/** The server's texts joined into one, or the default that the specification quotes. */
export const errorText = (error: unknown, fallback: string): string => reasonText(reasonOf(error)) ?? fallback;

/** The lines of an 'Erreur de validation' panel: 'field: message'. */
export function fieldLines(error: unknown): string[] {
  return Object.entries(fieldMessages(error)).map(([field, message]) => `${field}: ${message}`);
}

/** The server's field errors; empty unless it rejected fields. */
export function fieldMessages(error: unknown): FieldMessages {
  const reason = reasonOf(error);
  return reason.kind === "invalid" ? reason.fields : {};
}

type WithoutAnswer = Extract<ApiError, { kind: "offline" | "unanswered" | "cancelled" | "malformed" }>;

const isAnswer = (reason: ApiError): reason is Exclude<ApiError, WithoutAnswer> =>
  reason.kind === "unauthenticated" || reason.kind === "invalid" || reason.kind === "refused";

function reasonText(reason: ApiError): string | undefined {
  if (!isAnswer(reason)) return undefined;
  return reason.message ?? (reason.kind === "invalid" ? joined(reason.fields) : undefined);
}

/** Field messages in one text, as the authentication screens show them. */
const joined = (fields: FieldMessages) =>
  Object.values(fields)
    // Avoids a second full stop.
    .map((text, index, all) => (index < all.length - 1 ? text.replace(/\.$/, "") : text))
    .join(". ");

function readRefusal(body: unknown): { message?: string; code?: string; fields: FieldMessages; codes?: FieldCodes } {
  if (typeof body === "string") return { ...messageIn(body), fields: {} };
  if (!isRecord(body)) return { fields: {} };
  const { error, errors, ...rest } = body;
  const message = [error, errors].map(textOf).find((text) => text !== "");
  if (message !== undefined) {
    const code = typeof rest["code"] === "string" ? { code: rest["code"] } : {};
    return { ...messageIn(message), ...code, fields: isRecord(errors) ? readFields(errors) : {} };
  }
  const codes = isRecord(errors) && isRecord(rest["codes"]) ? { codes: readFields(rest["codes"]) } : {};
  return { fields: readFields([errors, error].find(isRecord) ?? rest), ...codes };
}

function readFields(source: object): FieldMessages {
  const lines = Object.entries(source).map(([field, value]: [string, unknown]) => [field, textOf(value)] as const);
  return Object.fromEntries(lines.filter(([, text]) => text !== ""));
}

/** A text, or a list of texts joined; empty for anything else. */
function textOf(value: unknown): string {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === "string" && item.trim() !== "").join(", ");
}

// A proxy's HTML page is not an error text.
const messageIn = (text: string) => (text.trim() && !text.trimStart().startsWith("<") ? { message: text.trim() } : {});

function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
