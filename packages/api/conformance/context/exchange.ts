import { findOperation } from "../../src/contract/load-contract";

/** A call and its answer. */
export interface Exchange {
  method: string;
  /** The path as called, without the API's base address. */
  path: string;
  /** Undefined for a call that is not in the contract. */
  operationId: string | undefined;
  token: string | undefined;
  /** The request body if it was a text. */
  sent: string | undefined;
  status: number;
  contentType: string | null;
  text: string;
  /** The JSON of the answer, or its text. */
  body: unknown;
  headers: Headers;
}

/** Parses JSON, or returns the text itself; no schema of the contract is a plain text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The part of an exchange that is known before the answer arrives. */
export type Asked = Pick<Exchange, "method" | "path" | "token" | "sent">;

/** Reads an answer and leaves it readable. `template` is the called path, or the operation's path template. */
export async function readExchange(asked: Asked, template: string, response: Response): Promise<Exchange> {
  const contentType = response.headers.get("Content-Type");
  const text = await response.clone().text();
  return {
    ...asked,
    operationId: findOperation({ method: asked.method, path: template })?.id,
    status: response.status,
    contentType,
    text,
    headers: response.headers,
    body: contentType?.includes("json") ? parsed(text) : text,
  };
}
