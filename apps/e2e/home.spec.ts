import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { follow } from "./menu";
import { expect, test } from "./server";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const toHome = (page: Page) => follow(page, "Dashboard");

test("the home shows the next steps, until a recruiter has answered an applicant", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const skill = `Calfatage ${claire.username}`;
  const recruiter = await open(browser, claire, server.url, "/dashboard");
  const applicant = await open(browser, jeanne, server.url, "/dashboard");
  const jobTitle = `Calfate de ${claire.username}`;

  await test.step("new people have first steps, which link to their pages and are ticked off", async () => {
    await expect(part(recruiter, "Premiers pas").getByRole("link")).toHaveCount(3);
    const steps = part(applicant, "Premiers pas");
    await expect(steps.getByText("0 sur 4")).toBeVisible();
    await steps.getByRole("link", { name: "à faire Ajouter vos compétences" }).click();
    await expect(applicant).toHaveURL("/dashboard/applicant");
    const form = new FormData();
    form.set("skills", skill);
    await callAs(server, jeanne, "PATCH", "/applicant", form);
    await applicant.goto("/dashboard");
    await expect(steps.getByRole("link", { name: "fait Ajouter vos compétences" })).toBeVisible();
  });

  await test.step("an offer waits for applications, and an applicant discovers it", async () => {
    const offer = { jobTitle, description: "Un chantier.", location: "Saint-Malo", skills: [skill] };
    await callAs(server, claire, "POST", "/job-offer", offer);
    await recruiter.reload();
    await expect(part(recruiter, /^Offres sans candidature/).getByRole("link", { name: jobTitle })).toBeVisible();
    await applicant.reload();
    await part(applicant, "Offres à découvrir").getByRole("link", { name: jobTitle }).click();
    await applicant.getByRole("dialog").getByRole("button", { name: "Apply" }).click();
    await applicant.getByRole("dialog").getByRole("button", { name: "Send the application" }).click();
    await expect(applicant.getByText("Application submitted successfully!")).toBeVisible();
  });

  await test.step("opened offers and the first steps are no longer shown", async () => {
    await toHome(applicant);
    await expect(part(applicant, "Dernières décisions")).toContainText("Aucune décision pour l’instant.");
    await expect(part(applicant, "Offres à découvrir").getByRole("link", { name: jobTitle })).toHaveCount(0);
    await expect(part(applicant, "Premiers pas")).toHaveCount(0);
    await expect(applicant.getByText("Ajoutez votre CV")).toHaveCount(0);
    await expect(applicant.getByText("Donnez un titre à votre profil")).toBeVisible();
  });

  await test.step("the application waits for the recruiter, who follows the link and decides", async () => {
    await recruiter.reload();
    await part(recruiter, /^Candidatures en attente/)
      .getByRole("link", { name: /^Jeanne Martin/ })
      .click();
    const application = recruiter.getByRole("region", { name: "Open application" });
    await recruiter.getByRole("button", { name: "Accept: Jeanne Martin" }).click();
    const form = recruiter.getByRole("dialog", { name: "Accept Jeanne Martin’s application" });
    await form.getByRole("button", { name: "Accept the application" }).click();
    await expect(application.getByText("Acceptée")).toBeVisible();
    await toHome(recruiter);
    await expect(part(recruiter, "Candidatures en attente")).toContainText("Aucune candidature n’attend de décision.");
  });

  await test.step("the applicant sees the answer", async () => {
    await expect(part(applicant, "Dernières décisions").getByRole("link", { name: jobTitle })).toContainText(
      "Acceptée",
    );
  });
});
