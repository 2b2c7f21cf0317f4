import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { press } from "./keyboard";
import { expect, test } from "./server";

const names = (page: Page) => page.getByRole("button", { name: /^Modifier : / });

test("an applicant reorders projects by keyboard, and undoing a deletion restores the place", async ({
  browser,
  server,
}) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  for (const title of ["Un", "Deux", "Trois"])
    await callAs(server, jeanne, "POST", "/project", { title, Description: "Une carte." });
  const page = await open(browser, jeanne, server.url, "/dashboard/projects");
  const shows = (titles: string[]) => expect(names(page)).toHaveCount(titles.length);

  await test.step("two presses of one key move the oldest to the top", async () => {
    await press(page, page.getByRole("button", { name: "Changer l’ordre" }));
    await press(page, page.getByRole("button", { name: "Monter : Un" }));
    await expect(page.getByRole("button", { name: "Monter : Un" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Monter : Un" })).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("button", { name: "Monter : Un" })).toBeFocused();
    await press(page, page.getByRole("button", { name: "Terminer" }));
    await page.reload();
    await shows(["Un", "Trois", "Deux"]);
    await expect(names(page).first()).toHaveAccessibleName("Modifier : Un");
  });

  await test.step("undoing a deletion restores the entry's place", async () => {
    await page.getByRole("button", { name: "Supprimer : Trois" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await page.getByRole("button", { name: "Annuler la suppression" }).click();
    await shows(["Un", "Trois", "Deux"]);
    await expect(names(page).nth(1)).toHaveAccessibleName("Modifier : Trois");
    await page.reload();
    await expect(names(page).nth(1)).toHaveAccessibleName("Modifier : Trois");
  });
});
