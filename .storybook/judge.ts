import { expect } from "storybook/test";
import { commands, page } from "vitest/browser";
import { engines } from "./engines";
import type { Look } from "./judged-looks";
import { layoutProblems } from "./layout";

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateForcedColors: (forcedColors: "active" | "none") => Promise<void>;
  }
}

/** How long nothing may change for a story to count as drawn, and when it is judged all the same; in milliseconds. */
const quiet = 50;
const patience = 1_500;

/** Waits until a story has got its answers and is drawn. */
async function drawn(): Promise<void> {
  let last = Date.now();
  const observer = new MutationObserver(() => {
    last = Date.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = last + patience;
  while (Date.now() < end && Date.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 10));
  observer.disconnect();
  await document.fonts.ready;
}

/** The spacing that a reader may ask for (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

function problemsWithSpacedText(): string[] {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = textSpacing;
  const problems = layoutProblems();
  style.remove();
  return problems.map((problem) => `with more space in the text: ${problem}`);
}

async function problemsIn(look: Look): Promise<string[]> {
  if (look.size) await page.viewport(...look.size);
  await commands.emulateForcedColors(look.forcedColors ? "active" : "none");
  await drawn();
  const problems = layoutProblems();
  for (const engine of look.engines) problems.push(...(await engines[engine](look)));
  return look.spacesText ? [...problems, ...problemsWithSpacedText()] : problems;
}

/** Judges the accessibility and the layout of what is shown, in each of the looks. */
export async function judge(looks: readonly Look[]): Promise<void> {
  const problems: string[] = [];
  for (const look of looks) for (const problem of await problemsIn(look)) problems.push(`${look.name}: ${problem}`);
  await expect(problems).toEqual([]);
}
