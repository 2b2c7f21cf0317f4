import type { IncomingMessage } from "node:http";

/** Header fields that may occur only once: of two values, a proxy and this server might each use a different one. */
const single = new Set(["authorization", "content-length", "content-type", "host", "origin", "transfer-encoding"]);

const hostAndPort = /^(?:[\w.~!$&'()*+;=%-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** The host and the path of an absolute target ("GET http://host/path"). */
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
 * Whether a proxy and this server could interpret a request differently (D-257), although Node.js accepts it. `target`
 * is the URL as sent.
 */
export function isAmbiguous({ httpVersion, headers, rawHeaders }: IncomingMessage, target: string): boolean {
  const { host, "transfer-encoding": encoding } = headers;
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return true;
  if (encoding !== undefined && (httpVersion === "1.0" || encoding.toLowerCase() !== "chunked")) return true;
  if (host === undefined ? httpVersion === "1.1" : !hostAndPort.test(host)) return true;
  const named = absolute.exec(target)?.[1];
  return (named !== undefined && named.toLowerCase() !== host?.toLowerCase()) || repeatsSingle(rawHeaders);
}

/** The path of a target, without its host if it names one. */
export const pathOf = (url: string): string => {
  const path = absolute.exec(url)?.[2];
  return path === undefined || path.startsWith("/") ? (path ?? url) : `/${path}`;
};
