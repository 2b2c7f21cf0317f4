import { trimText } from "@passerelle/domain";

/** Query parameters and what they become; null takes one away. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/**
 * The query of the screen's address, which a reload keeps and a link carries. A change is one of the address as it is
 * then, which may be ahead of `params`; one that changes nothing makes no entry in the history.
 */
export interface Address {
  params: URLSearchParams;
  /** Leads to the changed address; the browser's Back returns to this one. */
  push: (changes: AddressChanges) => void;
  /** Corrects the address: Back never meets the one before. */
  replace: (changes: AddressChanges) => void;
  /**
   * Applies `changes` to the address. Goes back if the current entry was reached from that address, so that opening and
   * closing a dialog adds nothing to the history; replaces the entry if a link led here.
   */
  leave: (changes: AddressChanges) => void;
}

/** A query with some parameters changed, with its "?", empty without parameters. */
export function changedSearch(search: string, changes: AddressChanges): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** A text to search for as an address carries it: trimmed, of at most so many characters, and such that a call takes it. */
export function searchText(text: string | null, most: number): string {
  const whole = trimText((text ?? "").replaceAll("\0", ""));
  return trimText(Array.from(whole).slice(0, most).join(""));
}

/** A whole number from 1 as an address carries it; nothing for anything else. */
export function positiveNumber(text: string | null): number | undefined {
  const number = /^[1-9]\d*$/.test(text ?? "") ? Number(text) : 0;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
