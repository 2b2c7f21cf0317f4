import type { Page } from "@playwright/test";
import { open, signUp } from "./accounts";
import { writePosts } from "./feed";
import { aPerson, follow } from "./people";
import { expect, test } from "./server";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const place = (page: Page) => page.evaluate(() => window.scrollY);

// On a desktop alone: on a phone the way to the menu leads past the top of the page.
test("a screen opens at its top with the focus on its title, and Back returns to the place", async ({
  browser,
  server,
}) => {
  const account = await signUp(server, aPerson("applicant", "Awa", "Sissoko"));
  await writePosts(server, account, 11);
  const page = await open(browser, account, server.url, "/dashboard/posts");
  await expect(page.getByRole("article")).toHaveCount(10);
  // The first screen of a page is the browser's to announce.
  await expect(heading(page, "Posts")).not.toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => place(page)).toBe(900);
  await follow(page, "My account");
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
