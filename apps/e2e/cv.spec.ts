import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { open, signUp } from "./accounts";
import { press, tabTo, typeInto } from "./keyboard";
import { aPerson } from "./people";
import { expect, test } from "./server";

/** What is typed into each form, control by control; after a formation's end comes a box to tick. */
const lists = [
  [
    "formations",
    ["Université de Rennes", "Licence d'histoire", "09|2015", "06|2018", undefined, "Mémoire", "Archives, latin"],
  ],
  ["experiences", ["Archiviste", "Ville de Brest", "CDD", "03|2019", "08|2023", "Paléographie, SQL"]],
  ["projects", ["Plans anciens", "Une carte des rues.", "Go", "Inès Robert", "https://plans.example"]],
  ["certifications", ["Conservation", "École des chartes", "EC-12", "05|2022", "Archives"]],
] as const;

const languages = [
  { value: "default", first: undefined, add: "Ajouter", save: "Enregistrer", menu: "Ouvrir le menu" },
  { value: "Français", first: "F", add: "Ajouter", save: "Enregistrer", menu: "Ouvrir le menu" },
  { value: "English", first: "E", add: "Add", save: "Save", menu: "Open the menu" },
] as const;

type Language = (typeof languages)[number];

/** Opens a list by its entry in the phone's menu. */
async function openList(page: Page, { menu }: Language, list: string) {
  await press(page, page.getByRole("button", { name: menu }));
  await press(page, page.getByRole("dialog").locator(`a[href$="/${list}"]`));
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const language of languages)
  test(`a whole CV is built with the keyboard alone, whatever is reloaded: ${language.value}`, async ({
    browser,
    server,
  }) => {
    const page = await open(browser, await signUp(server, aPerson(cast.jeanne)), server.url, "/dashboard");
    if (language.first) {
      await press(page, page.getByRole("button", { name: "Ouvrir le menu" }));
      await tabTo(page, page.getByRole("dialog").getByRole("combobox", { name: /Langue|Language/ }));
      await page.keyboard.type(language.first);
      await page.keyboard.press("Escape");
    }
    for (const [list, values] of lists) {
      await openList(page, language, list);
      const add = page.getByRole("main").getByRole("button", { name: language.add, exact: true });
      const form = page.getByRole("dialog");
      await press(page, add);
      if (language.value === "default") {
        await typeInto(page, form, ["À moitié"]);
        await page.reload();
        await expect(form.getByRole("textbox").first()).toHaveValue("À moitié");
        await press(page, form.getByRole("button", { name: "Annuler" }));
        await press(page, page.getByRole("button", { name: "Abandonner" }));
        await expect(form).toBeHidden();
        await press(page, add);
      }
      await typeInto(page, form, values);
      await press(page, form.getByRole("button", { name: language.save }));
      await expect(form).toBeHidden();
      await page.reload();
      await expect(page.getByRole("main").getByText(values[0])).toBeVisible();
    }
  });
