import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, signUp } from "./accounts";
import { expect, test } from "./server";
import { enterCode, fillLogin, fillRegistration } from "./sign-in";

declare global {
  interface Window {
    shared?: ShareData[];
  }
}

test("a visitor finds an offer without JavaScript, shares it, registers and applies", async ({
  browser,
  page,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = aPerson(cast.hugo);
  const jobTitle = `Charpentière traditionnelle ${Date.now()}`;
  const terms = { location: "Grenoble", description: "Ossature bois.\nRestauration de charpentes.", public: true };
  const offer = await callAs(server, recruiter, "POST", "/job-offer", { jobTitle, ...terms });
  const path = `/offers/${offer.id}-charpentiere-traditionnelle-${jobTitle.split(" ").at(-1)}`;

  await test.step("without JavaScript, from the list to the offer", async () => {
    const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto("/offers");
    await plain.getByLabel("Job, skill").fill(jobTitle);
    await plain.getByLabel("Location").fill("Échirolles");
    await plain.getByRole("button", { name: "Search" }).first().click();
    await expect(plain).toHaveURL(/\/offers\?search=[^&]+&location=[^&]+&near=fr-38151&within=20$/);
    await expect(plain.getByLabel("Within")).toHaveValue("20");
    await plain.getByRole("link", { name: jobTitle }).click();
    await expect(plain).toHaveURL(path);
    await expect(plain.getByRole("heading", { level: 1, name: jobTitle })).toBeVisible();
    await expect(plain.getByText("Restauration de charpentes.")).toBeVisible();
    await expect(plain.getByText(recruiter.lastname)).toHaveCount(0);
    await plain.getByText("Share", { exact: true }).click();
    await expect(plain.getByRole("img", { name: /QR code/ })).toBeVisible();
    await plain.getByRole("link", { name: "Français" }).click();
    await expect(plain.getByRole("link", { name: "Postuler" })).toBeVisible();
    await plain.emulateMedia({ media: "print" });
    await expect(plain.getByText("Restauration de charpentes.")).toBeVisible();
    for (const name of ["Postuler", "Toutes les offres", "English"])
      await expect(plain.getByRole("link", { name })).toBeHidden();
    await context.close();
  });

  await test.step("with JavaScript, searches that find offers are suggested", async () => {
    await page.goto("/offers");
    await page.getByLabel("Job, skill").pressSequentially("charpent");
    await expect(page.locator(`#suggestions option[value="${jobTitle}"]`)).toBeAttached();
  });

  await test.step("the device's share sheet opens", async () => {
    await page.addInitScript(() => {
      window.shared = [];
      navigator.share = async (data = {}) => void window.shared?.push(data);
    });
    await page.goto(`/offers/${offer.id}`);
    await expect(page).toHaveURL(path);
    await page.getByText("Share", { exact: true }).click();
    const title = jobTitle;
    await expect.poll(() => page.evaluate(() => window.shared)).toEqual([{ title, url: `${server.url}${path}` }]);
  });

  await test.step("registration leads back to the offer with the form open", async () => {
    await page.getByRole("link", { name: "Apply" }).click();
    await expect(page).toHaveURL("/login");
    await page.getByRole("link", { name: "Don't have an account? Register here" }).click();
    await fillRegistration(page, applicant);
    await page.getByRole("button", { name: "Register" }).click();
    await enterCode(page, await server.readCode(applicant.email));
    const form = page.getByRole("dialog", { name: `Apply: ${jobTitle}` });
    await form.getByLabel("Message").fill("Compagnon du devoir, disponible en janvier.");
    await form.getByRole("button", { name: "Send the application" }).click();
    await expect(page.getByText("Application submitted successfully!")).toBeVisible();
  });

  await test.step("a closed offer is gone at once", async () => {
    await callAs(server, recruiter, "PATCH", `/job-offer/${offer.id}`, { active: false });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(410);
    await expect(page.getByText("This offer is no longer open.")).toBeVisible();
  });
});

test("an applicant with an account comes from the login to the offer, with the form open (D-385)", async ({
  page,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = aPerson(cast.hugo);
  await signUp(server, applicant);
  const terms = { jobTitle: "Vannière", location: "Fayl-Billot", description: "Osier.", public: true };
  const offer = await callAs(server, recruiter, "POST", "/job-offer", terms);
  await page.goto(`/offers/${offer.id}`);
  await page.getByRole("link", { name: "Apply" }).click();
  await expect(page).toHaveURL("/login");
  await fillLogin(page, applicant.email);
  await expect(page.getByRole("dialog", { name: "Apply: Vannière" }).getByLabel("Message")).toBeVisible();
});

test("a recruiter who wants to apply reads why no form opens", async ({ page, server }) => {
  const recruiter = aPerson(cast.claire);
  await signUp(server, recruiter);
  await page.goto("/dashboard/offers?offer=1&apply=true");
  await fillLogin(page, recruiter.email);
  await expect(page.getByText(/^(Votre compte sert à recruter|Your account is for recruiting)/).first()).toBeVisible();
  await page.goto("/offers");
  await expect(page.getByRole("link", { name: "Log in" })).toBeHidden();
  await page.getByRole("link", { name: "Back to the application" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("the login keeps the language of the offer's page, and the page reports a refused copy", async ({
  browser,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const terms = { jobTitle: "Luthière", location: "Mirecourt", description: "Violons.", public: true };
  const offer = await callAs(server, recruiter, "POST", "/job-offer", terms);
  const context = await browser.newContext({ baseURL: server.url, locale: "fr-FR" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
  });
  await page.goto(`/offers/${offer.id}`);
  await page.getByText("Partager", { exact: true }).click();
  await page.getByRole("button", { name: "Copier" }).click();
  await expect(page.getByText("Votre navigateur a refusé la copie.", { exact: false })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain("/offers/");
  await page.getByRole("link", { name: "Postuler" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  await context.close();
});
