import { page } from "vitest/browser";
import { engines } from "./audit-engines";
import type { View } from "./audit-views";
import { layoutProblems } from "./layout-audit";
import { emulateMedia } from "./media";

/** How long nothing may change for a story to count as drawn, and when it is audited all the same; in milliseconds. */
const quiet = 50;
const patience = 1_500;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const changesOfAnyKind = { subtree: true, childList: true, attributes: true, characterData: true };

/** Waits until a story has got its answers and is drawn. */
async function drawn(since: number): Promise<void> {
  let last = since;
  const observer = new MutationObserver(() => {
    last = performance.now();
  });
  observer.observe(document.body, changesOfAnyKind);
  const end = performance.now() + patience;
  await frame();
  await frame();
  while (performance.now() < end && performance.now() - last < quiet)
    await new Promise((resolve) => setTimeout(resolve, 10));
  observer.disconnect();
  await document.fonts.ready;
}

/** The spacing that a reader may ask for (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

async function problemsWithSpacedText(): Promise<string[]> {
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = textSpacing;
  // What floats is placed anew once it has grown.
  await frame();
  await frame();
  const problems = layoutProblems();
  style.remove();
  return problems.map((problem) => `with more space in the text: ${problem}`);
}

/** Gives the window what a view asks for. */
async function resize({ size, forcedColors = false }: View): Promise<void> {
  if (size && (size[0] !== window.innerWidth || size[1] !== window.innerHeight)) await page.viewport(...size);
  // Nothing is audited in the middle of a fade.
  await emulateMedia({ reducedMotion: "reduce", forcedColors: forcedColors ? "active" : "none" });
}

async function audit(view: View): Promise<string[]> {
  const problems = layoutProblems();
  for (const engine of view.engines) problems.push(...(await engines[engine]()));
  return view.spacesText ? [...problems, ...(await problemsWithSpacedText())] : problems;
}

/** How often a story is audited that goes on changing. */
const maxTries = 3;

/** `since` is when the story last changed, in milliseconds of `performance.now()`. */
async function problemsInView(view: View, since: number): Promise<string[]> {
  await resize(view);
  for (let tries = 1; ; tries += 1) {
    await drawn(tries === 1 ? since : performance.now());
    let hasChanged = false;
    const observer = new MutationObserver(() => (hasChanged = true));
    observer.observe(document.body, changesOfAnyKind);
    const problems = await audit(view);
    hasChanged ||= observer.takeRecords().length > 0;
    observer.disconnect();
    // An answer came in the middle: what is wrong is of neither what was shown before nor what is now.
    if (problems.length === 0 || !hasChanged || tries === maxTries) return problems;
  }
}

/** What is wrong with the accessibility or the layout of what is shown, by each of the views. */
export async function problemsIn(views: readonly View[]): Promise<string[]> {
  const problems: string[] = [];
  // Another window changes a story at once or not at all: only the first view waits for answers.
  for (const [index, view] of views.entries())
    for (const problem of await problemsInView(view, index === 0 ? performance.now() : 0))
      problems.push(`${view.name}: ${problem}`);
  return problems;
}
