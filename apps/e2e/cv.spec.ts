import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { press, tabTo, typeInto } from "./keyboard";
import { expect, test } from "./server";

const inFrench = {
  add: "Ajouter",
  save: "Enregistrer",
  cancel: "Annuler",
  discard: "Abandonner",
  menu: "Ouvrir le menu",
};
const inEnglish = { add: "Add", save: "Save", cancel: "Cancel", discard: "Discard", menu: "Open the menu" };

/**
 * The text for each form, control by control; a checkbox follows a formation's end date. Some lists choose a language
 * first, by its first letter. The journey starts with the default mix of languages, in which the CV is in French.
 */
const lists = [
  {
    list: "formations",
    text: inFrench,
    values: [
      "Université de Rennes",
      "Licence d'histoire",
      "09|2015",
      "06|2018",
      undefined,
      "Mémoire",
      "Archives, latin",
    ],
  },
  {
    list: "experiences",
    language: "F",
    text: inFrench,
    values: ["Archiviste", "Ville de Brest", "CDD", "03|2019", "08|2023", "Paléographie, SQL"],
  },
  {
    list: "projects",
    language: "E",
    text: inEnglish,
    values: ["Plans anciens", "Une carte des rues.", "Go", "Inès Robert", "https://plans.example"],
  },
  {
    list: "certifications",
    text: inEnglish,
    values: ["Conservation", "École des chartes", "EC-12", "05|2022", "Archives"],
  },
];

/** Chooses a language in the phone's menu. */
async function chooseLanguage(page: Page, letter: string) {
  await press(page, page.getByRole("button", { name: inFrench.menu }));
  await tabTo(page, page.getByRole("dialog").getByRole("combobox", { name: /Langue|Language/ }));
  await page.keyboard.type(letter);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("a whole CV is built by keyboard only, in each language, and survives reloads", async ({ browser, server }) => {
  const page = await open(browser, await signUp(server, aPerson(cast.jeanne)), server.url, "/dashboard");
  for (const { list, language, text, values } of lists) {
    await test.step(list, async () => {
      if (language) await chooseLanguage(page, language);
      await press(page, page.getByRole("button", { name: text.menu }));
      await press(page, page.getByRole("dialog").locator(`a[href$="/${list}"]`));
      await expect(page.getByRole("dialog")).toBeHidden();
      const add = page.getByRole("main").getByRole("button", { name: text.add, exact: true });
      const form = page.getByRole("dialog");
      await press(page, add);
      await typeInto(page, form, ["À moitié"]);
      await page.reload();
      await expect(form.getByRole("textbox").first()).toHaveValue("À moitié");
      await press(page, form.getByRole("button", { name: text.cancel }));
      await press(page, page.getByRole("button", { name: text.discard }));
      await expect(form).toBeHidden();
      await press(page, add);
      await typeInto(page, form, values);
      await press(page, form.getByRole("button", { name: text.save }));
      await expect(form).toBeHidden();
      await page.reload();
      await expect(page.getByRole("main").getByText(values[0] ?? "")).toBeVisible();
    });
  }
});
