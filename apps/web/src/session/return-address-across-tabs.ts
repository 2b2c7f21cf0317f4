import { isForAnybody, keepReturnAddress, returnAddressOf } from "./return-address";

const key = "addressAfterVerification";

type Reading = Pick<Storage, "getItem">;
type Changing = Reading & Pick<Storage, "removeItem"> & { setItem: (key: string, value: string) => unknown };

/**
 * Stores this tab's return address for the tab in which the registered e-mail address will be verified, because the
 * link of the mail opens another tab (D-385). Only an address that was opened without a session is stored.
 */
export function carryReturnAddress(tab: Reading, browser: Changing, email: string) {
  const address = returnAddressOf(tab);
  if (address !== undefined && isForAnybody(tab))
    browser.setItem(key, JSON.stringify({ email: email.toLowerCase(), address }));
}

/** Takes over the stored address, once, if it belongs to the verified e-mail address and this tab has none. */
export function receiveReturnAddress(tab: Changing, browser: Changing, email: string) {
  const { email: carriedFor, address } = read(browser.getItem(key));
  browser.removeItem(key);
  if (typeof address === "string" && carriedFor === email.toLowerCase() && returnAddressOf(tab) === undefined)
    keepReturnAddress(tab, { address, person: null });
}

function read(json: string | null): { email?: unknown; address?: unknown } {
  try {
    const value: unknown = JSON.parse(json ?? "null");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
