import { cast } from "@passerelle/domain/cast";
import { aPerson } from "./accounts";
import { expectUnread, follow } from "./menu";
import { expect, test } from "./server";
import { enterCode, join, register } from "./sign-in";

test("a recruiter and an applicant meet", { tag: "@smoke" }, async ({ browser, server }) => {
  const recruiter = aPerson(cast.claire);
  const applicant = aPerson(cast.hugo);
  const theirs = await (await browser.newContext()).newPage();
  const mine = await (await browser.newContext()).newPage();
  const jobTitle = "Charpentière traditionnelle";

  await test.step("the recruiter registers, reloads the page for the code, and mistypes it once", async () => {
    await register(theirs, recruiter);
    await theirs.reload();
    await expect(theirs.getByLabel("Email")).toHaveValue(recruiter.email);
    await expect(theirs.getByLabel("Email")).toHaveAttribute("readonly");
    const code = await server.readCode(recruiter.email);
    await enterCode(theirs, code === "000000" ? "000001" : "000000");
    await expect(theirs.getByText("The code is wrong.")).toBeVisible();
    await expect(theirs).toHaveURL(/\/verify-email$/);
    await enterCode(theirs, code);
    await expect(theirs).toHaveURL(/\/dashboard$/);
    // The text is in the box and again on the next screen; for a moment both are visible.
    await expect(theirs.getByText("Email verified successfully! You are now logged in.").first()).toBeVisible();
    await expect(theirs.getByText("Offres Actives")).toBeVisible();
  });

  await test.step("the recruiter publishes an offer", async () => {
    await follow(theirs, "Job offers");
    await theirs.getByRole("button", { name: "Add a job offer" }).click();
    const form = theirs.getByRole("dialog");
    await form.getByLabel("Job Title").fill(jobTitle);
    await form.getByRole("combobox", { name: "Location" }).fill("Grenoble");
    await form.getByLabel("Description").fill("Ossature bois et restauration de charpentes anciennes.");
    await form.getByLabel("Salary or minimum").fill("2400");
    await form.getByLabel("Skills").fill("Traçage, lecture de plans");
    await form.getByRole("button", { name: "Publish the offer" }).click();
    await expect(theirs.getByText("Job offer saved successfully!")).toBeVisible();
    await expect(theirs.getByText(jobTitle)).toBeVisible();
  });

  await test.step("the applicant registers, finds the offer after a reload, and applies", async () => {
    await join(mine, server, applicant);
    await follow(mine, "Offres");
    await mine.reload();
    await expect(mine.getByText(jobTitle)).toBeVisible();
    await mine.getByRole("button", { name: "Apply" }).first().click();
    const form = mine.getByRole("dialog");
    await form.getByLabel("Message").fill("Compagnon du devoir, disponible en janvier.");
    await form.getByRole("button", { name: "Send the application" }).click();
    await expect(mine.getByText("Application submitted successfully!")).toBeVisible();
    await expect(mine.getByText("Applied - Not Seen")).toBeVisible();
  });

  await test.step("the recruiter's badge counts it at once, without a reload", () =>
    expectUnread(theirs, "1 notification non lue"));

  await test.step("the recruiter reads the application", async () => {
    await theirs
      .getByRole("button", { name: /View applications/ })
      .first()
      .click();
    const list = theirs.getByRole("dialog", { name: `Applications for: ${jobTitle}` });
    await expect(list.getByText("Hugo Petit")).toBeVisible();
    await expect(list.getByText("Compagnon du devoir, disponible en janvier.")).toBeVisible();
    await expect(list.getByRole("link", { name: applicant.email })).toBeVisible();
    await theirs.keyboard.press("Escape");
  });

  await test.step("the applicant is notified, sees that it was seen, and withdraws", async () => {
    await expectUnread(mine, "1 notification non lue");
    await mine.reload();
    await expect(mine.getByText("Applied - Seen")).toBeVisible();
    await mine.getByRole("button", { name: "Withdraw" }).first().click();
    await mine.getByRole("alertdialog").or(mine.getByRole("dialog")).getByRole("button", { name: "Withdraw" }).click();
    await expect(mine.getByText("Application withdrawn successfully!")).toBeVisible();
    await expect(mine.getByText("Applied - Seen")).toBeHidden();
  });
});
