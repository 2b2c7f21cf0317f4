import { expect, it } from "vitest";
import { networkOf, networksOf } from "./ip-networks";

const names = (address: string) => networksOf(address).map(({ name }) => name);

it("finds the /64, the /56 and the /48 of an IPv6 address, with increasing limits", () => {
  const networks = networksOf("2001:db8:1:ab07::1");
  expect(networks.map(({ room }) => room)).toEqual([1, 2, 4]);
  expect(new Set(networks.map(({ name }) => name)).size).toBe(3);
});

it("finds the same networks for addresses in them", () => {
  const [subnet, block, site] = names("2001:db8:1:ab07::1");
  expect(names("2001:db8:1:ab07:9::2")).toEqual([subnet, block, site]);
  expect(names("2001:db8:1:abff::1").slice(1)).toEqual([block, site]);
  expect(names("2001:db8:1:0::1").slice(2)).toEqual([site]);
  const elsewhere = names("2001:db8:2:ab07::1");
  expect([subnet, block, site].filter((name) => name !== undefined && elsewhere.includes(name))).toEqual([]);
});

it("treats an IPv4 address as a network, also when written as IPv6", () => {
  expect(names("192.0.2.7")).toEqual(["192.0.2.7"]);
  expect(names("::ffff:192.0.2.7")).toEqual(["192.0.2.7"]);
  expect(networkOf("192.0.2.7:443")).toBe("192.0.2.7");
});

it("treats an invalid address as a network", () => expect(names("unknown")).toEqual(["unknown"]));
