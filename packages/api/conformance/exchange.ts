import { findOperation } from "../src/contract/reader";

/** A call and its answer. */
export interface Exchange {
  method: string;
  /** As it was called, below the address of the API. */
  path: string;
  /** Undefined for a call that the contract does not know. */
  operationId: string | undefined;
  token: string | undefined;
  /** The body of the call where it was a text. */
  sent: string | undefined;
  status: number;
  contentType: string | null;
  text: string;
  /** The JSON of the answer, or its text. */
  body: unknown;
}

/** The JSON of a text, or the text where it is none: no schema of the contract is a text alone. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What is known of a call before its answer comes. */
export type Asked = Pick<Exchange, "method" | "path" | "token" | "sent">;

/** Reads an answer and leaves it readable; the operation's path may be its template. */
export async function readExchange(asked: Asked, template: string, response: Response): Promise<Exchange> {
  const contentType = response.headers.get("Content-Type");
  const text = await response.clone().text();
  return {
    ...asked,
    operationId: findOperation({ method: asked.method, path: template })?.id,
    status: response.status,
    contentType,
    text,
    body: contentType?.includes("json") ? parsed(text) : text,
  };
}
