/** A state in the specification's words ('quoted' where it quotes), and the story of the same feature that shows it. */
export type State = readonly [words: string, story: `${string}/${string}`];

/** What a designer wants to know of a screen; Storybook shows it as the screen's page, beside its stories. */
export interface Guide {
  /** The title of the screen's stories. */
  page: `${string}/${string}`;
  /** Where the application shows it. */
  route?: string;
  purpose: string;
  /** Every state that the specification names: a test fails for one without its story. */
  states: readonly State[];
  rules: readonly string[];
  /** Taken from the code that keeps them, wherever there is such a place. */
  constants?: readonly (readonly [name: string, value: string | number])[];
}

/** Milliseconds as a designer says them. */
export const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** Bytes as a designer says them. */
export const megabytes = (bytes: number) => `${bytes / 2 ** 20} MB`;
