import type { Page } from "@playwright/test";

/** What a screen says whose code could not be fetched. */
export const failedToLoad = (page: Page) =>
  page
    .getByText(/could not be loaded|Le chargement a échoué/)
    // What is announced once stands hidden beside what is seen.
    .filter({ visible: true })
    .first();

/** Code is fetched in advance; who saves data fetches it when it is needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
