import { expect, type Page } from "@playwright/test";
import { type Account, callAs } from "./accounts";
import { follow } from "./menu";
import type { Server } from "./server";

/** Publishes an offer by API, to prepare a journey. */
export const publish = (server: Server, by: Account, jobTitle: string) =>
  callAs(server, by, "POST", "/job-offer", {
    jobTitle,
    location: "Lorient",
    description: "Inventaire d'un fonds maritime.",
  });

/** An applicant applies to an offer through the screens, without a message. */
export async function apply(page: Page, jobTitle: string) {
  await follow(page, "Offres");
  await page.getByRole("button", { name: `Apply: ${jobTitle}`, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the application" }).click();
  await expect(page.getByText("Application submitted successfully!")).toBeVisible();
}
