import { isIP } from "node:net";

/** The proxies whose `X-Forwarded-*` headers are trusted: none, a number of proxies, or addresses and networks. */
export type TrustedProxies = false | number | string[];

const isNetwork = (text: string) => {
  const [address = "", bits, ...rest] = text.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return longest > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest));
};

/** Parses `TRUST_PROXY`; `undefined` if it is neither a number of proxies nor a list of networks. */
export function readTrustProxy(value: string): TrustedProxies | undefined {
  if (value === "false" || value === "0") return false;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
