import { type StoryTest, testStory as run } from "@storybook/addon-vitest/internal/test-utils";
import type { TestContext } from "vitest";
import { initialStateOf } from "./initial-state";
import { judge } from "./judge";
import { initial, type Judging, played } from "./judged-looks";
import { emulateMedia } from "./media";

export { convertToFilePath } from "@storybook/addon-vitest/internal/test-utils";

declare module "vitest" {
  interface TaskMeta {
    /** How many looks a test has judged. */
    looks?: number;
  }
}

/** The stories with this tag open, fade or arrive live: they are played as most readers see them. */
const motionTag = "motion";
const judged = new Set<string>();

/** The test of a story: judges it as it begins, unless one that begins alike was judged; then plays and judges it. */
export function testStory({ story, meta, ...rest }: StoryTest) {
  const test = ({ globals, looks }: Judging, still: object = {}) =>
    run({
      ...rest,
      story: {
        ...story,
        ...still,
        globals: { ...globals, ...meta.globals, ...story.globals },
        // The addon's own check would be a second run of the same engine.
        parameters: { ...story.parameters, a11y: { disable: true } },
        afterEach: () => judge(looks),
      },
      meta: { ...meta, ...still },
    });
  const key = initialStateOf(meta) + initialStateOf(story);
  const moves = [...(meta.tags ?? []), ...(story.tags ?? [])].includes(motionTag);
  return async (context: TestContext) => {
    context.task.meta.looks = played.looks.length;
    if (!judged.has(key)) {
      await emulateMedia({ reducedMotion: "reduce" });
      await test(initial, { play: undefined })(context);
      judged.add(key);
      context.task.meta.looks += initial.looks.length;
    }
    await emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
    await test(played)(context);
  };
}
