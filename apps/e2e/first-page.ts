import type { Page } from "@playwright/test";

/** Tells when the application has taken the page over: its parts know React. */
export const isTakenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react")),
  );
