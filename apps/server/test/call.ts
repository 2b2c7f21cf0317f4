import { isRecord } from "@passerelle/api/contract";

/** A response with its parsed body. */
export interface Answered {
  status: number;
  headers: Headers;
  body: unknown;
}

interface Asked {
  token?: string;
  body?: unknown;
  language?: string;
  headers?: Record<string, string>;
}

/** Sends a raw request, without the typed client. */
export async function call(base: string, method: string, path: string, asked: Asked = {}): Promise<Answered> {
  const { token, body, language, headers } = asked;
  const response = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { "accept-language": language }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error(`This is not an object: ${JSON.stringify(value)}`);
  return value;
}

/** The `data` of a response, and its id. */
export function dataOf({ body }: Answered): Record<string, unknown> & { id: number } {
  const data = recordOf(recordOf(body)["data"]);
  return { ...data, id: Number(data["id"]) };
}
