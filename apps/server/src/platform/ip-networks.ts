import ipaddr from "ipaddr.js";

export interface Network {
  name: string;
  /** The multiple of a single subscriber's limit. */
  room: number;
}

const bare = (address: string) =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*/, "");

/** The networks of an address, narrowest first: for IPv6 /64, /56 and /48. The address may include a port or a zone. */
export function networksOf(address: string): [Network, ...Network[]] {
  const plain = bare(address);
  if (!ipaddr.isValid(plain)) return [{ name: address, room: 1 }];
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), room: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  const site = `${a}:${b}:${c}`;
  // A subscriber has at least a /64, usually a /56 and sometimes a /48. Some providers put several subscribers into one
  // of these.
  return [
    { name: `${site}:${d}`, room: 1 },
    { name: `${site}:${d >> 8}/56`, room: 2 },
    { name: `${site}/48`, room: 4 },
  ];
}

/** The narrowest network of an address, which a session stores. */
export const networkOf = (address: string): string => networksOf(address)[0].name;
