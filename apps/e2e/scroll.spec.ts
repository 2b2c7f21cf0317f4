import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { writePosts } from "./feed";
import { expect, test } from "./server";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to a position; returns the actual one, since the page may be too short. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  // The position is stored in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const reached = await place(page);
  expect(reached).toBeGreaterThan(200);
  return reached;
}

/** Chooses a menu entry without moving to the menu's button, which is at the top of the page on a phone. */
async function followFromHere(page: Page, entry: string) {
  const opener = page.getByRole("button", { name: "Ouvrir le menu" });
  if (await opener.isVisible()) await opener.evaluate((button: HTMLElement) => button.click());
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("link", { name: entry }).click();
}

test("a screen opens at its top with the focus on its title, and Back returns to the place", async ({
  browser,
  server,
}) => {
  const account = await signUp(server, aPerson(cast.aicha));
  await writePosts(server, account, 11);
  const page = await open(browser, account, server.url, "/dashboard/posts");
  await expect(page.getByRole("article")).toHaveCount(10);
  // Browsers announce the first screen of a page themselves.
  await expect(heading(page, "Posts")).not.toBeFocused();
  await scrollTo(page, 900);
  await followFromHere(page, "My account");
  await expect(heading(page, "My account")).toBeFocused();
  await expect(page).toHaveTitle(/^My account · /);
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect.poll(() => place(page)).toBe(900);
  await expect(heading(page, "Posts")).toBeFocused();
  await page.goForward();
  await expect(heading(page, "My account")).toBeFocused();
  await expect.poll(() => place(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(900);
  await page.context().close();
});

test("a newly opened address starts at its top, regardless of earlier scrolling", async ({ browser, server }) => {
  const account = await signUp(server, aPerson(cast.aicha));
  await writePosts(server, account, 11);
  const page = await open(browser, account, server.url, "/dashboard/posts");
  await expect(page.getByRole("article")).toHaveCount(10);
  await scrollTo(page, 900);
  // A full navigation, as from a link in a mail.
  await page.goto("/dashboard/my-account");
  await expect(page.getByRole("button", { name: "Save these choices" })).toBeVisible();
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect.poll(() => place(page)).toBe(900);
  await page.context().close();
});

test("a reload, and Back to a page of a list, restore the scroll position", async ({ browser, server }) => {
  const account = await signUp(server, aPerson(cast.emma));
  await writePosts(server, account, 11);
  const page = await open(browser, account, server.url, "/dashboard/posts");
  await expect(page.getByRole("article")).toHaveCount(10);
  const before = await scrollTo(page, 900);
  // Delays every answer, as on a slow network.
  await page.route("**/posts?*", (route) => setTimeout(() => void route.continue(), 1_000));
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect.poll(() => place(page)).toBe(before);
  // Scrolling by the user stops the restoration.
  await page.reload();
  await expect(page.getByRole("heading", { name: "Posts" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("article")).toHaveCount(10);
  expect(await place(page)).toBe(0);

  const next = page.getByRole("button", { name: "Suivant" });
  await next.scrollIntoViewIfNeeded();
  const left = await scrollTo(page, 1_000);
  await next.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText(/^Page 2 sur/)).toBeVisible();
  await expect.poll(() => place(page)).toBeLessThan(left);
  await page.goBack();
  await expect(page.getByText(/^Page 1 sur/)).toBeVisible();
  await expect.poll(() => place(page)).toBe(left);
  await page.context().close();
});

test("Back from a notification's object returns to its place in the list", async ({ browser, server }) => {
  const author = await signUp(server, aPerson(cast.claire));
  const reader = await signUp(server, aPerson(cast.hugo));
  for (const postID of await writePosts(server, author, 14))
    await callAs(server, reader, "POST", "/post-like", { postID });
  const page = await open(browser, author, server.url, "/dashboard/notifications");
  const lines = page.getByRole("list", { name: "Notifications" }).getByRole("link");
  await expect(lines).toHaveCount(14);
  const left = await scrollTo(page, 300);
  await lines.nth(7).evaluate((line: HTMLElement) => line.click());
  await expect(page).toHaveURL(/\/dashboard\/posts\/\d+$/);
  await page.goBack();
  await expect(lines).toHaveCount(14);
  await expect.poll(() => place(page)).toBe(left);
  await page.context().close();
});
