import { expect, type Locator, type Page } from "@playwright/test";

/** Does something in the menu, which is in a drawer on phones. */
async function inMenu(page: Page, act: (menu: Locator) => Promise<void>) {
  const opener = page.getByRole("button", { name: "Ouvrir le menu" });
  await expect(opener.or(page.getByRole("link", { name: "Dashboard" }))).toBeVisible();
  const isDrawer = await opener.isVisible();
  if (isDrawer) await opener.click();
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await act(menu);
  if (!isDrawer) return;
  // A drawer that is still closing would take the Escape key from the dialog above it.
  await expect(async () => {
    if (await page.locator("[role=dialog][data-state=open]").isVisible()) await page.keyboard.press("Escape");
    await expect(menu).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 10_000 });
  // A toast under the pointer stays open, and covers the menu's button on a phone.
  await page.mouse.move(1, 500);
}

export const follow = (page: Page, entry: string) =>
  inMenu(page, (menu) => menu.getByRole("link", { name: entry }).click());

export const logOut = (page: Page) => inMenu(page, (menu) => menu.getByRole("button", { name: "Logout" }).click());

/** Expects the accessible text of a menu entry's badge. */
export const expectUnread = (page: Page, text: string) =>
  inMenu(page, (menu) => expect(menu.getByText(text)).toBeAttached());
