import type { IncomingMessage } from "node:http";

/** Header fields that come once: where they came twice, a proxy and this server could each go by another. */
const single = new Set(["authorization", "content-length", "content-type", "host", "origin", "transfer-encoding"]);

const hostAndPort = /^(?:[\w.~!$&'()*+;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** The host of a target that names one ("GET http://host/path"), and its path. */
const absolute = /^https?:\/\/([^/?#]*)(.*)/is;

const repeatsSingle = (rawHeaders: readonly string[]) => {
  const seen = new Set<string>();
  return rawHeaders.some((text, index) => {
    const name = text.toLowerCase();
    if (index % 2 === 1 || !single.has(name)) return false;
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated;
  });
};

/**
 * Whether two readers of a request could take it for different ones (D-257), by what Node.js itself lets through.
 * `target` is the address as it was sent.
 */
export function isAmbiguous({ httpVersion, headers, rawHeaders }: IncomingMessage, target: string): boolean {
  const { host, "transfer-encoding": encoding } = headers;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return true;
  if (encoding !== undefined && (httpVersion === "1.0" || encoding.toLowerCase() !== "chunked")) return true;
  if (host === undefined ? httpVersion === "1.1" : !hostAndPort.test(host)) return true;
  const named = absolute.exec(target)?.[1];
  return (named !== undefined && named.toLowerCase() !== host?.toLowerCase()) || repeatsSingle(rawHeaders);
}

/** The path of a target, which may name a host before it. */
export const pathOf = (url: string): string => {
  const path = absolute.exec(url)?.[2];
  return path === undefined || path.startsWith("/") ? (path ?? url) : `/${path}`;
};
