import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expect, test } from "./server";

test("the former address of an application, and the dialog of its offer, lead to its page", async ({
  browser,
  server,
}) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const [jeanne, hugo] = [await signUp(server, aPerson(cast.jeanne)), await signUp(server, aPerson(cast.hugo))];
  const { id } = await callAs(server, recruiter, "POST", "/job-offer", {
    jobTitle: "Archiviste",
    description: "Inventaire d'un fonds maritime.",
    location: "Lorient",
  });
  const hers = await callAs(server, jeanne, "POST", "/application", {
    jobOfferID: id,
    message: "J'ai rangé trois phares.",
  });
  await callAs(server, hugo, "POST", "/application", { jobOfferID: id });
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
});
