import {
  exportText,
  exportTitles,
  exportLabels,
  type Language,
  momentInParis,
  productName,
  payPeriods,
  payText,
} from "@passerelle/domain";
import { escapeHtml } from "../../../platform/escape-html";
import { archivedPagePolicy } from "../../../platform/http/security-headers";
import type { Reader } from "./export-reader";
import type { Section } from "./sections";
import { exportNotes, exportValues } from "./value-labels";

const style = `body{margin:0 auto;max-width:70ch;padding:1.5rem;font:16px/1.5 system-ui,sans-serif}
article,dl dl{border-top:1px solid #8888;padding:.75rem 0}dl{margin:0}dt{font-size:.85em;opacity:.75}
dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`;

const policy = `<meta http-equiv="content-security-policy" content="${archivedPagePolicy}">`;

const head = (title: string, language: Language) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8">${policy}<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – ${productName}</title><style>${style}</style></head>
<body>
<h1>${escapeHtml(title)}</h1>
`;
const foot = "</body>\n</html>\n";

/** The index page, which links to all others. */
export function indexPage(sections: readonly Section[], { language, user, clock }: Reader): string {
  const line = ({ name }: Section) => `<li><a href="${name}.html">${escapeHtml(exportTitles[name][language])}</a></li>`;
  const about = exportText(user.username, momentInParis(clock.now(), language))[language];
  const paragraphs = about.map((text) => `<p>${escapeHtml(text)}</p>`);
  return `${head(exportTitles.index[language], language)}${paragraphs.join("\n")}\n<ul>\n${sections.map(line).join("\n")}\n</ul>\n${foot}`;
}

export async function* pageOf({ name, rows }: Section, reader: Reader): AsyncGenerator<string> {
  const { language } = reader;
  yield head(exportTitles[name][language], language);
  yield `<p><a href="index.html">${escapeHtml(exportTitles.index[language])}</a></p>\n`;
  const note = exportNotes[name]?.[language];
  if (note !== undefined) yield `<p>${escapeHtml(note)}</p>\n`;
  let last: string | undefined;
  let isEmpty = true;
  for await (const { value, heading } of rows(reader)) {
    isEmpty = false;
    if (heading !== undefined && heading !== last) yield `<h2>${escapeHtml(heading)}</h2>\n`;
    last = heading;
    yield `<article>${shown(value, language)}</article>\n`;
  }
  if (isEmpty) yield `<p>${escapeHtml(exportTitles.nothing[language])}</p>\n`;
  yield foot;
}

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

/** A field's codes in words; undefined if one of them is unknown. */
function inWords(text: string, language: Language, field: string): string | undefined {
  const words = text.split(",").map((code) => exportValues[field]?.[code]?.[language]);
  return words.includes(undefined) ? undefined : words.join(", ");
}

function scalar(value: unknown, language: Language, field: string): string {
  if (typeof value === "boolean") return exportTitles[value ? "yes" : "no"][language];
  const text = String(value);
  return isMoment(text) ? momentInParis(new Date(text), language) : (inWords(text, language, field) ?? text);
}

const isPeriod = (value: unknown) => payPeriods.find((period) => period === value);

/** An offer's data with its pay in words; other data unchanged. */
function withPayText(value: object, language: Language): object {
  const { salaryMin, salaryMax = null, salaryPeriod }: { [name: string]: unknown } = { ...value };
  const period = isPeriod(salaryPeriod);
  if (period === undefined || typeof salaryMin !== "number") return value;
  const pay = { salaryMin, salaryMax: typeof salaryMax === "number" ? salaryMax : null, salaryPeriod: period };
  return { ...value, salary: payText(pay, language) };
}

/** A value as text: lists of strings on one line, objects as names and values. */
function shown(value: unknown, language: Language, field = ""): string {
  if (Array.isArray(value)) {
    const parts: unknown[] = value;
    const isFlat = parts.every((part) => typeof part !== "object");
    return isFlat
      ? escapeHtml(parts.map((part) => scalar(part, language, field)).join(", "))
      : parts.map((part) => shown(part, language, field)).join("");
  }
  if (typeof value !== "object" || value === null) return escapeHtml(scalar(value, language, field));
  const entries = Object.entries(withPayText(value, language)).flatMap(([key, part]) => {
    const label = exportLabels[key]?.[language];
    const isEmpty = part === null || part === "" || (Array.isArray(part) && part.length === 0);
    return label === undefined || isEmpty ? [] : `<dt>${escapeHtml(label)}</dt><dd>${shown(part, language, key)}</dd>`;
  });
  return `<dl>${entries.join("")}</dl>`;
}
