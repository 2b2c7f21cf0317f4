/** The function that each story's test calls; the addon ships it without types. */
declare module "@storybook/addon-vitest/internal/test-utils" {
  import type { StoryContext } from "storybook/internal/types";
  import type { TestContext } from "vitest";

  export type Play = (context: StoryContext) => Promise<void> | void;

  interface Annotations {
    parameters?: object;
    globals?: Record<string, unknown>;
    tags?: string[];
    play?: Play | undefined;
    afterEach?: (context: StoryContext) => Promise<void>;
  }

  interface StoryTest {
    story: Annotations;
    meta: Annotations;
  }

  export function testStory(test: StoryTest): (context: TestContext) => Promise<void>;
  export function convertToFilePath(url: string): string;
}
