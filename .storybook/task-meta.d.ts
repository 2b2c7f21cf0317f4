import "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How many looks a test has judged. */
    looks?: number;
  }
}
