import { cast } from "@passerelle/domain/cast";
import { aPerson } from "./accounts";
import { expect, test } from "./server";
import { join } from "./sign-in";

test("privacy notice and terms are a link away, before and after the login", async ({ page, server }) => {
  await page.goto("/login");
  const links = page.getByRole("link", { name: "Your data" });
  await expect(links.first()).toBeVisible();
  const landmarks = page.getByRole("main").or(page.getByRole("contentinfo"));
  await expect(landmarks.getByRole("link", { name: "Your data" })).toHaveCount(await links.count());
  await page.getByRole("link", { name: "Don't have an account? Register here" }).click();
  await page.getByLabel("First Name").fill("Jeanne");
  await page.getByRole("link", { name: "Your data" }).first().click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { name: "Your data" })).toBeFocused();
  await page.getByRole("link", { name: "Terms of use" }).click();
  await expect(page.getByRole("heading", { name: "Terms of use" })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("First Name")).toHaveValue("Jeanne");

  await join(page, server, aPerson(cast.jeanne));
  await page.goto("/dashboard/my-account");
  await page.getByRole("link", { name: "Your data" }).click();
  await expect(page).toHaveURL("/privacy");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/dashboard/my-account");
  await expect(page.getByRole("heading", { name: "My Account", level: 1 })).toBeVisible();
});

test("the privacy notice links to the licences of third-party software", async ({ page, request }) => {
  await page.goto("/privacy");
  const link = page.getByRole("link", { name: "Licences of the software used" });
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toMatch(/^react-dom \d/m);
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
