import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { expect, test } from "./server";

// The worker that shows the offline page.
test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "default" });

/** The URLs in the browser's caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("the offline page is in the reader's language, and nothing else is cached", async ({ browser, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  const page = await open(browser, thomas, server.url, "/dashboard");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await kept(page)).toEqual(["/offline.html"]);
  await page.goto("/dashboard/applications");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();

  await server.shutDown();
  await page.goto("/dashboard/notifications");
  await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem("language", "en");
    localStorage.setItem("colorMode", "dark");
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(17, 22, 20)");

  await server.run();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Notifications", level: 1 })).toBeVisible();
  expect(await kept(page)).toEqual(["/offline.html"]);
});

test("the application can be installed, with its icons", async ({ page }) => {
  await page.goto("/login");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest: { icons: { src: string; sizes: string; purpose?: string }[]; start_url: string } = await (
    await page.request.get(address ?? "")
  ).json();
  expect(manifest).toMatchObject({ start_url: "/dashboard", display: "standalone" });
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
  const drawn = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    manifest.icons.filter(({ sizes }) => sizes !== "any"),
  );
  expect(drawn).toEqual(["192x192", "512x512", "512x512"]);
});
