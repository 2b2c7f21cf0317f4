import type { Page } from "@playwright/test";
import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { expect, test } from "./server";

const screens = ["", "posts", "messages", "notifications", "applications", "formations", "applicant", "profile"];

const nullValues = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nullValues(inner)]))
    : null;

/** Modifies every successful answer of the server. */
const changeAnswers = (page: Page, change: (body: unknown) => unknown) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    const response = await route.fetch();
    if (!response.ok() || !response.headers()["content-type"]?.includes("json")) return route.fulfill({ response });
    return route.fulfill({ response, body: JSON.stringify(change(await response.json())) });
  });

test("every screen keeps its frame and its heading when the server answers with nulls", async ({ browser, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  const page = await open(browser, thomas, server.url, "/login");
  const crashes: string[] = [];
  page.on("pageerror", (error) => crashes.push(error.message));
  for (const change of [() => null, nullValues]) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await changeAnswers(page, change);
    for (const screen of screens) {
      await page.goto(`/dashboard/${screen}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await expect(page.getByRole("navigation", { name: "Menu principal" })).toBeVisible();
    }
  }
  expect(crashes).toEqual([]);
});

test("a screen keeps its address while the proxy has no server for it, and works on retry", async ({
  browser,
  server,
}) => {
  const page = await open(browser, await signUp(server, aPerson(cast.thomas)), server.url, "/login");
  const calls = /\/formations\b/;
  await page.route(calls, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
      : route.continue(),
  );
  await page.goto("/dashboard/formations");
  const retry = page.getByRole("button", { name: "Réessayer" }).first();
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/formations$/);
  await page.unroute(calls);
  await retry.click();
  await expect(page.getByText("Aucune formation")).toBeVisible();
});
