import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { logOut } from "./menu";
import { box, discussionWith } from "./messages";
import { expect, test } from "./server";
import { logIn } from "./sign-in";

const form = (page: Page) => page.getByRole("dialog");
const kept = (page: Page) => page.getByText(/a été conservé|was kept/).filter({ visible: true });
const institution = (page: Page) => form(page).getByLabel(/^Établissement|^Institution/);
const stored = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

const addEntry = (page: Page) =>
  page
    .getByRole("button", { name: /^Ajouter/ })
    .first()
    .click();

async function giveUp(page: Page) {
  await form(page).getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("button", { name: "Abandonner" }).click();
}

/** Opens a page of one's own in another tab of the same browser. */
async function nextTab(page: Page, path: string) {
  const next = await page.context().newPage();
  await next.goto(path);
  return next;
}

test("what an applicant types outlives a reload, and ends with its tab or a logout", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const karim = await signUp(server, aPerson(cast.karim));
  const offer = { jobTitle: "Archiviste", description: "Un fonds.", location: "Lorient", contract: "cdi", salary: 0 };
  await callAs(server, karim, "POST", "/job-offer", { ...offer, skills: [], benefits: [] });
  const page = await open(browser, jeanne, server.url, "/dashboard/formations");
  page.on("dialog", (question) => void question.accept());

  await test.step("an entry of the CV opens again with its screen, until it is given up", async () => {
    await addEntry(page);
    await institution(page).fill("École du Louvre");
    await page.reload();
    await expect(institution(page)).toHaveValue("École du Louvre");
    await expect(kept(page)).toBeVisible();
    await giveUp(page);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Ajouter/ }).first()).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  await test.step("a letter and a message too", async () => {
    await page.goto(discussionWith(karim));
    await box(page).fill("Bonjour Karim");
    await page.goto("/dashboard/offers");
    await page.getByRole("button", { name: "Apply: Archiviste", exact: true }).click();
    await form(page).getByLabel("Message").fill("Compagnon du devoir.");
    await page.reload();
    await expect(form(page).getByLabel("Message")).toHaveValue("Compagnon du devoir.");
    await page.goto(discussionWith(karim));
    await expect(box(page)).toHaveValue("Bonjour Karim");
  });

  await test.step("another tab has none of it", async () => {
    const other = await nextTab(page, discussionWith(karim));
    await expect(box(other)).toHaveValue("");
    expect(await stored(other)).not.toContain("Bonjour Karim");
    await other.close();
  });

  await test.step("a logout leaves nothing", async () => {
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).not.toMatch(/Bonjour Karim|Compagnon/);
    await logIn(page, jeanne.email);
    await expect(page.getByText("Welcome, Jeanne Martin!")).toBeVisible();
    await page.goto(discussionWith(karim));
    await expect(box(page)).toHaveValue("");
  });
});

test("two tabs keep separate text in the same form", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const address = "/dashboard/formations";
  const first = await open(browser, jeanne, server.url, address);
  const second = await nextTab(first, address);
  const texts = new Map([
    [first, "La première"],
    [second, "La seconde"],
  ]);
  for (const [page, text] of texts) {
    page.on("dialog", (question) => void question.accept());
    await addEntry(page);
    await institution(page).fill(text);
  }
  for (const [page, text] of texts) {
    await page.reload();
    await expect(institution(page)).toHaveValue(text);
  }
});

test("passwords are never stored", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const page = await open(browser, jeanne, server.url, "/dashboard/my-account");
  await page.getByLabel("Address", { exact: true }).fill("3 quai des Indes");
  const passwords = page.locator("input[type=password]");
  await expect(passwords.first()).toBeVisible();
  for (const field of await passwords.all()) await field.fill("un secret bien long");
  await expect.poll(() => stored(page)).toContain("quai des Indes");
  expect(await stored(page)).not.toContain("un secret");
});
