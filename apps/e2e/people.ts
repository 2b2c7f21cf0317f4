import { randomInt } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { CastPerson } from "@passerelle/domain/cast";
import type { Server } from "./server";

export const password = "Une-passerelle-solide-7";

/** A person with a cast member's name, no account yet, and an address that is unique in the database. */
export function aPerson({ role, firstname, lastname }: Pick<CastPerson, "role" | "firstname" | "lastname">) {
  const name = `${firstname}.${lastname}`.normalize("NFD").replaceAll(/[^a-z.]/gi, "");
  const email = `${name}.${randomInt(1e9)}@exemple.fr`.toLowerCase();
  return { role, firstname, lastname, email };
}
export type Person = ReturnType<typeof aPerson>;

export async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel("First Name").fill(person.firstname);
  await page.getByLabel("Last Name").fill(person.lastname);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel("Birthdate").fill("1992-05-17");
  await page.getByLabel("Role").selectOption(person.role);
}

/** Registers through the screens up to the screen that asks for the code. */
export async function register(page: Page, person: Person) {
  await page.goto("/register");
  await fillRegistration(page, person);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Verify Your Email" })).toBeVisible();
}

export async function enterCode(page: Page, code: string) {
  await page.getByLabel("Verification Code (OTP)").fill(code);
  await page.getByRole("button", { name: "Verify", exact: true }).click();
}

/** Registers, enters the mailed code, and arrives on the dashboard. */
export async function join(page: Page, server: Server, person: Person) {
  await register(page, person);
  await enterCode(page, await server.readCode(person.email));
  await expect(page.getByText(`Welcome, ${person.firstname} ${person.lastname}!`)).toBeVisible();
}

export async function logIn(page: Page, email: string, secret = password) {
  await page.goto("/login");
  await fillLogin(page, email, secret);
}

/** Logs in on the current page. */
export async function fillLogin(page: Page, email: string, secret = password) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(secret);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

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

/** Opens a page from the menu. */
export const follow = (page: Page, entry: string) =>
  inMenu(page, (menu) => menu.getByRole("link", { name: entry }).click());

export const logOut = (page: Page) => inMenu(page, (menu) => menu.getByRole("button", { name: "Logout" }).click());

/** Expects the accessible text of a menu entry's badge. */
export const expectUnread = (page: Page, text: string) =>
  inMenu(page, (menu) => expect(menu.getByText(text)).toBeAttached());
