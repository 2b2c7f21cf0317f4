import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab, or Shift+Tab if the element is before the focus, until it has the focus; fails if that does not happen. */
export async function tabTo(page: Page, target: Locator) {
  const isBefore = await target.evaluate((element) =>
    Boolean(element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  for (let steps = 0; steps < 100; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(isBefore ? "Shift+Tab" : "Tab");
  }
  await expect(target).toBeFocused();
}

export async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Types into a form's controls in order; undefined skips a control, and `|` moves from a month to its year. */
export async function typeInto(page: Page, form: Locator, values: readonly (string | undefined)[]) {
  const controls = form.locator("input, select, textarea");
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    await tabTo(page, controls.nth(index));
    for (const [part, text] of value.split("|").entries()) {
      if (part > 0) await page.keyboard.press("ArrowRight");
      await page.keyboard.type(text);
    }
  }
}
