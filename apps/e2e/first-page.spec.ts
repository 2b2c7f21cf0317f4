import { EventEmitter, once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, password, signUp } from "./accounts";
import { isTakenOver } from "./first-page";
import { fontsSettled, layoutShift } from "./layout-shift";
import { expect, test } from "./server";

/** Collects the page's console errors, including hydration mismatches. */
function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

/** Delays all scripts; returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => unknown> {
  const held = new EventEmitter();
  const gone = once(held, "go");
  await page.route("**/assets/*.js", async (route) => {
    await gone;
    await route.continue();
  });
  return () => held.emit("go");
}

const stores = (page: Page, values: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, values);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, heading] of [
    ["/login", "Login to Your Account"],
    ["/register", "Create Your Account"],
    ["/verify-email", "Verify Your Email"],
  ] as const)
    test(`${path} is there, and says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expect(page.locator("noscript p[lang=en]", { hasText: "Passerelle needs JavaScript." })).toBeVisible();
      await expect(page.locator("noscript p[lang=fr]")).toBeVisible();
      await expect(page.getByLabel(/Email/)).toBeHidden();
    });
});

for (const path of ["/login", "/register", "/verify-email"])
  test(`${path} is taken over without a fault, a shift or another element`, async ({ page }) => {
    const faults = watchConsole(page);
    const go = await holdScripts(page);
    await page.goto(path);
    await page.evaluate(() => document.querySelector("form")?.setAttribute("data-first", ""));
    const settled = await fontsSettled(page);
    go();
    await isTakenOver(page);
    await expect(page.locator("form[data-first]")).toHaveCount(1);
    expect(await layoutShift(page, settled)).toBeCloseTo(0, 3);
    expect(faults).toEqual([]);
  });

test("a form submitted before the script loads is kept, held and sent once", async ({ page, server }) => {
  const person = await signUp(server, aPerson(cast.jeanne));
  const faults = watchConsole(page);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const logins: string[] = [];
  page.on("request", (request) => request.url().endsWith("/user/login") && logins.push(request.method()));
  const go = await holdScripts(page);
  await page.goto("/login");
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  go();
  await expect(page.getByText("Welcome, Jeanne Martin!")).toBeVisible();
  expect(logins).toEqual(["POST"]);
  expect(addresses.filter((address) => address.includes(password))).toEqual([]);
  expect(faults).toEqual([]);
});

test("text typed before the script loads stays", async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto("/register");
  await page.getByLabel("First Name").fill("Camille");
  await page.getByLabel("Role").selectOption("recruiter");
  go();
  await isTakenOver(page);
  await expect(page.getByLabel("First Name")).toHaveValue("Camille");
  await expect(page.getByLabel("Role")).toHaveValue("recruiter");
});

test("a form that was never hydrated does not send its text in the address", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/login");
  await page.getByLabel(/^Password/).fill(password);
  await expect(page.locator("form")).toHaveAttribute("method", "post");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await expect(page.getByLabel(/^Password/)).toHaveValue(password);
});

test("the stored language and colour mode are there before any script", async ({ page }) => {
  await stores(page, { language: "en", colorMode: "dark" });
  const faults = watchConsole(page);
  const go = await holdScripts(page);
  await page.goto("/login");
  await expect(page.getByText("The footbridge between people")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(17, 22, 20)");
  await expect(page.getByLabel("Language")).toHaveValue("en");
  await expect(page.getByLabel("Appearance")).toHaveValue("dark");
  go();
  await isTakenOver(page);
  expect(await layoutShift(page)).toBeCloseTo(0, 3);
  expect(faults).toEqual([]);
});

test("other variants of the page are never visible while it loads", async ({ page }) => {
  const html = await readFile(new URL("../web/dist/login.html", import.meta.url), "utf8");
  const middle = html.indexOf("<template");
  const answers: ServerResponse[] = [];
  const slow = createServer((request, answer) => {
    const isPage = request.url === "/login";
    answer.writeHead(isPage ? 200 : 404, { "content-type": "text/html" });
    if (isPage) answers.push(answer);
    if (isPage) answer.write(html.slice(0, middle));
    else answer.end();
  }).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const address = slow.address();
  const visibility = async (values: Record<string, string>) => {
    await stores(page, values);
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/login`, {
      waitUntil: "commit",
    });
    await page.locator("form").waitFor({ state: "attached" });
    return page.locator("body").evaluate((body) => getComputedStyle(body).visibility);
  };
  expect(await visibility({})).toBe("visible");
  expect(await visibility({ language: "en" })).toBe("hidden");
  answers.at(-1)?.end(html.slice(middle));
  await expect(page.getByText("The footbridge between people")).toBeVisible();
  slow.closeAllConnections();
  slow.close();
});

test("a link clicked before the script loads navigates without a reload", async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto("/register");
  await page.getByRole("link", { name: /Login here/ }).click();
  go();
  await expect(page.getByRole("heading", { name: "Login to Your Account" })).toBeFocused();
});

test("the offer of the browser's language stands above the form on the first screen", async ({ page }) => {
  await page.goto("/register");
  const offer = page.getByRole("button", { name: "Show everything in English" });
  await expect(offer).toBeInViewport({ ratio: 1 });
  const [line, title] = await Promise.all([offer.boundingBox(), page.getByRole("heading", { level: 1 }).boundingBox()]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

test("a language chosen before the script loads is applied", async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto("/login");
  await page.getByLabel("Language").selectOption("fr");
  go();
  await expect(page.getByRole("heading", { name: "Connectez-vous à votre compte" })).toBeVisible();
});

test("people with a session see the shell with their full name before any script", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const page = await open(browser, claire, server.url, "/dashboard/posts");
  await expect(page.getByText("Welcome, Claire Moreau!")).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem("name") === "Claire Moreau");
  const faults = watchConsole(page);
  const go = await holdScripts(page);
  await page.reload();
  await expect(page.getByText("Welcome, Claire Moreau!")).toBeVisible();
  await expect(page.locator("a[aria-current=page]")).toHaveText(["Posts"]);
  await expect(page.locator("nav a[href$=job-offers]")).toBeVisible();
  await expect(page.getByRole("main")).toBeEmpty();
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const texts = new Set<string>();
        new MutationObserver(() => {
          texts.add(/Welcome, [^!]*!/.exec(document.body.innerText)?.[0] ?? "none");
          if (document.querySelector("main h1")) resolve([...texts]);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  go();
  expect(await seen).toEqual(["Welcome, Claire Moreau!"]);
  expect(faults).toEqual([]);
});

test("the login greets a person with a session, with a link", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const page = await open(browser, claire, server.url, "/login");
  const faults = watchConsole(page);
  const go = await holdScripts(page);
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("link", { name: `Continue as ${claire.username}` })).toBeVisible();
  go();
  await isTakenOver(page);
  expect(await layoutShift(page)).toBeCloseTo(0, 3);
  expect(faults).toEqual([]);
});
