import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { follow } from "./menu";
import { expect, test } from "./server";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const save = (page: Page) => page.getByRole("main").getByRole("button", { name: "Save" }).click();

test("a rename, a new picture and a killed server lose no data", async ({ browser, server }) => {
  const page = await open(browser, await signUp(server, aPerson(cast.lucas)), server.url, "/dashboard");
  await follow(page, "My account");
  const update = page.getByRole("button", { name: "Update Account" });
  await page.getByLabel("Username").fill("lucas.de.brest");
  await page.getByLabel("First Name").fill("Lucas-Marie");
  await page.getByLabel("Profile picture").setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: picture });
  await server.kill();
  await update.click();
  await expect(page.getByRole("main").getByText("Failed to update account.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("lucas.de.brest");

  await server.run();
  await update.click();
  await expect(page.getByText("Account updated successfully!")).toBeVisible();
  await expect(page.getByText("Welcome, Lucas-Marie Bernard!")).toBeVisible();
  await expect(page.getByRole("banner").locator('img[src*="/avatars/"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("username"))).toBe("lucas.de.brest");

  await follow(page, "Applicant profile");
  await page.getByLabel("Profile Title").fill("Luthier");
  await save(page);
  await page.reload();
  await expect(page.getByLabel("Profile Title")).toHaveValue("Luthier");
});
