import { type StoryTest, testStory as run } from "@storybook/addon-vitest/internal/test-utils";
import { expect, type TestContext } from "vitest";
import { initialStateOf } from "./initial-state";
import { problemsIn } from "./audit";
import { shareRight } from "./engines";
import { initial, type Audit, played } from "./views";
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

/** The test of a story: audits it as it begins, unless one that begins alike was audited; then plays and audits it. */
export function testStory({ story, meta, ...rest }: StoryTest) {
  // What is found fails the test only once the story is gone: it would stay for the next one otherwise.
  const test = async (context: TestContext, { globals, views }: Audit, still: object = {}) => {
    const problems: string[] = [];
    await run({
      ...rest,
      story: {
        ...story,
        ...still,
        globals: { ...globals, ...meta.globals, ...story.globals },
        // The addon's own check would be a second run of the same engine.
        parameters: { ...story.parameters, a11y: { disable: true } },
        afterEach: async () => {
          problems.push(...(await problemsIn(views)));
        },
      },
      meta: { ...meta, ...still },
    })(context);
    expect(problems.join("\n")).toBe("");
  };
  const choices = { ...meta.globals, ...story.globals };
  const beginning = initialStateOf({ ...meta, globals: undefined }) + initialStateOf({ ...story, globals: undefined });
  const key = beginning + JSON.stringify({ ...initial.globals, ...choices });
  const isPlayed = Boolean(story.play ?? meta.play);
  const moves = [...(meta.tags ?? []), ...(story.tags ?? [])].includes(motionTag);
  return async (context: TestContext) => {
    await shareRight();
    // A choice of the toolbar alone, which the views before `play` show as well.
    const isKnown = !isPlayed && areInitial(choices) && seen.has(beginning);
    const views = isKnown ? [] : played.views;
    context.task.meta.views = views.length;
    if (!audited.has(key)) {
      await emulateMedia({ reducedMotion: "reduce", forcedColors: "none" });
      await test(context, initial, { play: undefined });
      audited.add(key);
      context.task.meta.views += initial.views.length;
    }
    await emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce", forcedColors: "none" });
    await test(context, { ...played, views });
    if (!isPlayed && Object.keys(choices).length === 0) seen.add(beginning);
  };
}
