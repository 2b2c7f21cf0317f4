import { Views } from "./agreeing-views";

/** What earlier answers of a server said, with which later ones are compared. */
export interface Memory {
  /** Answers by path and ETag. */
  tagged: Map<string, string>;
  /** The ids of people by their tokens. */
  people: Map<string, unknown>;
  views: Views;
}

export const newMemory = (): Memory => ({ tagged: new Map(), people: new Map(), views: new Views() });

/** That of all targets of this process. */
export const commonMemory = newMemory();
