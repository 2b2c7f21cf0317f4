import { cast } from "@passerelle/domain/cast";
import type { Page, Route } from "@playwright/test";
import { aPerson, open, password, signUp } from "./accounts";
import { isTakenOver } from "./first-page";
import { writePosts } from "./feed";
import { follow, logOut } from "./menu";
import { expect, test } from "./server";
import { enterCode, logIn, register } from "./sign-in";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });
const question = (page: Page) => page.getByRole("alertdialog");

/** Holds a request until it is released; `arrived` resolves when it has been sent. */
async function holdBack(page: Page, url: string) {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  const arrived = () => expect.poll(() => held.length).toBe(1);
  return { arrived, letThrough: () => held[0]?.continue() };
}

test("the next page starts at the top of the list, and the last 'Suivant' keeps the focus", async ({
  browser,
  server,
}) => {
  const account = await signUp(server, aPerson(cast.jeanne));
  await writePosts(server, account, 11);
  const page = await open(browser, account, server.url, "/dashboard/posts");
  const next = page.getByRole("button", { name: "Suivant" });
  for (let turns = 0; turns < 5 && (await next.isEnabled()); turns += 1) {
    const before = await page.getByText(/Page \d+ sur/).textContent();
    await next.click();
    await expect(page.getByText(before ?? "")).toBeHidden();
  }
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await expect(page.getByRole("article").first()).toBeInViewport();
  await page.context().close();
});

test("the title has the focus after login, verification and logout", async ({ page, server }) => {
  const person = aPerson(cast.thomas);
  await register(page, person);
  // The screen asks for the code, so its field has the focus instead of the title, which is announced.
  await expect(page.getByLabel("Verification Code (OTP)")).toBeFocused();
  await enterCode(page, await server.readCode(person.email));
  await expect(heading(page, "Dashboard")).toBeFocused();
  await logOut(page);
  await expect(heading(page, "Login to Your Account")).toBeFocused();
  await page.getByRole("link", { name: /Register here/ }).click();
  await expect(heading(page, "Create Your Account")).toBeFocused();
  await logIn(page, person.email);
  await expect(heading(page, "Dashboard")).toBeFocused();
});

test("a menu entry, Back and a logout ask before they discard typed text", async ({ browser, server }) => {
  const account = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, account, server.url, "/dashboard");
  await follow(page, "My account");
  const address = page.getByLabel("Address", { exact: true });
  await address.fill("1 rue des Ponts");
  const stay = async () => {
    await question(page).getByRole("button", { name: "Keep editing" }).click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/my-account$/);
    await expect(address).toHaveValue("1 rue des Ponts");
  };
  await follow(page, "Posts");
  await stay();
  await page.goBack();
  await stay();
  await logOut(page);
  await stay();
  await page.goBack();
  await question(page).getByRole("button", { name: "Discard" }).click();
  await expect(heading(page, "Dashboard")).toBeFocused();
  await follow(page, "My account");
  await expect(address).toHaveValue("");
  await page.context().close();
});

test("Back asks about typed text, closes the dialog, and only then leaves the screen", async ({ browser, server }) => {
  const account = await signUp(server, aPerson(cast.emma));
  // The dialog opens on the first screen of the page, where Back would normally leave the page.
  const page = await open(browser, account, server.url, "/dashboard/projects");
  const dialog = page.getByRole("dialog");
  const opener = page.getByRole("button", { name: /^Ajouter/ }).first();
  await opener.click();
  await dialog.getByRole("textbox").first().fill("Une passerelle");
  await page.goBack();
  await question(page).getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(dialog.getByRole("textbox").first()).toHaveValue("Une passerelle");
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await page.goBack();
  await question(page).getByRole("button", { name: "Abandonner" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/projects$/);
  await expect(opener).toBeFocused();
  await page.context().close();
});

test("a save whose screen was left reports its outcome", async ({ browser, server }) => {
  const account = await signUp(server, aPerson(cast.lucas));
  const page = await open(browser, account, server.url, "/dashboard/my-account");
  const save = await holdBack(page, "**/user/update");
  await page.getByLabel("Address", { exact: true }).fill("2 rue des Ponts");
  await page.getByRole("button", { name: "Update Account" }).click();
  await save.arrived();
  await follow(page, "Messages");
  await question(page).getByRole("button", { name: "Leave now" }).click();
  await expect(page).toHaveURL(/messages$/);
  await save.letThrough();
  await expect(page.getByText("Account updated successfully!")).toBeVisible();
  await page.context().close();
});

test("the phone menu closes with any choice, and Back closes it", async ({ browser, server }) => {
  const account = await signUp(server, aPerson(cast.karim));
  const page = await open(browser, account, server.url, "/dashboard");
  await page.setViewportSize({ width: 375, height: 740 });
  const opener = page.getByRole("button", { name: "Ouvrir le menu" });
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await opener.click();
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(menu).toBeHidden();
  await opener.click();
  await menu.getByRole("link", { name: "Posts" }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, "Posts")).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/posts$/);
  await page.goBack();
  await expect(heading(page, "Dashboard")).toBeFocused();
  await expect(menu).toBeHidden();
  // Blocks the code of the next screen.
  await page.route("**/assets/*.js", () => undefined);
  await opener.click();
  await menu.getByRole("link", { name: "Notifications" }).click();
  await expect(menu).toBeHidden();
  await page.context().close();
});

test("a started registration survives a visit to the login, without its password", async ({ page }) => {
  await page.goto("/register");
  await isTakenOver(page);
  await page.getByLabel("First Name").fill("Anouk");
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("link", { name: /Login here/ }).click();
  await expect(heading(page, "Login to Your Account")).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("First Name")).toHaveValue("Anouk");
  await expect(page.getByLabel(/^Password/)).toHaveValue("");
});
