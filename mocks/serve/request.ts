import type { IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** A path of the contract, whether it was called directly or by its alias. */
export const contractUrl = (incoming: IncomingMessage) =>
  new URL(`http://${incoming.headers.host ?? "localhost"}${(incoming.url ?? "/").replace(/^\/api(?=\/)/, "")}`);

/** What came over HTTP as the request that the handlers take. */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = "GET", headersDistinct } = incoming;
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct))
    for (const value of values ?? []) headers.append(name, value);
  const body = await buffer(incoming);
  return new Request(contractUrl(incoming), { method, headers, ...(body.length > 0 && { body }) });
}
