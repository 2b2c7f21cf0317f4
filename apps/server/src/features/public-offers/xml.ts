import { escapeHtml } from "../../platform/escape-html";

// XML 1.0 cannot contain these characters in any form, and one of them makes a document unreadable.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML elements and attributes. */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(unwritable, ""));

/** An element with a text; empty without one. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

/** An element with a text in a CDATA section; empty without one. */
export const cdata = (name: string, text: string | null | undefined): string =>
  text ? `<${name}><![CDATA[${text.replaceAll(unwritable, "").replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>` : "";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
