import { readFile } from "node:fs/promises";
import { cast } from "@passerelle/domain/cast";
import { aPerson, open, password, signUp } from "./accounts";
import { publish } from "./feed";
import { expect, test } from "./server";
import { fillLogin } from "./sign-in";

test("a person downloads their data and deletes their account", { tag: "@smoke" }, async ({ browser, server }) => {
  const person = await signUp(server, aPerson(cast.claire));
  const reader = await signUp(server, aPerson(cast.jeanne));
  await publish(server, person, "Nous recrutons à Nantes.");

  const page = await open(browser, person, server.url, "/dashboard/my-account");
  const exporting = page.getByRole("form", { name: "Export my data" });
  await exporting.getByLabel("Password to confirm the export").fill(password);
  await exporting.getByRole("button", { name: "Export my data" }).click();
  const downloading = page.waitForEvent("download");
  await exporting.getByRole("link", { name: "Download the archive" }).click();
  const archive = await readFile(await (await downloading).path(), "latin1");
  expect(archive.slice(0, 2)).toBe("PK");
  expect(archive).toContain("posts.json");
  await expect(exporting.getByRole("link", { name: "Download the archive" })).toBeHidden();

  const deleting = page.getByRole("form", { name: "Delete my account" });
  await deleting.getByLabel("Password to confirm the deletion").fill(password);
  await deleting.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Your account has been deleted.")).toBeVisible();
  await fillLogin(page, person.email);
  await expect(page.getByText("Invalid email or password.")).toBeVisible();
  const readers = await open(browser, reader, server.url, "/dashboard/posts");
  await expect(readers.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(readers.getByText("Nous recrutons à Nantes.")).toBeHidden();
});
