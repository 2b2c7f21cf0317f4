import { expect, type Page } from "@playwright/test";
import { password, type Person } from "./accounts";
import type { Server } from "./server";

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
