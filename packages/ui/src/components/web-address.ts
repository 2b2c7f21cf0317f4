import { trimText } from "@passerelle/domain";
/** Whether a text is an address that a browser may be led to from here: http or https alone. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(trimText(text)) && URL.canParse(trimText(text));
}

/** An address as people say it: without its scheme, "www." and a closing slash. */
export const spokenAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
