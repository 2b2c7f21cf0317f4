/** What each story's test calls: the addon ships it without types. */
declare module "@storybook/addon-vitest/internal/test-utils" {
  import type { StoryContext } from "storybook/internal/types";
  import type { TestContext } from "vitest";

  interface Annotations {
    parameters?: object;
    globals?: object;
    tags?: string[];
    play?: unknown;
    afterEach?: (context: StoryContext) => Promise<void>;
  }

  interface StoryTest {
    story: Annotations;
    meta: Annotations;
  }

  export function testStory(test: StoryTest): (context: TestContext) => Promise<void>;
  export function convertToFilePath(url: string): string;
}
