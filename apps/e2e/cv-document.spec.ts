import { readFile } from "node:fs/promises";
import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { follow } from "./menu";
import { apply, publish } from "./offers";
import { expect, test } from "./server";

/** Adds an entry to the visible list, field by field. */
async function add(page: Page, fields: Record<string, string>) {
  await page.getByRole("main").getByRole("button", { name: "Ajouter", exact: true }).click();
  const form = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(form).toBeHidden();
}

test(
  "a CV that is filled in here becomes a PDF, and the resume that a recruiter opens",
  { tag: "@smoke" },
  async ({ browser, server }) => {
    const applicant = await signUp(server, aPerson(cast.jeanne));
    const recruiter = await signUp(server, aPerson(cast.claire));
    const mine = await open(browser, applicant, server.url, "/dashboard/formations");
    // Unique, because other journeys of the run publish offers too.
    const jobTitle = `Archiviste ${applicant.username}`;
    await publish(server, recruiter, jobTitle);
    const theirs = await open(browser, recruiter, server.url, "/dashboard/job-offers");
    let saved = Buffer.alloc(0);
    const document = mine.getByRole("dialog", { name: "Mon CV (PDF)" });

    await test.step("the applicant fills in a CV", async () => {
      await add(mine, {
        Établissement: "Université de Rennes",
        Diplôme: "Licence d'histoire",
        "Date de début": "2015-09",
        "Date de fin": "2018-06",
      });
      await mine.goto("/dashboard/experiences");
      await add(mine, {
        "Intitulé du poste": "Archiviste",
        Entreprise: "Ville de Brest",
        "Date de début": "2019-03",
        "Date de fin": "2023-08",
      });
    });

    await test.step("saves it as a PDF", async () => {
      await mine.getByRole("button", { name: "Mon CV (PDF)" }).click();
      await document.getByRole("button", { name: "Créer le PDF" }).click();
      const [download] = await Promise.all([
        mine.waitForEvent("download"),
        document.getByRole("link", { name: "Enregistrer le PDF" }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^CV .+\.pdf$/);
      saved = await readFile(await download.path());
      expect(saved.subarray(0, 5).toString()).toBe("%PDF-");
    });

    await test.step("stores it as the resume of the profile, and applies", async () => {
      await document.getByRole("button", { name: "Utiliser comme CV de mon profil" }).click();
      await expect(mine.getByText(/^Ce document est maintenant le CV de votre profil/).first()).toBeVisible();
      await mine.goto("/dashboard");
      await follow(mine, "Applicant profile");
      await expect(mine.getByRole("link", { name: "View current resume" })).toBeVisible();
      await apply(mine, jobTitle);
    });

    await test.step("the recruiter opens it from the application", async () => {
      await theirs
        .getByRole("button", { name: /View applications/ })
        .first()
        .click();
      const link = theirs.getByRole("dialog").getByRole("link", { name: "View Resume" });
      const address = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ""));
      const answer = await theirs.request.get(address);
      expect(answer.headers()).toMatchObject({ "content-type": "application/pdf" });
      const opened = await answer.body();
      expect(opened.subarray(0, 5).toString()).toBe("%PDF-");
      // The same pages without the attached entries.
      expect(opened.byteLength).toBeLessThan(saved.byteLength);
      expect(opened.byteLength).toBeGreaterThan(saved.byteLength * 0.9);
    });
  },
);
