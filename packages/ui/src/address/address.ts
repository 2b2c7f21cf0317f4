import { trimText } from "@passerelle/domain";

/** Changed query parameters; null removes one. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/**
 * The query of the screen's address, which survives reloads and is part of links. Changes apply to the current address,
 * which may be ahead of `params`; a change without effect adds no history entry.
 */
export interface Address {
  params: URLSearchParams;
  /** Navigates to the changed address; the browser's Back returns to this one. */
  push: (changes: AddressChanges) => void;
  /** Replaces the address, so that Back skips this one. */
  replace: (changes: AddressChanges) => void;
  /**
   * Applies `changes` to the address. Goes back if the current entry was reached from that address, so that opening and
   * closing a dialog adds nothing to the history; otherwise it replaces the entry.
   */
  leave: (changes: AddressChanges) => void;
}

/** A query with some parameters changed, including its "?"; empty without parameters. */
export function changedSearch(search: string, changes: AddressChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The search text in an address: trimmed, cut to `most` characters, and valid for a call. */
export function searchText(text: string | null, most: number): string {
  const whole = trimText((text ?? "").replaceAll("\0", ""));
  return trimText(Array.from(whole).slice(0, most).join(""));
}

/** A positive integer in an address; undefined for anything else. */
export function positiveNumber(text: string | null): number | undefined {
  const number = /^[1-9]\d*$/.test(text ?? "") ? Number(text) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
