import { isIP } from "node:net";

/** Whose `X-Forwarded-*` headers are trusted: nobody's, those of so many proxies, or those of addresses and networks. */
export type TrustedProxies = false | number | string[];

const isNetwork = (text: string) => {
  const [address = "", bits, ...rest] = text.split("/");
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return longest > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest));
};

/** Reads `TRUST_PROXY`; `undefined` for what is neither a number of proxies nor a list of networks. */
export function readTrustProxy(value: string): TrustedProxies | undefined {
  if (value === "false" || value === "0") return false;
  if (/^\d$/.test(value)) return Number(value);
  const networks = value.split(",").map((network) => network.trim());
  return networks.every(isNetwork) ? networks : undefined;
}
