import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expect, test } from "./server";

const formation = {
  institution: "Université de Rennes",
  degree: "Licence d'histoire",
  startedAt: "2015-09-01",
  finishedAt: "2018-06-30",
  skills: ["Archives"],
};
const certification = { title: "Conservation", organization: "École des chartes", skills: [], issuedTo: "2022-05-12" };

test("a CV is exported to a file and imported into another account, once", async ({ browser, server }) => {
  const author = await signUp(server, aPerson(cast.jeanne));
  await callAs(server, author, "POST", "/formation", formation);
  await callAs(server, author, "POST", "/certification", certification);
  const profile = new FormData();
  profile.append("skills", "Paléographie");
  await callAs(server, author, "PATCH", "/applicant", profile);

  const page = await open(browser, author, server.url, "/dashboard/formations");
  await page.getByRole("button", { name: "Importer ou exporter" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Enregistrer mon CV (JSON Resume)" }).click(),
  ]);
  const file = await download.path();

  const reader = await signUp(server, aPerson(cast.hugo));
  await callAs(server, reader, "POST", "/certification", certification);
  const other = await open(browser, reader, server.url, "/dashboard/formations");
  await other.getByRole("button", { name: "Importer ou exporter" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByLabel(/Un CV au format JSON Resume/).setInputFiles(file);
  await expect(dialog.getByRole("checkbox", { name: "Conservation" })).not.toBeChecked();
  await dialog.getByRole("button", { name: "Ajouter 2 entrées" }).click();
  await expect(dialog.getByText("2 entrées ajoutées.")).toBeVisible();
  await dialog.getByText("Fermer", { exact: true }).click();
  await expect(other.getByRole("main").getByText(formation.degree)).toBeVisible();
  await other.goto("/dashboard/profile");
  await expect(other.getByRole("main").getByText("Paléographie")).toBeVisible();
});
