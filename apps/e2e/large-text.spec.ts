import type { Page } from "@playwright/test";
import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { box, discussionWith, send } from "./messages";
import { publish } from "./offers";
import { expect, test } from "./server";

const ofApplicants = ["", "/profile", "/applicant", "/applications", "/posts", "/notifications", "/my-account"];
const ofRecruiters = ["", "/recruiter", "/job-offers"];

// Not by a style sheet, whose loading is never reported on a page without scripts.
const enlarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
/** Not compared with innerWidth, which a phone widens to its content. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const onPhone = { width: 375, height: 740 };

for (const size of [onPhone, { width: 1280, height: 800 }]) {
  test(`text of twice the size scrolls no page sideways, ${size.width} px (WCAG 1.4.4)`, async ({
    browser,
    server,
  }) => {
    const recruiter = await signUp(server, aPerson(cast.claire));
    const applicant = await signUp(server, aPerson(cast.jeanne));
    const offer = await publish(server, recruiter, "Archiviste");
    await callAs(server, recruiter, "POST", "/post", postOf("Nous cherchons une archiviste."));
    await callAs(server, applicant, "PATCH", "/applicant", languagesOf("Français, Portugais"));
    const written = await open(browser, applicant, server.url, discussionWith(recruiter));
    await send(written, "Bonjour, le poste d'archiviste est-il encore à pourvoir ?");
    const received = `/job-offers/${offer.id}/applications`;
    for (const [person, paths] of [
      [applicant, [...ofApplicants, "/messages", `/messages?with=${recruiter.username}`]],
      [recruiter, [...ofRecruiters, received, "/messages", `/messages?with=${applicant.username}`]],
    ] as const) {
      const page = await open(browser, person, server.url, "/dashboard");
      await page.setViewportSize(size);
      for (const path of paths) {
        await page.goto(`/dashboard${path}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        await enlarge(page);
        await expect.poll(() => beyond(page), path).toBeLessThanOrEqual(0);
      }
    }
  });
}

test("text of twice the size scrolls no public page sideways on a phone, shared offers included", async ({
  browser,
  page,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const company = new FormData();
  company.append("company", "Conservatoire intercommunal");
  await callAs(server, recruiter, "PATCH", "/recruiter", company);
  const terms = { jobTitle: "Archiviste", location: "Lorient", description: "Inventaire.", public: true };
  const offer = await callAs(server, recruiter, "POST", "/job-offer", terms);
  const addresses = [`/offers/${offer.id}`, "/offers", `/companies/${recruiter.username}`, "/login", "/register"];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await enlarge(page);
    await expect.poll(() => beyond(page), address).toBeLessThanOrEqual(0);
  }
  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const shared = await plain.newPage();
  await shared.setViewportSize(onPhone);
  await shared.goto(`/offers/${offer.id}`);
  await shared.getByText("Share", { exact: true }).click();
  await enlarge(shared);
  await expect(shared.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(await beyond(shared)).toBeLessThanOrEqual(0);
  await plain.close();
});

test("text of twice the size keeps the name and the actions of a discussion in view on a phone", async ({
  browser,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  await publish(server, recruiter, "Archiviste");
  const page = await open(browser, applicant, server.url, discussionWith(recruiter));
  await page.setViewportSize(onPhone);
  const name = page.getByRole("heading", { level: 1 });
  await expect(name).toBeVisible();
  await enlarge(page);
  const parts = [name.getByRole("link"), ...["Retour à la liste", /^Signaler/, /^(Bloquer|Block)/].map(buttonOf(page))];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  expect(await name.evaluate((box) => box.clientWidth)).toBeGreaterThanOrEqual(100);
});

test("text of twice the size leaves the greeting and the labels of the bottom bar whole", async ({
  browser,
  server,
}) => {
  const applicant = await signUp(server, aPerson(cast.jeanne));
  const page = await open(browser, applicant, server.url, "/dashboard");
  await enlarge(page);
  const links = page.getByRole("navigation", { name: "Raccourcis" }).getByRole("link");
  await expect(links).toHaveCount(5);
  const texts = [page.getByText("Welcome, Jeanne Martin!"), ...(await links.locator("span").all())];
  for (const text of texts) {
    const hidden = await text.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ]);
    expect(Math.max(...hidden), (await text.textContent()) ?? "").toBeLessThanOrEqual(1);
  }
});

test("a browser set to a font of twice the size shows the layout of a phone at 1280 px", async ({
  browser,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  await publish(server, recruiter, "Archiviste");
  const page = await open(browser, recruiter, server.url, "/dashboard");
  await page.setViewportSize({ width: 1280, height: 800 });
  const browserSettings = await page.context().newCDPSession(page);
  await browserSettings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const path of ["", "/job-offers", "/my-account"]) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ouvrir le menu" })).toBeVisible();
    await expect.poll(() => beyond(page), path).toBeLessThanOrEqual(0);
  }
});

for (const size of [onPhone, { width: 1280, height: 800 }]) {
  test(`a browser set to a font of twice the size shows the text box of a discussion, ${size.width} px`, async ({
    browser,
    server,
  }) => {
    const recruiter = await signUp(server, aPerson(cast.claire));
    const applicant = await signUp(server, aPerson(cast.jeanne));
    await publish(server, recruiter, "Archiviste");
    const page = await open(browser, applicant, server.url, "/dashboard");
    await page.setViewportSize(size);
    const browserSettings = await page.context().newCDPSession(page);
    await browserSettings.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await page.goto(discussionWith(recruiter));
    await expect(box(page)).toBeInViewport({ ratio: 1 });
  });
}

test("text of twice the size hides no column of a table and leaves its actions in reach (WCAG 1.4.4)", async ({
  browser,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  await publish(server, recruiter, "Archiviste");
  const page = await open(browser, recruiter, server.url, "/dashboard/job-offers");
  await page.setViewportSize({ width: 1280, height: 800 });
  await enlarge(page);
  // A card, because the row of a table would be cut.
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Archiviste" });
  const actions = row.getByRole("button", { name: /: Archiviste/ });
  await expect(actions).toHaveCount(4);
  // Only down: the actions need no scrolling sideways.
  await row.evaluate((line) => scrollBy(0, line.getBoundingClientRect().top - innerHeight / 3));
  for (const action of await actions.all()) {
    await expect(action).toBeInViewport({ ratio: 1 });
    await action.click({ trial: true });
  }
  for (const fact of ["Lorient", "CDI", /202\d/, "Active"]) {
    const shown = row.getByText(fact).first();
    await expect(shown).toBeInViewport({ ratio: 1 });
    await shown.click({ trial: true });
  }
});

const buttonOf = (page: Page) => (name: string | RegExp) => page.getByRole("main").getByRole("button", { name });

function languagesOf(languages: string) {
  const form = new FormData();
  form.append("languages", languages);
  return form;
}

function postOf(text: string) {
  const form = new FormData();
  form.append("text", text);
  return form;
}
