import { afterEach } from "vitest";
import { commands, page } from "vitest/browser";
import { setLanguage } from "../packages/ui/src/i18n";
import { setColorMode } from "../packages/ui/src/theme/color-mode";
import { aceProblems, axeProblems, axeProblemsOfWindow } from "./audit-engines";
import { layoutProblems } from "./layout-audit";

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateForcedColors: (forcedColors: "active" | "none") => Promise<void>;
  }
}

/** Milliseconds without changes after which a story counts as drawn, and those after which it is audited anyway. */
const quiet = 50;
const patience = 1_500;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const changesOfAnyKind = { subtree: true, childList: true, attributes: true, characterData: true };

/** Waits until a story has received its answers and has been drawn. */
async function waitUntilDrawn(): Promise<void> {
  let last = performance.now();
  const end = last + patience;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document.body, changesOfAnyKind);
  await frame();
  await frame();
  while (performance.now() < end && performance.now() - last < quiet)
    await new Promise((resolve) => setTimeout(resolve, 10));
  observer.disconnect();
  // Avoids an audit in the middle of a fade.
  const fades = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(fades.map(({ finished }) => finished));
  await document.fonts.ready;
}

/** The text spacing that a reader may set (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

async function problemsWithSpacedText(): Promise<string[]> {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = textSpacing;
  // Floating elements are positioned again after they have grown.
  await frame();
  await frame();
  const problems = layoutProblems();
  style.remove();
  return problems.map((problem) => `with more space in the text: ${problem}`);
}

interface View {
  name: string;
  audits: (() => string[] | Promise<string[]>)[];
}

/** A story at the end of its `play`, which the accessibility add-on has audited with axe by then. */
const played: View = { name: "played", audits: [layoutProblems] };

/** The same elements in French, whose texts are the longest, and in dark mode. */
const views: readonly (View & { size: [width: number, height: number]; forcedColors?: "active" })[] = [
  { name: "phone", size: [375, 740], audits: [layoutProblems, axeProblems, aceProblems] },
  { name: "forced colours", size: [1280, 800], forcedColors: "active", audits: [layoutProblems] },
  // A window of 1280 by 1024 pixels at 400 % zoom.
  { name: "zoomed to 400 %", size: [320, 256], audits: [layoutProblems, axeProblemsOfWindow, problemsWithSpacedText] },
];

/** How often a story that keeps changing is audited. */
const maxTries = 3;

async function problemsInView({ name, audits }: View): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    await waitUntilDrawn();
    let hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document.body, changesOfAnyKind);
    const problems: string[] = [];
    for (const audit of audits) problems.push(...(await audit()));
    hasChanged ||= observer.takeRecords().length > 0;
    observer.disconnect();
    // If an answer arrived during the audit, the problems may mix two states, so the audit is repeated.
    if (problems.length === 0 || !hasChanged || tries === maxTries)
      return problems.map((problem) => `${name}: ${problem}`);
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const problems = await problemsInView(played);
  setLanguage("fr");
  setColorMode("dark");
  for (const { size, forcedColors = "none", ...view } of views) {
    await page.viewport(...size);
    await commands.emulateForcedColors(forcedColors);
    problems.push(...(await problemsInView(view)));
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
});
