import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { follow } from "./menu";
import { apply, publish } from "./offers";
import { aPdf } from "./pdf";
import { expect, test } from "./server";

// A link without a scheme, and one to the applicant's own disk.
const links = ["www.jeanne.example", "file:///home/jeanne/cv.odt"].map(
  (address) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${address})>>>>`,
);
const resume = aPdf({ page: `/Annots[${links.join("")}]` });
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const pdf = { name: "cv.pdf", mimeType: "application/pdf", buffer: resume };

const save = (page: Page) => page.getByRole("main").getByRole("button", { name: "Save" }).click();

test("a resume opens for the recruiter who received the application, and for no other", async ({ browser, server }) => {
  const other = await signUp(server, aPerson(cast.karim));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  const recruiter = await signUp(server, aPerson(cast.claire));
  const mine = await open(browser, applicant, server.url, "/dashboard");
  // Unique, because other journeys of the run publish offers too.
  const jobTitle = `Archiviste ${applicant.username}`;
  await publish(server, recruiter, jobTitle);
  const theirs = await open(browser, recruiter, server.url, "/dashboard/job-offers");

  await test.step("the applicant fills in a profile, and sees it after a reload", async () => {
    await follow(mine, "Applicant profile");
    await expect(mine.getByRole("button", { name: "Save" })).toBeDisabled();
    await mine.getByLabel("Profile Title").fill("Archiviste");
    await mine.getByLabel("Skills").fill("Paléographie, SQL");
    await mine.getByLabel(/^Resume/).setInputFiles({ ...pdf, buffer: Buffer.from("MZ: a program, not a PDF") });
    await expect(mine.getByText("This file is not a PDF.").filter({ visible: true })).toBeVisible();
    await mine.getByLabel(/^Resume/).setInputFiles(pdf);
    await save(mine);
    await expect(
      mine.getByText(/^Applicant profile updated successfully! Removed from your resume: 1 link\.$/),
    ).toBeVisible();
    await expect(mine.getByRole("button", { name: "Save" })).toBeDisabled();
    await mine.reload();
    await expect(mine.getByLabel("Profile Title")).toHaveValue("Archiviste");
    await expect(mine.getByRole("link", { name: "View current resume" })).toBeVisible();
  });

  await test.step("and applies", async () => {
    await apply(mine, jobTitle);
    await expect(mine.getByText("Applied - Not Seen")).toBeVisible();
  });

  await test.step("the recruiter opens the resume from the application", async () => {
    await theirs
      .getByRole("button", { name: /View applications/ })
      .first()
      .click();
    const link = theirs.getByRole("dialog").getByRole("link", { name: "View Resume" });
    const address = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ""));
    const answer = await theirs.request.get(address);
    expect(answer.headers()).toMatchObject({ "content-type": "application/pdf", "x-content-type-options": "nosniff" });
    const opened = (await answer.body()).toString("latin1");
    expect(opened).toContain("(https://www.jeanne.example)");
    expect(opened).not.toContain("file:");
    expect((await theirs.request.get(address.replace(/.$/, (end) => (end === "A" ? "B" : "A")))).ok()).toBe(false);
  });

  await test.step("another recruiter sees no profile", async () => {
    const answer = await mine.request.get(`/applicant/${applicant.username}`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect(answer.status()).toBe(404);
  });
});

test("a rename, a new picture and a killed server lose no data", async ({ browser, server }) => {
  const page = await open(browser, await signUp(server, aPerson(cast.lucas)), server.url, "/dashboard");
  await follow(page, "My account");
  const update = page.getByRole("button", { name: "Update Account" });
  await page.getByLabel("Username").fill("lucas.de.brest");
  await page.getByLabel("First Name").fill("Lucas-Marie");
  await page.getByLabel("Profile picture").setInputFiles({ name: "moi.png", mimeType: "image/png", buffer: picture });
  await server.kill();
  await update.click();
  await expect(page.getByRole("main").getByText("Failed to update account.")).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("lucas.de.brest");

  await server.run();
  await update.click();
  await expect(page.getByText("Account updated successfully!")).toBeVisible();
  await expect(page.getByText("Welcome, Lucas-Marie Bernard!")).toBeVisible();
  await expect(page.getByRole("banner").locator('img[src*="/avatars/"]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("username"))).toBe("lucas.de.brest");

  await follow(page, "Applicant profile");
  await page.getByLabel("Profile Title").fill("Luthier");
  await save(page);
  await page.reload();
  await expect(page.getByLabel("Profile Title")).toHaveValue("Luthier");
});
