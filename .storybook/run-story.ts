import { type Play, type StoryTest, testStory as run } from "@storybook/addon-vitest/internal/test-utils";
import { expect, type TestContext } from "vitest";
import { page } from "vitest/browser";
import { languages, setLanguage } from "../packages/ui/src/i18n";
import { setColorMode } from "../packages/ui/src/theme/color-mode";
import { colorModes } from "../packages/ui/src/theme/stored-color-mode";
import { viewports } from "./globals";
import { initialStateOf } from "./initial-state";
import { problemsIn } from "./audit";
import { shareRight } from "./audit-engines";
import { type Audit, type Choices, initial, played } from "./audit-views";
import { emulateMedia } from "./media";
import "./window-size";

export { convertToFilePath } from "@storybook/addon-vitest/internal/test-utils";

/** Stories with this tag test transitions or live updates; they are played without reduced motion. */
const motionTag = "motion";
/** The initial states that have been audited, with globals and without. */
const audited = new Set<string>();
const seen = new Set<string>();

/** Whether all choices are among the globals of the views before `play`. */
const areInitial = (choices: object) =>
  Object.entries(choices).every((choice) =>
    Object.entries(initial.globals).some((other) => JSON.stringify(choice) === JSON.stringify(other)),
  );

// Storybook's hidden loading screens, which every query through the page would visit.
for (const hidden of document.querySelectorAll(".sb-wrapper")) hidden.remove();

const isViewport = (value: unknown): value is keyof typeof viewports => typeof value === "string" && value in viewports;

/** Applies another language, colour mode and window, as the toolbar does. */
async function show({ language, colorMode, viewport }: Choices): Promise<void> {
  setLanguage(languages.find((each) => each === language) ?? "default");
  setColorMode(colorModes.find((mode) => mode === colorMode) ?? "light");
  const { width, height } = viewports[isViewport(viewport?.value) ? viewport.value : "desktop"].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}

const emulateMotion = (reducedMotion: "reduce" | "no-preference") =>
  emulateMedia({ reducedMotion, forcedColors: "none" });

/** Creates a story's test: audits its initial state, unless an equal one was audited; then plays and audits it. */
export function testStory({ story, meta, ...rest }: StoryTest) {
  const choices: Choices = { ...meta.globals, ...story.globals };
  /** Draws the story once, plays it, and audits it with each set of globals. */
  const test = async (context: TestContext, looks: readonly [Audit, ...Audit[]], play?: Play) => {
    // Problems are reported after the story has unmounted; otherwise it would stay in the page for the next one.
    const problems: string[] = [];
    await run({
      ...rest,
      story: {
        ...story,
        play,
        globals: { ...looks[0].globals, ...choices },
        // The addon's own check would run the same engine again.
        parameters: { ...story.parameters, a11y: { disable: true } },
        afterEach: async () => {
          for (const [index, { globals, views }] of looks.entries()) {
            if (index > 0) await show({ ...globals, ...choices });
            problems.push(...(await problemsIn(views)));
          }
        },
      },
      meta: { ...meta, play: undefined },
    })(context);
    expect(problems.join("\n")).toBe("");
  };
  const beginning = initialStateOf({ ...meta, globals: undefined }) + initialStateOf({ ...story, globals: undefined });
  const key = beginning + JSON.stringify({ ...initial.globals, ...choices });
  const play = story.play ?? meta.play;
  const moves = [...(meta.tags ?? []), ...(story.tags ?? [])].includes(motionTag);
  return async (context: TestContext) => {
    await shareRight();
    const isFirst = !audited.has(key);
    // The story only chooses toolbar options that the views before `play` already include.
    const isKnown = !play && areInitial(choices) && seen.has(beginning);
    const last = isKnown ? { ...played, views: [] } : played;
    await emulateMotion("reduce");
    // Without `play`, one rendering suffices for both audits: the toolbar's options are changed in between.
    if (isFirst && !play && !moves) await test(context, [initial, last]);
    else {
      if (isFirst) await test(context, [initial]);
      await emulateMotion(moves ? "no-preference" : "reduce");
      await test(context, [last], play);
    }
    audited.add(key);
    if (!play && Object.keys(choices).length === 0) seen.add(beginning);
  };
}
