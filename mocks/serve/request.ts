import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** The contract's path of a URL, with or without the /api prefix. */
export const contractUrl = (incoming: IncomingMessage) =>
  new URL(`http://${incoming.headers.host ?? "localhost"}${(incoming.url ?? "/").replace(/^\/api(?=\/)/, "")}`);

/** Converts Node's HTTP request to a Fetch `Request` for the handlers. */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const body = await buffer(incoming);
  return new Request(contractUrl(incoming), { method, headers, ...(body.length > 0 && { body }) });
}
