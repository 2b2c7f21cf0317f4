/**
 * A state in the specification's words, with quotation marks around interface texts, and the story of the same feature
 * that shows it.
 */
export type State = readonly [words: string, story: `${string}/${string}`];

/** Information about a screen for designers; Storybook shows it as the screen's page, above its stories. */
export interface Guide {
  /** The title of the screen's stories. */
  page: `${string}/${string}`;
  /** The screen's route in the application. */
  route?: string;
  purpose: string;
  /** Every state that the specification names; a test requires a story for each. */
  states: readonly State[];
  rules: readonly string[];
  /** Values from the code where possible. */
  constants?: readonly (readonly [name: string, value: string | number])[];
}

/** Formats milliseconds as seconds. */
export const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** Formats bytes as megabytes. */
export const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
