import ipaddr from "ipaddr.js";

/** A network that an address is part of. */
export interface Network {
  name: string;
  /** How many times the budget of a single subscriber it has. */
  room: number;
}

const bare = (address: string) =>
  address
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*/, "");

/** The networks of an address, which may carry a port or a zone, the narrowest first: of IPv6 /64, /56 and /48. */
export function networksOf(address: string): [Network, ...Network[]] {
  const plain = bare(address);
  if (!ipaddr.isValid(plain)) return [{ name: address, room: 1 }];
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), room: 1 }];
  const [a = 0, b = 0, c = 0, d = 0] = parsed.parts;
  const site = `${a}:${b}:${c}`;
  // A subscriber has at least a /64, mostly a /56 and sometimes a /48. Some providers put strangers side by side in one.
  return [
    { name: `${site}:${d}`, room: 1 },
    { name: `${site}:${d >> 8}/56`, room: 2 },
    { name: `${site}/48`, room: 4 },
  ];
}

/** The narrowest network of an address, which is what a session remembers. */
export const networkOf = (address: string): string => networksOf(address)[0].name;
