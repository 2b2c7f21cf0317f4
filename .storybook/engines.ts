import { Checker } from "accessibility-checker-engine/ace-node.js";
import axe from "axe-core";
import type { Look } from "./judged-looks";

type Problems = (look: Look) => Promise<string[]>;

const axeProblems: Problems = async ({ forcedColors = false }) => {
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    // Style sheets and media are no part of any rule that is on.
    preload: false,
    rules: {
      // A screen alone has no landmarks: the application puts them around it.
      region: { enabled: false },
      // The system chooses the colours then, but computed styles still tell the page's own.
      "color-contrast": { enabled: !forcedColors },
    },
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 200)}`),
  );
};

/** What the second engine reports of elements that are right as they are: its rule, the elements, and why. */
const exceptions = [
  // The application puts landmarks around a screen, as it does for axe's "region".
  ["skip_main_exists", "*"],
  ["aria_content_in_landmark", "*"],
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

async function aceProblemsIn(part: Element): Promise<string[]> {
  const { results } = await checker.check(part, ["WCAG_2_2"]);
  const failed = results.filter(({ ruleId, value, node }) => {
    // What the engine is sure of, not what it asks a person to look at.
    if (!/^FAIL$/.test(value[1])) return false;
    const element = node instanceof Element ? node : document.documentElement;
    // What waits behind a dialog is judged without it.
    return !element.closest("[inert]") && !isExcepted(ruleId, element);
  });
  return failed.map(({ ruleId, message, snippet }) => `ace, ${ruleId}: ${message}: ${snippet.slice(0, 200)}`);
}

const aceProblems: Problems = () => aceProblemsIn(document.body);

const layers = ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox])";

/** What stands open over the page, which covers what is behind it. */
const openLayers = () =>
  [...document.querySelectorAll(`${layers}:not(${layers} *)`)].filter((layer) => layer.checkVisibility());

const aceProblemsOver: Problems = async () => {
  const problems: string[] = [];
  for (const layer of openLayers()) problems.push(...(await aceProblemsIn(layer)));
  return problems;
};

/** What each engine finds in the page, or in what stands open over it. */
export const engines = { axe: axeProblems, ace: aceProblems, aceOver: aceProblemsOver };
