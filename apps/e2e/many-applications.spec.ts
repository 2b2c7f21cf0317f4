import type { Page } from "@playwright/test";
import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { press, tabTo } from "./keyboard";
import { expect, test } from "./server";

/** 200 people with applications to an offer; every tenth letter mentions lighthouses. */
const crowd = (offerId: number) => [
  `insert into users (email, username, password_hash, firstname, lastname, role, verified_at)
   select 'personne' || n || '@passerelle.example', 'personne' || n, '', 'Personne', 'Numéro' || n, 'applicant', now()
   from generate_series(1, 200) n`,
  `insert into applications (offer_id, applicant_id, message, letter_words, created_at)
   select ${offerId}, u.id, letter, to_tsvector('simple', letter), now() - n * interval '1 minute'
   from generate_series(1, 200) n join users u on u.username = 'personne' || n,
     lateral (select case when n % 10 = 0 then 'Je garde des phares' else 'Bonjour' end as letter) l`,
];

const status = (page: Page, name: string, count: number) =>
  page.getByRole("button", { name: new RegExp(`^${name} ?${count}$`) });
const rows = (page: Page) => page.getByRole("list", { name: "Applications" }).getByRole("button");
const letters = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test("a recruiter answers 200 applications", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const { id } = await callAs(server, recruiter, "POST", "/job-offer", {
    jobTitle: "Archiviste",
    description: "Inventaire d'un fonds maritime.",
    location: "Lorient",
  });
  await server.fill(crowd(id));
  const page = await open(browser, recruiter, server.url, `/dashboard/job-offers/${id}/applications`);

  await test.step("the list begins with a hundred, and states the total", async () => {
    await expect(status(page, "All", 200)).toBeVisible();
    await expect(status(page, "Unread", 200)).toBeVisible();
    await expect(rows(page)).toHaveCount(100);
    await expect(page.getByRole("button", { name: "Show more applications" })).toBeVisible();
  });

  await test.step("one is read and accepted by keyboard only", async () => {
    await press(page, rows(page).first());
    await expect(page.getByRole("heading", { name: "Personne Numéro1", exact: true })).toBeVisible();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(page.getByRole("heading", { name: "Personne Numéro2", exact: true })).toBeVisible();
    await press(page, page.getByRole("button", { name: "Accept: Personne Numéro2" }));
    const dialog = page.getByRole("dialog", { name: "Accept Personne Numéro2’s application" });
    await expect(dialog.getByRole("textbox", { name: "Message (optional)" })).toBeFocused();
    await page.keyboard.type("Venez lundi.");
    await press(page, dialog.getByRole("button", { name: "Accept the application" }));
    await expect(page.getByRole("article").getByText("Acceptée")).toBeVisible();
    await page.goBack();
    await expect(status(page, "Accepted", 1)).toBeVisible();
  });

  await test.step("the results of a search are accepted together, with a text saved as a template", async () => {
    await page.getByRole("searchbox", { name: "Name, title, skill, message" }).fill("phares");
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole("button", { name: "Select all" }).click();
    await page.getByRole("button", { name: "Accept", exact: true }).click();
    const dialog = letters(page, "Accept 20 applications");
    await dialog.getByRole("textbox", { name: "Message (optional)" }).fill("Bonjour {prénom}, parlons de « {offre} ».");
    await dialog.getByRole("button", { name: "Save as a template" }).click();
    const template = letters(page, "Save as a template");
    await template.getByRole("textbox", { name: "Template name" }).fill("Parlons-en");
    await template.getByRole("button", { name: "Save", exact: true }).click();
    await expect(template).toBeHidden();
    await expect(dialog.getByText("Bonjour Personne, parlons de « Archiviste ».")).toBeVisible();
    await dialog.getByRole("button", { name: "Accept 20 applications" }).click();
    await expect(
      page.getByText("20 applications accepted. The applicants see your answer in their applications."),
    ).toBeVisible();
    await page.getByRole("searchbox", { name: "Name, title, skill, message" }).fill("");
    await expect(status(page, "Accepted", 21)).toBeVisible();
  });

  await test.step("the unread ones are refused, a hundred at a time, by keyboard only", async () => {
    await status(page, "Unread", 178).click();
    for (const [count, left] of [
      [100, 78],
      [78, 0],
    ] as const) {
      await expect(rows(page)).toHaveCount(count);
      await press(page, page.getByRole("button", { name: "Select all" }));
      await press(page, page.getByRole("button", { name: "Reject", exact: true }));
      const dialog = letters(page, `Reject ${count} applications`);
      const choice = dialog.getByRole("combobox", { name: "Template" });
      await tabTo(page, choice);
      await page.keyboard.type("Position");
      await expect(dialog.getByText(/^Dear Personne,/)).toBeVisible();
      await press(page, dialog.getByRole("button", { name: `Reject ${count} applications` }));
      await expect(
        page.getByText(`${count} applications rejected. The applicants see your answer in their applications.`),
      ).toBeVisible();
      await expect(status(page, "Unread", left)).toBeVisible();
    }
    await expect(page.getByText("No applications match.")).toBeVisible();
  });

  await test.step("the read one remains, and is answered with the saved template", async () => {
    await status(page, "Read", 1).click();
    await rows(page).first().click();
    await page.getByRole("button", { name: "Accept: Personne Numéro1" }).click();
    const dialog = letters(page, "Accept Personne Numéro1’s application");
    await dialog.getByRole("combobox", { name: "Template" }).selectOption("Parlons-en");
    await expect(dialog.getByText("Bonjour Personne, parlons de « Archiviste ».")).toBeVisible();
    await dialog.getByRole("button", { name: "Accept the application" }).click();
    await expect(page.getByRole("article").getByText("Acceptée")).toBeVisible();
  });

  const { counts } = await countsOf();
  expect(counts).toMatchObject({ all: 200, unread: 0, seen: 0, accepted: 22, rejected: 178 });

  async function countsOf() {
    const answer = await fetch(`${server.url}/job-offer/${id}/applications`, {
      headers: { authorization: `Bearer ${recruiter.token}` },
    });
    return answer.json();
  }
});
