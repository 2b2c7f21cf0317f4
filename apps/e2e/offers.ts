import { expect, type Page } from "@playwright/test";
import { follow } from "./people";

/** A recruiter publishes an offer through the screens, and stays at the list of offers. */
export async function publish(page: Page, jobTitle: string) {
  await follow(page, "Job offers");
  await page.getByRole("button", { name: "Add a job offer" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Job Title").fill(jobTitle);
  await form.getByLabel("Location").fill("Lorient");
  await form.getByLabel("Description").fill("Inventaire d'un fonds maritime.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Job offer saved successfully!")).toBeVisible();
}

/** An applicant applies to an offer through the screens, without a message. */
export async function apply(page: Page, jobTitle: string) {
  await follow(page, "My applications");
  await page.getByRole("button", { name: `Apply: ${jobTitle}`, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByText("Application submitted successfully!")).toBeVisible();
}
