import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, password, signUp } from "./accounts";
import { isTakenOver } from "./first-page";
import { publish } from "./feed";
import { failedToLoad, saveData } from "./loading";
import { follow } from "./menu";
import { box, discussionWith } from "./messages";
import { expect, test } from "./server";

test("a screen whose code cannot be loaded tries again once the browser is online", async ({ browser, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  const page = await open(browser, thomas, server.url, "/login");
  await saveData(page);
  await page.route("**/assets/Posts-*.js", (route) => route.abort());
  await page.goto("/dashboard/posts");
  await expect(failedToLoad(page)).toBeVisible();
  await page.unroute("**/assets/Posts-*.js");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Posts" })).toBeVisible();
});

/** Records the requests for the dashboard's code and home data before the login. */
function watchDashboard(page: Page): string[] {
  const fetched: string[] = [];
  page.on("response", (response) => {
    const name = /\/assets\/(DashboardArea|Home|Posts)-/.exec(response.url())?.[1];
    if (name) fetched.push(name);
  });
  return fetched;
}

test("filling in the login preloads the dashboard and its home, which then open without the network", async ({
  page,
  server,
}) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  const fetched = watchDashboard(page);
  await page.goto("/login");
  await isTakenOver(page);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.getByLabel("Email").fill(thomas.email);
  await expect.poll(() => fetched.toSorted()).toEqual(["DashboardArea", "Home"]);
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/*.js", () => new Promise(() => {}));
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Welcome, Thomas Nguyen!")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("nothing is preloaded in data-saver mode", async ({ page, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  await saveData(page);
  const fetched = watchDashboard(page);
  const asked = watchLists(page);
  await page.goto("/login");
  await isTakenOver(page);
  await page.getByLabel("Email").fill(thomas.email);
  await page.getByLabel(/^Password/).fill(password);
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Welcome, Thomas Nguyen!")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched.toSorted()).toEqual(["DashboardArea", "Home"]);
  expect(asked).toEqual([]);
});

/** Records the requests for the screens in the menu. */
function watchLists(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (["/job-offers-for-me", "/posts", "/discussions", "/notifications"].includes(pathname)) asked.push(pathname);
  });
  return asked;
}

test("the menu's screens are preloaded with their data", async ({ browser, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  await publish(server, thomas, "Bonjour à tous");
  const page = await open(browser, thomas, server.url, "/login");
  const asked = watchLists(page);
  await page.goto("/dashboard");
  await expect.poll(() => asked.toSorted()).toEqual(["/discussions", "/job-offers-for-me", "/notifications", "/posts"]);
  await page.waitForLoadState("networkidle");
  await page.route("**/posts?*", () => new Promise(() => {}));
  await follow(page, "Posts");
  await expect(page.getByText("Bonjour à tous")).toBeVisible();
});

test("a new release is loaded once, keeps typed text, and never reloads in a loop", async ({ browser, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, thomas, server.url, "/login");
  await saveData(page);
  await page.goto(discussionWith(sophie));
  await box(page).fill("Pas encore envoyé");

  // Simulates a new release: its files have other names, and the old files are gone.
  let isThere = false;
  const next = "/assets/index-next.js";
  const entry = await page.evaluate(() => document.documentElement.dataset["scripts"]?.split(" ").at(-1));
  const documents: string[] = [];
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.headers()["accept"]?.includes("text/html")) {
      if (request.isNavigationRequest()) documents.push(request.url());
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: (await answer.text()).replace(String(entry), next) });
    }
    // Other files import the entry by its own name; the same code under two names would run twice.
    if (request.url().endsWith(next))
      return route.fulfill({ contentType: "text/javascript", body: `import ${JSON.stringify(entry)};` });
    if (/\/assets\/Posts-/.test(request.url()) && !isThere) return route.fulfill({ status: 404, body: "" });
    return route.fallback();
  });

  await follow(page, "Posts");
  await expect(failedToLoad(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  await page.getByRole("main").getByRole("button").click();
  await expect(failedToLoad(page)).toBeVisible();
  expect(documents).toHaveLength(1);
  isThere = true;
  await follow(page, "Posts");
  await expect(page.getByRole("heading", { name: "Posts" })).toBeVisible();
  await follow(page, "Messages");
  await page.goto(discussionWith(sophie));
  await expect(box(page)).toHaveValue("Pas encore envoyé");
});
