import { trimText } from "@passerelle/domain";
/** Whether a text is a safe link target: http or https only. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(trimText(text)) && URL.canParse(trimText(text));
}

/** An address without its scheme, "www." and a trailing slash. */
export const spokenAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
