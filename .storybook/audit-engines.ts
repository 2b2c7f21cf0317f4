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

/** Passed audits: the audit's name, and the fingerprint of the part. */
const right = new Set<string>();
/** How many passed audits of other pages this page knows, and its own that it has not shared yet. */
let shared = 0;
const untold: string[] = [];

const entryOf = (audit: string, { fingerprint }: Part) => `${audit}: ${fingerprint}`;

/** Shares this page's passed audits with the other pages of the run, and receives theirs. */
export async function shareRight(): Promise<void> {
  const news = await commands.shareRight(untold.splice(0), shared);
  shared += news.length;
  for (const entry of news) right.add(entry);
}

/** Engines check less behind a dialog, so a pass there does not count elsewhere. */
const auditOf = (audit: string, { element }: Part) => (element.closest("[inert]") ? `${audit}, behind` : audit);

const isRight = (audit: string, part: Part) =>
  [audit, auditOf(audit, part)].some((each) => right.has(entryOf(each, part)));

/** Records a pass of all parts. Parts with problems are audited again wherever they appear. */
function remembered(problems: string[], parts: readonly Part[], audits: readonly string[]): string[] {
  if (problems.length > 0) return problems;
  for (const part of parts)
    for (const entry of audits.map((each) => entryOf(auditOf(each, part), part))) {
      if (!right.has(entry)) untold.push(entry);
      right.add(entry);
    }
  return problems;
}

/** The page's colour mode: dark or light. */
const colors = () => document.documentElement.className;

const elementOf = ({ element }: Part) => element;

/** The violations that axe finds in parts of the page. */
async function axeProblems(parts: readonly Part[], known: readonly Part[], options: RunOptions): Promise<string[]> {
  const context = { include: parts.map(elementOf), exclude: known.map(elementOf) };
  // No enabled rule needs style sheets or media.
  const { violations } = await axe.run(context, { resultTypes: ["violations"], preload: false, ...options });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 200)}`),
  );
}

/** Audits the parts of the page that have not passed this audit, with rules that depend on the parts. */
async function axeIfNew(audit: string, others: string[], rulesFor: (parts: Part[]) => RunOptions): Promise<string[]> {
  const parts = partsOf(document.body);
  const known = parts.filter((part) => isRight(audit, part));
  const news = parts.filter((part) => !known.includes(part));
  if (news.length === 0) return [];
  return remembered(await axeProblems(news, known, rulesFor(news)), news, [audit, ...others]);
}

/** Whether axe has passed all of these parts, in any colour mode and window. */
const areRight = (parts: readonly Part[]) => parts.every((part) => isRight("axe", part));

/** A screen alone has no landmarks; the application's frame provides them. */
const allRules: RunOptions = { rules: { region: { enabled: false } } };

/** axe does not include this rule by default. */
const targetRule = "target-size";

/** Rules whose result for the same elements depends on the size of the window. */
const rulesOfWindow: RunOptions = {
  runOnly: [targetRule, "scrollable-region-focusable", "aria-hidden-focus", "heading-order", "list", "listitem"],
};

/** Rules whose result for the same elements depends on the colour mode. */
const rulesOfColors: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** Audits new parts with all rules, and parts that passed in the other colour mode with the rules on colours. */
const axeOfPage: Problems = () =>
  axeIfNew(`axe in ${colors()}`, ["axe"], (parts) => (areRight(parts) ? rulesOfColors : allRules));

const axeOfWindow: Problems = () =>
  axeIfNew("window", [], (parts) => (areRight(parts) ? { runOnly: [targetRule] } : rulesOfWindow));

/** The application's frame provides the landmarks, as for axe's "region". */
const rulesOfLandmarks = ["skip_main_exists", "aria_content_in_landmark"];

/** False positives of the second engine: rule, elements, and the reason. */
const exceptions = [
  // HTML allows it for e-mail addresses, which people use to log in here.
  ["input_autocomplete_valid", "input[type=email][autocomplete=username]"],
  // The only way to scroll by keyboard where nothing inside can take the focus.
  ["element_tabbable_role_valid", "[role=log], [role=group]"],
  // Posts and comments are labelled by their author, who may have written several.
  ["aria_article_label_unique", "article"],
] as const;

const isExcepted = (ruleId: string, element: Element) =>
  exceptions.some(([rule, selector]) => rule === ruleId && element.matches(selector));

const checker = new Checker();
const guideline = "WCAG_2_2";

// Many of its rules never report a certain failure, only potential ones for a manual check.
const canFail = (rule: string) => /\bRuleFail\b/.test(String(checker.engine.getRule(rule).run));
const rules = checker.rulesetRules[guideline]?.filter((rule) => canFail(rule) && !rulesOfLandmarks.includes(rule));
if (!rules?.length) throw new Error("The second accessibility engine has no rules.");
checker.rulesetRules[guideline] = rules;

async function aceProblemsIn(part: Element): Promise<string[]> {
  const { results } = await checker.check(part, [guideline]);
  const failed = results.filter(({ ruleId, value, node }) => {
    // Only certain failures, not potential ones for a manual check.
    if (!/^FAIL$/.test(value[1])) return false;
    const element = node instanceof Element ? node : document.documentElement;
    // Content behind a dialog is audited when it is not covered.
    return !element.closest("[inert]") && !isExcepted(ruleId, element);
  });
  return failed.map(({ ruleId, message, snippet }) => `ace, ${ruleId}: ${message}: ${snippet.slice(0, 200)}`);
}

/** Audits the outermost new parts together with everything between them. */
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

/** Open overlays, which cover the rest of the page. */
const openLayers = () =>
  [...document.querySelectorAll(`${layers}:not(${layers} *)`)].filter((layer) => layer.checkVisibility());

const aceProblemsOver: Problems = async () => {
  const problems: string[] = [];
  for (const layer of openLayers()) problems.push(...(await aceIfNew(layer)));
  return problems;
};

/**
 * The problems that each engine finds in the page or its open overlays, except in parts equal to some that have passed.
 */
export const engines = {
  axe: axeOfPage,
  axeOfWindow,
  ace: () => aceIfNew(document.body),
  aceOver: aceProblemsOver,
} satisfies Record<string, Problems>;

export type Engine = keyof typeof engines;
