import { Checker } from "accessibility-checker-engine/ace-node.js";
import axe, { type RunOptions } from "axe-core";
import { axeOptions } from "./axe-options";

/** Rules whose result for the same elements depends on the size of the window. */
const rulesOfWindow: RunOptions = {
  runOnly: ["target-size", "scrollable-region-focusable", "aria-hidden-focus", "heading-order", "list", "listitem"],
};

async function runAxe(options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"], ...axeOptions, ...options });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 200)}`),
  );
}

/** The violations that axe finds in the page. */
export const axeProblems = () => runAxe({});

/** The violations of the rules that depend on the size of the window. */
export const axeProblemsOfWindow = () => runAxe(rulesOfWindow);

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

/** The certain failures that IBM's accessibility engine finds in the page. */
export async function aceProblems(): Promise<string[]> {
  const { results } = await checker.check(document.body, [guideline]);
  const failed = results.filter(({ ruleId, value, node }) => {
    // Only definite failures; potential ones need a manual check.
    if (!/^FAIL$/.test(value[1])) return false;
    const element = node instanceof Element ? node : document.documentElement;
    // Content behind a dialog is audited when it is not covered, folded content when it is open.
    const isHidden = element.closest("[inert], details:not([open]) > :not(summary)") !== null;
    return !isHidden && !isExcepted(ruleId, element);
  });
  return failed.map(({ ruleId, message, snippet }) => `ace, ${ruleId}: ${message}: ${snippet.slice(0, 200)}`);
}
