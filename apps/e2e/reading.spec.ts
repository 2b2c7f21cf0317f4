import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { publish } from "./offers";
import { expect, test } from "./server";

test("the name and the decision stay in view while an application is read", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  const { id } = await publish(server, recruiter, "Archiviste");
  for (const title of ["Phares", "Ports", "Sémaphores"])
    await callAs(server, applicant, "POST", "/project", { title, Description: "Un inventaire.\n".repeat(12) });
  await callAs(server, applicant, "PATCH", "/applicant", profile("Archiviste"));
  const application = await callAs(server, applicant, "POST", "/application", { jobOfferID: id });
  const address = `/dashboard/job-offers/${id}/applications?application=${application.id}`;
  const page = await open(browser, recruiter, server.url, address);
  const panel = page.getByRole("region", { name: "Open application" });
  const name = panel.getByRole("heading", { name: "Jeanne Martin" });
  await expect(name).toBeInViewport();
  const box = await name.boundingBox();
  expect(box?.y).toBeLessThan(800 / 3);
  await page.setViewportSize({ width: 1280, height: 500 });
  await panel.getByRole("textbox", { name: "New note" }).scrollIntoViewIfNeeded();
  await expect(panel.getByText("Applied on")).not.toBeInViewport();
  await expect(name).toBeInViewport();
  await expect(panel.getByRole("button", { name: "Accept: Jeanne Martin" })).toBeInViewport();
});

function profile(title: string) {
  const form = new FormData();
  form.append("profile", title);
  return form;
}

test("an open offer is printed once and alone", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.hugo));
  const { id } = await publish(server, recruiter, "Gardienne de phare");
  const page = await open(browser, applicant, server.url, `/dashboard/offers?offer=${id}`);
  await expect(page.getByRole("dialog").getByText("Inventaire d'un fonds maritime.")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const printed = await page.evaluate(() => document.body.innerText);
  expect(printed.split("Gardienne de phare")).toHaveLength(2);
  expect(printed).not.toContain("Comment ce classement est calculé");
});
