import { Checker } from "accessibility-checker-engine/ace-node.js";
import axe, { type RunOptions } from "axe-core";
import { commands } from "vitest/browser";
import { type Part, partsOf } from "./fingerprint";

declare module "vitest/browser" {
  interface BrowserCommands {
    shareRight: (found: string[], from: number) => Promise<string[]>;
  }
}

type Problems = () => Promise<string[]>;

/** What an audit found right: the audit, and the fingerprint of the part. */
const right = new Set<string>();
/** Of these, how many the pages of this run are known to have found, and what this one has to tell them. */
let shared = 0;
const untold: string[] = [];

const entryOf = (audit: string, { fingerprint }: Part) => `${audit}: ${fingerprint}`;

/** Tells the other pages of this run what was found right here, and learns what they found. */
export async function shareRight(): Promise<void> {
  const news = await commands.shareRight(untold.splice(0), shared);
  shared += news.length;
  for (const entry of news) right.add(entry);
}

/** Engines ask less of what stands behind a dialog: it is right there alone. */
const auditOf = (audit: string, { element }: Part) => (element.closest("[inert]") ? `${audit}, behind` : audit);

const isRight = (audit: string, part: Part) =>
  [audit, auditOf(audit, part)].some((each) => right.has(entryOf(each, part)));

/** Remembers what nothing is wrong with; what was found wrong is audited again wherever it is shown. */
function remembered(problems: string[], parts: readonly Part[], audits: readonly string[]): string[] {
  if (problems.length > 0) return problems;
  for (const part of parts)
    for (const entry of audits.map((each) => entryOf(auditOf(each, part), part))) {
      if (!right.has(entry)) untold.push(entry);
      right.add(entry);
    }
  return problems;
}

/** The colours of the page: dark or light. */
const colors = () => document.documentElement.className;

const elementOf = ({ element }: Part) => element;

/** What axe finds in parts of the page. */
async function axeProblems(parts: readonly Part[], known: readonly Part[], options: RunOptions): Promise<string[]> {
  const context = { include: parts.map(elementOf), exclude: known.map(elementOf) };
  // Style sheets and media are no part of any rule that is on.
  const { violations } = await axe.run(context, { resultTypes: ["violations"], preload: false, ...options });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 200)}`),
  );
}

/** Audits the parts of the page that an audit has not found right, by rules that depend on them. */
async function axeIfNew(audit: string, others: string[], rulesFor: (parts: Part[]) => RunOptions): Promise<string[]> {
  const parts = partsOf(document.body);
  const known = parts.filter((part) => isRight(audit, part));
  const news = parts.filter((part) => !known.includes(part));
  if (news.length === 0) return [];
  return remembered(await axeProblems(news, known, rulesFor(news)), news, [audit, ...others]);
}

/** Whether axe found all of these right, in any colours and window. */
const areRight = (parts: readonly Part[]) => parts.every((part) => isRight("axe", part));

/** A screen alone has no landmarks: the application puts them around it. */
const allRules: RunOptions = { rules: { region: { enabled: false } } };

/** Not among the rules that axe audits by itself. */
const targetRule = "target-size";

/** What the same elements may keep in one window and break in another. */
const rulesOfWindow: RunOptions = {
  runOnly: [targetRule, "scrollable-region-focusable", "aria-hidden-focus", "heading-order", "list", "listitem"],
};

/** What the same elements may keep in one colour mode and break in the other. */
const rulesOfColors: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** Audits all that is new; of what was found right in the other colour mode, the colours. */
const axeOfPage: Problems = () =>
  axeIfNew(`axe in ${colors()}`, ["axe"], (parts) => (areRight(parts) ? rulesOfColors : allRules));

const axeOfWindow: Problems = () =>
  axeIfNew("window", [], (parts) => (areRight(parts) ? { runOnly: [targetRule] } : rulesOfWindow));

/** The application puts landmarks around a screen, as it does for axe's "region". */
const rulesOfLandmarks = ["skip_main_exists", "aria_content_in_landmark"];

/** What the second engine reports of elements that are right as they are: its rule, the elements, and why. */
const exceptions = [
  // HTML allows it for addresses, by which people log in here.
  ["input_autocomplete_valid", "input[type=email][autocomplete=username]"],
  // What scrolls and holds nothing to focus can be reached by keyboard in this way only.
  ["element_tabbable_role_valid", "[role=log], [role=group]"],
  // A post or a comment is named after its author, who may have written several.
  ["aria_article_label_unique", "article"],
] as const;

const isExcepted = (ruleId: string, element: Element) =>
  exceptions.some(([rule, selector]) => rule === ruleId && element.matches(selector));

const checker = new Checker();
const guideline = "WCAG_2_2";

// Of many of its rules the engine is never sure: it asks a person to look.
const canFail = (rule: string) => /\bRuleFail\b/.test(String(checker.engine.getRule(rule).run));
const rules = checker.rulesetRules[guideline]?.filter((rule) => canFail(rule) && !rulesOfLandmarks.includes(rule));
if (!rules?.length) throw new Error("The second accessibility engine has no rules.");
checker.rulesetRules[guideline] = rules;

async function aceProblemsIn(part: Element): Promise<string[]> {
  const { results } = await checker.check(part, [guideline]);
  const failed = results.filter(({ ruleId, value, node }) => {
    // What the engine is sure of, not what it asks a person to look at.
    if (!/^FAIL$/.test(value[1])) return false;
    const element = node instanceof Element ? node : document.documentElement;
    // What waits behind a dialog is audited without it.
    return !element.closest("[inert]") && !isExcepted(ruleId, element);
  });
  return failed.map(({ ruleId, message, snippet }) => `ace, ${ruleId}: ${message}: ${snippet.slice(0, 200)}`);
}

/** Audits the outermost parts that are new: several at once, with all that is between them. */
async function aceIfNew(root: Element): Promise<string[]> {
  const here = `ace in ${colors()}`;
  const news = partsOf(root).filter((part) => !isRight(here, part));
  const outermost = news.filter(
    ({ element }) => !news.some((other) => other.element !== element && other.element.contains(element)),
  );
  const audited = outermost.length > 2 ? [root] : outermost.map(({ element }) => element);
  const problems: string[] = [];
  for (const element of audited) problems.push(...(await aceProblemsIn(element)));
  return remembered(problems, news, [here]);
}

const layers = ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])";

/** What stands open over the page, which covers what is behind it. */
const openLayers = () =>
  [...document.querySelectorAll(`${layers}:not(${layers} *)`)].filter((layer) => layer.checkVisibility());

const aceProblemsOver: Problems = async () => {
  const problems: string[] = [];
  for (const layer of openLayers()) problems.push(...(await aceIfNew(layer)));
  return problems;
};

/** What each engine finds in the page, or in what stands open over it, unless it found the like right before. */
export const engines = {
  axe: axeOfPage,
  axeOfWindow,
  ace: () => aceIfNew(document.body),
  aceOver: aceProblemsOver,
} satisfies Record<string, Problems>;

export type Engine = keyof typeof engines;
