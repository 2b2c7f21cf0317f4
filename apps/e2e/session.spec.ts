import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { logOut } from "./menu";
import { discussionWith } from "./messages";
import { expect, test } from "./server";
import { fillLogin, fillRegistration, logIn } from "./sign-in";

test("an unknown path, and the dashboard without a session, lead to the login", async ({ page }) => {
  for (const path of ["/", "/nowhere/at/all", "/posts", "/dashboard", "/dashboard/messages"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
  }
});

test("logging out ends the session here and on the server", async ({ browser, server }) => {
  const person = await signUp(server, aPerson(cast.karim));
  const page = await open(browser, person, server.url, "/dashboard");
  const ended = page.waitForResponse("**/user/logout");
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await ended;
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("token");
  const answer = await fetch(`${server.url}/user/me`, { headers: { authorization: `Bearer ${person.token}` } });
  expect(answer.status).toBe(401);
  await logIn(page, person.email);
  await expect(page.getByText("Welcome, Karim Benali!")).toBeVisible();
});

test("after a logout, Back leads the next person to no conversation of the last one", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const karim = await signUp(server, aPerson(cast.karim));
  const claire = await signUp(server, aPerson(cast.claire));
  const page = await open(browser, jeanne, server.url, discussionWith(claire));
  await expect(page.getByRole("heading", { level: 2, name: /Claire/ })).toBeVisible();
  await page.goto("/dashboard");
  await logOut(page);
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await fillLogin(page, karim.email);
  await expect(page).toHaveURL("/dashboard");
});

test("a browser with full storage shows the dashboard, as long as the page is open", async ({ page, server }) => {
  const person = await signUp(server, aPerson(cast.karim));
  await page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear();
      // Fills the storage to the last byte.
      for (let length = 4_000_000; length >= 1; length = Math.floor(length / 2))
        for (let isFull = false, key = 0; !isFull; key++) {
          try {
            storage.setItem(`other-${length}-${key}`, "x".repeat(length));
          } catch {
            isFull = true;
          }
        }
    }
  });
  await page.goto("/login");
  await logIn(page, person.email);
  await expect(page.getByText("Welcome, Karim Benali!")).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL("/login");
});

test("the login leads an unverified person to the code, with the address", async ({ page }) => {
  const person = aPerson(cast.jeanne);
  await page.goto("/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/verify-email$/);
  await logIn(page, person.email);
  await page.getByRole("link", { name: "Verify your email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
});

test("a server outage while a person types loses no text", async ({ page, server }) => {
  const person = aPerson(cast.claire);
  await page.goto("/register");
  await fillRegistration(page, person);
  await server.kill();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Registration failed. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await server.run();
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
});
