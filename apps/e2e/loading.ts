import type { Page } from "@playwright/test";

/** The failure message of a screen whose code could not be loaded. */
export const failedToLoad = (page: Page) =>
  page
    .getByText(/could not be loaded|Le chargement a échoué/)
    // Ignores the hidden copy for screen readers.
    .filter({ visible: true })
    .first();

/** Turns on data saving, so that code is fetched only when needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
