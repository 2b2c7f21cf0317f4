import type { Page } from "@playwright/test";

/** Whether React has hydrated the page. */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );
