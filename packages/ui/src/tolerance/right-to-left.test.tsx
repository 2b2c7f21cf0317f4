import { jsonOperations } from "@passerelle/api/conformance";
import { afterEach, expect, it } from "vitest";
import { readings } from "./reads";
import { type Answers, clear, json, show } from "./stage";

afterEach(clear);

const name = "\u0645\u062D\u0645\u062F";
const names = new Set(["firstname", "lastname", "fullname", "company", "jobTitle", "location"]);

/** An answer in which names of people, companies, places and offers are written from right to left. */
function turned(value: unknown, key = ""): unknown {
  if (typeof value === "string") return names.has(key) ? name : value;
  if (Array.isArray(value)) return value.map((each) => turned(each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, turned(each, own)]));
}

const answers: Answers = Object.fromEntries(
  jsonOperations.map(({ operationId, sample, status }) => [operationId, json(turned(sample), status)]),
);

const isIsolated = (text: string) => !text.replaceAll(/\u2068[^\u2069]*\u2069/g, "").includes(name);

const inlineNames = new Set(["#text", "A", "B", "BUTTON", "EM", "I", "SPAN", "STRONG", "TIME"]);
const isInline = (node: Node | null) => node !== null && inlineNames.has(node.nodeName);

/** The text of the line around a node. */
function lineAround(node: Node): string {
  let whole = node;
  while (whole.parentNode && isInline(whole.parentNode)) whole = whole.parentNode;
  const texts = [whole.textContent ?? ""];
  for (let at = whole.previousSibling; at && isInline(at); at = at.previousSibling) texts.unshift(at.textContent ?? "");
  for (let at = whole.nextSibling; at && isInline(at); at = at.nextSibling) texts.push(at.textContent ?? "");
  return texts.join("");
}

/** Texts in which the name could turn what stands beside it. */
function turningTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent ?? "";
    if (text.includes(name) && !isIsolated(text) && !parentElement?.closest("bdi, [dir=auto]")) {
      const line = lineAround(walker.currentNode);
      // Alone in its line, it turns nothing.
      if (/\p{Script=Latin}/u.test(line)) found.push(line);
    }
  }
  return found;
}

it.each(readings.map((reading, index) => [reading.operationId, index, reading] as const))(
  "%s, screen %i: isolates names written from right to left (D-293)",
  { timeout: 30_000 },
  async (_operationId, _index, reading) => {
    // The steps that open an offer find it by its title.
    const untouched = reading.open && { listJobOffersForMe: undefined };
    const shown = show(reading.screen, { ...answers, ...untouched, ...reading.answers });
    await shown.settled();
    if (reading.open) {
      await reading.open(shown);
      await shown.settled();
    }
    expect(turningTexts()).toEqual([]);
    expect(isIsolated(document.title)).toBe(true);
  },
);
