import { page } from "vitest/browser";
import { engines } from "./audit-engines";
import type { View } from "./audit-views";
import { layoutProblems } from "./layout-audit";
import { emulateMedia } from "./media";

/**
 * A story counts as drawn after this long without changes, and is audited after the second limit in any case; in
 * milliseconds.
 */
const quiet = 50;
const patience = 1_500;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const changesOfAnyKind = { subtree: true, childList: true, attributes: true, characterData: true };

/** Waits until a story has received its answers and has been drawn. */
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

/** Applies the size and forced colours of a view. */
async function resize({ size, forcedColors = false }: View): Promise<void> {
  if (size && (size[0] !== window.innerWidth || size[1] !== window.innerHeight)) await page.viewport(...size);
  // Avoids an audit in the middle of a fade.
  await emulateMedia({ reducedMotion: "reduce", forcedColors: forcedColors ? "active" : "none" });
}

async function audit(view: View): Promise<string[]> {
  const problems = layoutProblems();
  for (const engine of view.engines) problems.push(...(await engines[engine]()));
  return view.spacesText ? [...problems, ...(await problemsWithSpacedText())] : problems;
}

/** How often a story that keeps changing is audited. */
const maxTries = 3;

/** `since` is the time of the story's last change, in milliseconds of `performance.now()`. */
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
    // If an answer arrived during the audit, the problems may mix two states, so the audit is repeated.
    if (problems.length === 0 || !hasChanged || tries === maxTries) return problems;
  }
}

/** All accessibility and layout problems of the current story, by view. */
export async function problemsIn(views: readonly View[]): Promise<string[]> {
  const problems: string[] = [];
  // Only the first view waits for answers; after a resize a story changes at once or not at all.
  for (const [index, view] of views.entries())
    for (const problem of await problemsInView(view, index === 0 ? performance.now() : 0))
      problems.push(`${view.name}: ${problem}`);
  return problems;
}
