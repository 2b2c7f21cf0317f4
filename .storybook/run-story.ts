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

/** The stories with this tag open, fade or arrive live: they are played as most readers see them. */
const motionTag = "motion";
/** How the stories began that were audited as they begin, and those that were audited as most readers see them then. */
const audited = new Set<string>();
const seen = new Set<string>();

/** Whether each choice is one that the views before `play` are audited with. */
const areInitial = (choices: object) =>
  Object.entries(choices).every((choice) =>
    Object.entries(initial.globals).some((other) => JSON.stringify(choice) === JSON.stringify(other)),
  );

// What the preview keeps ready for a reader, hidden: every search through the page would pass over it.
for (const hidden of document.querySelectorAll(".sb-wrapper")) hidden.remove();

const isViewport = (value: unknown): value is keyof typeof viewports => typeof value === "string" && value in viewports;

/** Gives what is shown another language, colour mode and window, as the toolbar does. */
async function show({ language, colorMode, viewport }: Choices): Promise<void> {
  setLanguage(languages.find((each) => each === language) ?? "default");
  setColorMode(colorModes.find((mode) => mode === colorMode) ?? "light");
  const { width, height } = viewports[isViewport(viewport?.value) ? viewport.value : "desktop"].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
}

const emulateMotion = (reducedMotion: "reduce" | "no-preference") =>
  emulateMedia({ reducedMotion, forcedColors: "none" });

/** The test of a story: audits it as it begins, unless one that begins alike was audited; then plays and audits it. */
export function testStory({ story, meta, ...rest }: StoryTest) {
  const choices: Choices = { ...meta.globals, ...story.globals };
  /** Shows the story once, plays it, and audits it in each of the looks. */
  const test = async (context: TestContext, looks: readonly [Audit, ...Audit[]], play?: Play) => {
    // What is found fails the test only once the story is gone: it would stay for the next one otherwise.
    const problems: string[] = [];
    await run({
      ...rest,
      story: {
        ...story,
        play,
        globals: { ...looks[0].globals, ...choices },
        // The addon's own check would be a second run of the same engine.
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
    // A choice of the toolbar alone, which the views before `play` show as well.
    const isKnown = !play && areInitial(choices) && seen.has(beginning);
    const last = isKnown ? { ...played, views: [] } : played;
    await emulateMotion("reduce");
    // What is not played looks alike when it is shown once and then changed by the toolbar.
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
