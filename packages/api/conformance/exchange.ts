import { findOperation } from "./operations";

/** A call and its answer. */
export interface Exchange {
  method: string;
  /** As it was called, below the address of the API. */
  path: string;
  /** Undefined for a call that the contract does not know. */
  operationId: string | undefined;
  token: string | undefined;
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

/** Reads an answer and leaves it readable. */
export async function readExchange(
  operation: { method: string; path: string },
  path: string,
  token: string | undefined,
  response: Response,
): Promise<Exchange> {
  const contentType = response.headers.get("Content-Type");
  const text = await response.clone().text();
  return {
    method: operation.method,
    path,
    operationId: findOperation(operation)?.operationId,
    token,
    status: response.status,
    contentType,
    text,
    body: contentType?.includes("json") ? parsed(text) : text,
  };
}
