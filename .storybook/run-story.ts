import { type StoryTest, testStory as run } from "@storybook/addon-vitest/internal/test-utils";
import { inject, type TestContext } from "vitest";
import { judge } from "./judge";

export { convertToFilePath } from "@storybook/addon-vitest/internal/test-utils";

/** The test of a story: shows it, plays it where the project does, and judges it in the project's looks. */
export function testStory({ story, meta, ...rest }: StoryTest) {
  const { plays, looks } = inject("judging");
  const still = plays ? {} : { play: undefined };
  const judged = {
    ...story,
    ...still,
    // The addon's own check would be a second run of the same engine.
    parameters: { ...story.parameters, a11y: { disable: true } },
    afterEach: () => judge(looks),
  };
  const test = run({ ...rest, story: judged, meta: { ...meta, ...still } });
  return (context: TestContext) => {
    context.task.meta.looks = looks.length;
    return test(context);
  };
}
