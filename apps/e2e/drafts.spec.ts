import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { callAs, open, signUp } from "./accounts";
import { box, offline, stored, messageTexts, discussionWith, write } from "./messages";
import { aPerson, logIn, logOut } from "./people";
import { expect, test } from "./server";

const form = (page: Page) => page.getByRole("dialog");
const kept = (page: Page) => page.getByText(/a été conservé|was kept/).filter({ visible: true });
const inStorage = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

/** Closes a tab once its drafts are stored; returns a new one. */
async function nextTab(page: Page, path: string) {
  const context = page.context();
  page.on("dialog", (question) => void question.accept());
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => context.pages().length).toBe(0);
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

test("an applicant's drafts move to a new tab, once, and a logout deletes them", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const karim = await signUp(server, aPerson(cast.karim));
  const offer = { jobTitle: "Archiviste", description: "Un fonds.", location: "Lorient", contract: "cdi", salary: 0 };
  await callAs(server, karim, "POST", "/job-offer", { ...offer, skills: [], benefits: [] });
  let page = await open(browser, jeanne, server.url, "/dashboard/formations");

  await test.step("an entry of the CV reopens with its screen", async () => {
    await page
      .getByRole("button", { name: /^Ajouter/ })
      .first()
      .click();
    await form(page)
      .getByLabel(/^Établissement|^Institution/)
      .fill("École du Louvre");
    page = await nextTab(page, "/dashboard/formations");
    await expect(form(page).getByLabel(/^Établissement|^Institution/)).toHaveValue("École du Louvre");
    await expect(kept(page)).toBeVisible();
    await form(page).getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    page = await nextTab(page, "/dashboard/formations");
    await expect(page.getByRole("button", { name: /^Ajouter/ }).first()).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  });

  await test.step("so do a letter, a post and a message of one tab", async () => {
    await page.goto("/dashboard/applications");
    await page.getByRole("button", { name: "Apply: Archiviste", exact: true }).click();
    await form(page).getByLabel("Message").fill("Compagnon du devoir.");
    const second = await page.context().newPage();
    await second.goto(discussionWith(karim));
    await box(second).fill("Bonjour Karim");
    await second.close({ runBeforeUnload: true });
    page = await nextTab(page, discussionWith(karim));
    await expect(box(page)).toHaveValue("Bonjour Karim");
    await page.goto("/dashboard/applications");
    await expect(form(page).getByLabel("Message")).toHaveValue("Compagnon du devoir.");
    page = await nextTab(page, "/dashboard/applications");
    await expect(form(page).getByLabel("Message")).toHaveValue("Compagnon du devoir.");
  });

  await test.step("a logout deletes all drafts", async () => {
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Annuler|^Cancel/ })
      .click();
    if (await page.getByRole("button", { name: "Abandonner" }).isVisible())
      await page.getByRole("button", { name: "Abandonner" }).click();
    await page.goto(discussionWith(karim));
    await expect(box(page)).toHaveValue("Bonjour Karim");
    await expect.poll(() => inStorage(page)).toContain("Bonjour Karim");
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => inStorage(page)).not.toContain("Bonjour Karim");
    await logIn(page, jeanne.email);
    await expect(page.getByText("Welcome, Jeanne Martin!")).toBeVisible();
    await page.goto(discussionWith(karim));
    await expect(box(page)).toHaveValue("");
  });
});

test("a recruiter's draft of an offer is visible only to the recruiter", async ({ browser, server }) => {
  const karim = await signUp(server, aPerson(cast.karim));
  const claire = await signUp(server, aPerson(cast.claire));
  let page = await open(browser, karim, server.url, "/dashboard/job-offers");
  const add = () => page.getByRole("button", { name: "Add a job offer" }).click();
  await add();
  await form(page).getByLabel("Job Title").fill("Cordier");
  page = await nextTab(page, "/dashboard/job-offers");
  await expect(form(page).getByLabel("Job Title")).toHaveValue("Cordier");
  page = await nextTab(page, "/login");
  await expect.poll(() => inStorage(page)).toContain("Cordier");
  await logIn(page, claire.email);
  await expect(page).toHaveURL("/dashboard");
  await expect.poll(() => inStorage(page)).not.toContain("Cordier");
  await page.goto("/dashboard/job-offers");
  await add();
  await expect(form(page).getByLabel("Job Title")).toHaveValue("");
});

test("two tabs keep drafts of the same form apart", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const address = "/dashboard/formations";
  const first = await open(browser, jeanne, server.url, address);
  const institution = (page: Page) => form(page).getByLabel(/^Établissement|^Institution/);
  const type = async (page: Page, text: string) => {
    await page
      .getByRole("button", { name: /^Ajouter/ })
      .first()
      .click();
    await institution(page).fill(text);
    await expect.poll(() => inStorage(page)).toContain(text);
  };
  await type(first, "La première");
  const second = await first.context().newPage();
  await second.goto(address);
  await type(second, "La seconde");
  await expect(institution(first)).toHaveValue("La première");
  second.on("dialog", (question) => void question.accept());
  await second.close({ runBeforeUnload: true });
  const third = await nextTab(first, address);
  await expect(institution(third)).toHaveValue(/^La (première|seconde)$/);
  const shown = await institution(third).inputValue();
  await form(third).getByRole("button", { name: "Annuler" }).click();
  await third.getByRole("button", { name: "Abandonner" }).click();
  await third.reload();
  await expect(institution(third)).toHaveValue(shown === "La première" ? "La seconde" : "La première");
});

test("the next tab sends a closed tab's waiting message, once", async ({ browser, server }) => {
  const hugo = await signUp(server, aPerson(cast.hugo));
  const sophie = await signUp(server, aPerson(cast.sophie));
  let page = await open(browser, hugo, server.url, discussionWith(sophie));
  await expect(box(page)).toBeVisible();
  await server.kill();
  await expect(offline(page)).toBeVisible();
  await write(page, "Dans le tunnel");
  await expect.poll(() => inStorage(page)).toContain("Dans le tunnel");
  const context = page.context();
  page.on("dialog", (question) => void question.accept());
  await page.close({ runBeforeUnload: true });
  await server.run();
  page = await context.newPage();
  await page.goto(discussionWith(sophie));
  await expect(messageTexts(page)).toHaveText(["Dans le tunnel"]);
  await expect.poll(() => stored(server, hugo, sophie)).toEqual(["Dans le tunnel"]);
});

test("passwords are never stored", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const page = await open(browser, jeanne, server.url, "/dashboard/my-account");
  await page.getByLabel("Address", { exact: true }).fill("3 quai des Indes");
  const passwords = page.locator("input[type=password]");
  await expect(passwords.first()).toBeVisible();
  for (const field of await passwords.all()) await field.fill("un secret bien long");
  await expect.poll(() => inStorage(page)).toContain("quai des Indes");
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain("un secret");
});
