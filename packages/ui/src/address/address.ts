import { trimText } from "@passerelle/domain";

/** New values of query parameters; null removes a parameter. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/**
 * The query parameters of the screen's address, which survive a reload and are part of links. Changes apply to the
 * current address, which may be newer than `params`; changes without effect add no history entry.
 */
export interface Address {
  params: URLSearchParams;
  /** Adds a history entry with the changed address. */
  push: (changes: AddressChanges) => void;
  /** Replaces the history entry, so that Back skips the previous address. */
  replace: (changes: AddressChanges) => void;
  /**
   * Applies `changes` to the address. Goes back if the current entry was reached from that address, so that opening and
   * closing a dialog adds nothing to the history; replaces the entry if a link led here.
   */
  leave: (changes: AddressChanges) => void;
}

/** The query with some parameters changed, with its "?"; empty without parameters. */
export function changedSearch(search: string, changes: AddressChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** A search text from an address: trimmed, cut to `most` characters, and valid for the call. */
export function searchText(text: string | null, most: number): string {
  const whole = trimText((text ?? "").replaceAll("\0", ""));
  return trimText(Array.from(whole).slice(0, most).join(""));
}

/** A positive integer from an address; undefined for other values. */
export function positiveNumber(text: string | null): number | undefined {
  const number = /^[1-9]\d*$/.test(text ?? "") ? Number(text) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
