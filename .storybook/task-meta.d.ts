import "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How many views a test has audited. */
    views?: number;
  }
}
