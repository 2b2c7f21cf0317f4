import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expect, test } from "./server";

test("a recruiter reads the applications to an offer one by one, and answers them", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const people = [await signUp(server, aPerson(cast.jeanne)), await signUp(server, aPerson(cast.hugo))];
  const [jeanne, hugo] = people;
  if (!jeanne || !hugo) throw new Error("No one signed up.");
  const { id } = await callAs(server, recruiter, "POST", "/job-offer", {
    jobTitle: "Archiviste",
    description: "Inventaire d'un fonds maritime.",
    location: "Lorient",
    skills: ["Catalogage", "SQL"],
  });
  await callAs(server, hugo, "POST", "/project", { title: "Registres", Description: "…", technologies: ["sql"] });
  const hers = await callAs(server, jeanne, "POST", "/application", {
    jobOfferID: id,
    message: "J'ai rangé trois phares.",
  });
  await callAs(server, hugo, "POST", "/application", { jobOfferID: id, message: "Je sais lire les cartes." });
  const formerAddress = `/dashboard/job-offers?offer=${id}&application=${hers.id}`;
  const page = await open(browser, recruiter, server.url, formerAddress);
  const panel = page.getByRole("region", { name: "Open application" });
  const list = page.getByRole("list", { name: "Applications" });

  await test.step("an address with an application marks only this one as read, and the lists say so before", async () => {
    await expect(page).toHaveURL(`/dashboard/job-offers/${id}/applications?application=${hers.id}`);
    await expect(panel.getByText("J'ai rangé trois phares.")).toBeVisible();
    for (const [person, status] of [
      [jeanne, "applied_seen"],
      [hugo, "applied_not_seen"],
    ] as const) {
      const { application } = await callAs(server, person, "GET", `/job-offer/${id}`);
      expect(application.applicationStatus).toBe(status);
    }
    for (const address of [`/dashboard/job-offers/${id}/applications`, "/dashboard/job-offers"]) {
      await page.goto(address);
      await expect(page.getByText(/^An application is marked as read once it is shown in full/)).toBeVisible();
    }
    await page.getByRole("button", { name: "Archiviste", exact: true }).click();
  });

  await test.step("the dialog links to the page, where nothing is opened automatically", async () => {
    await page.getByRole("dialog").getByRole("link", { name: "Read one by one" }).click();
    await expect(page).toHaveURL(`/dashboard/job-offers/${id}/applications`);
    await expect(page.getByRole("heading", { name: "Applications for: Archiviste" })).toBeVisible();
    await expect(list.getByRole("button")).toHaveCount(2);
  });

  await test.step("a search finds one by the letter, and a reload keeps it", async () => {
    await page.getByRole("searchbox", { name: "Name, title, skill, message" }).fill("phares");
    await expect(list.getByRole("button")).toHaveCount(1);
    await page.reload();
    await expect(list.getByRole("button", { name: /Jeanne Martin/ })).toBeVisible();
    await page.getByRole("searchbox", { name: "Name, title, skill, message" }).fill("");
    await expect(list.getByRole("button")).toHaveCount(2);
  });

  await test.step("each is read in turn, with the matching skills of the offer", async () => {
    await list.getByRole("button", { name: /Hugo Petit/ }).click();
    await expect(panel.getByText("Je sais lire les cartes.")).toBeVisible();
    await expect(panel.getByText("1 skill of 2 in the profile and CV.")).toBeVisible();
    await expect(panel.getByText("in Project: Registres")).toBeVisible();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(panel.getByText("J'ai rangé trois phares.")).toBeVisible();
    await page.reload();
    await expect(panel.getByText("J'ai rangé trois phares.")).toBeVisible();
  });

  await test.step("a decision is in the list, and the person is notified", async () => {
    await panel.getByRole("button", { name: "Accept: Jeanne Martin" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Accept the application" }).click();
    await expect(panel.getByText("Acceptée")).toBeVisible();
    const { application } = await callAs(server, jeanne, "GET", `/job-offer/${id}`);
    expect(application).toMatchObject({ decision: "accepted" });
  });

  await test.step("Back leads to the list", async () => {
    await page.goBack();
    await expect(list.getByRole("button", { name: /Jeanne Martin/ })).toBeVisible();
  });

  await test.step("all are answered together, each by name, and undoing restores each", async () => {
    await page.getByRole("button", { name: "Select all" }).click();
    // An answered one is selected only by itself.
    await page.getByRole("checkbox", { name: "Select Jeanne Martin’s application" }).check();
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    const letters = page.getByRole("dialog", { name: "Reject 2 applications" });
    await expect(letters.getByText(/^1 selected application is already answered\./)).toBeVisible();
    await letters.getByRole("combobox", { name: "Template" }).selectOption("Position filled");
    await expect(letters.getByText(/^Dear (Hugo|Jeanne),/)).toBeVisible();
    await letters.getByRole("button", { name: "Reject 2 applications" }).click();
    await expect(
      page.getByText("2 applications rejected. The applicants see your answer in their applications."),
    ).toBeVisible();
    for (const [person, name] of [
      [hugo, "Hugo"],
      [jeanne, "Jeanne"],
    ] as const) {
      const { application } = await callAs(server, person, "GET", `/job-offer/${id}`);
      expect(application.decision).toBe("rejected");
      expect(application.decisionMessage).toMatch(new RegExp(`^Dear ${name},[^{]*“Archiviste”`));
    }
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText("2 decisions undone.").first()).toBeVisible();
    for (const [person, decision] of [
      [hugo, null],
      [jeanne, "accepted"],
    ] as const) {
      const { application } = await callAs(server, person, "GET", `/job-offer/${id}`);
      expect(application).toMatchObject({ decision, decisionMessage: null });
    }
  });
});
