// @vitest-environment happy-dom
import { createMemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { addressChanges, type AddressRouter } from "./address-changes";

const pathname = "/dashboard/applications";

/** A router at an address, and the address changes for the screen shown there. */
function at(...entries: (string | { pathname: string; search: string; state: object })[]) {
  const router = createMemoryRouter([{ path: "*" }], { initialEntries: entries });
  return { router, address: addressChanges(router, pathname) };
}

const addressOf = ({ state: { location } }: AddressRouter) => `${location.pathname}${location.search}`;

it("makes changes in turn, while the screen still shows the first address", () => {
  const { router, address } = at(`${pathname}?search=calfat&page=3`);
  address.push({ search: null, page: null });
  address.push({ view: "saved" });
  expect(addressOf(router)).toBe(`${pathname}?view=saved`);
  void router.navigate(-1);
  expect(addressOf(router)).toBe(pathname);
});

it("keeps a correction beside a simultaneous push", () => {
  const { router, address } = at(`${pathname}?page=0`);
  address.replace({ page: null });
  address.push({ offer: "12" });
  address.leave({ offer: null });
  expect(addressOf(router)).toBe(pathname);
});

it("makes no entry of what changes nothing, and one of what goes back on a change", () => {
  const { router, address } = at(`${pathname}?search=le%20large`);
  address.push({ view: null });
  address.push({ view: "saved" });
  address.push({ view: null });
  expect(addressOf(router)).toBe(`${pathname}?search=le+large`);
  void router.navigate(-1);
  expect(addressOf(router)).toBe(`${pathname}?search=le+large&view=saved`);
  void router.navigate(-1);
  expect(addressOf(router)).toBe(`${pathname}?search=le%20large`);
});

it("drops what a screen says that was left", () => {
  const { router, address } = at(pathname);
  void router.navigate("/dashboard/posts?page=2");
  address.replace({ page: null });
  address.push({ view: "saved" });
  address.leave({ page: null });
  expect(addressOf(router)).toBe("/dashboard/posts?page=2");
});

it("changes what it comes back to, where it is on the way back", async () => {
  const opened = { pathname, search: "?search=calfat&offer=12", state: { under: "?search=calfat" } };
  const { router, address } = at(`${pathname}?search=calfat`, opened);
  const navigate = router.navigate.bind(router);
  const ways: (() => void)[] = [];
  const arrival = new Promise<void>((resolve) => ways.push(resolve));
  // Browsers go back asynchronously.
  vi.spyOn(router, "navigate").mockImplementationOnce(() => arrival.then(() => navigate(-1)));
  address.leave({ offer: null });
  address.leave({ offer: null });
  address.push({ view: "saved" });
  expect(addressOf(router)).toBe(`${pathname}?search=calfat&offer=12`);
  for (const arrive of ways) arrive();
  await expect.poll(() => addressOf(router)).toBe(`${pathname}?search=calfat&view=saved`);
});
