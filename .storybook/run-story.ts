import { type StoryTest, testStory as run } from "@storybook/addon-vitest/internal/test-utils";
import { inject, type TestContext } from "vitest";
import { beginningOf } from "./beginning";
import { judge } from "./judge";

export { convertToFilePath } from "@storybook/addon-vitest/internal/test-utils";

const judged = new Set<string>();

/** The test of a story: shows it, plays it where the project does, and judges it in the project's looks. */
export function testStory({ story, meta, ...rest }: StoryTest) {
  const { plays, looks } = inject("judging");
  const still = plays ? {} : { play: undefined };
  const test = run({
    ...rest,
    story: {
      ...story,
      ...still,
      // The addon's own check would be a second run of the same engine.
      parameters: { ...story.parameters, a11y: { disable: true } },
      afterEach: () => judge(looks),
    },
    meta: { ...meta, ...still },
  });
  return async (context: TestContext) => {
    // Without `play`, what begins alike is alike.
    const beginning = beginningOf(meta) + beginningOf(story);
    const isKnown = !plays && judged.has(beginning);
    context.task.meta.looks = isKnown ? 0 : plays ? 1 : looks.length;
    if (isKnown) return;
    await test(context);
    judged.add(beginning);
  };
}
