import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { saveData } from "./loading";
import { expect, test } from "./server";
import { Wire } from "./wire";

test("an offer is saved although a loss of the network left all connections dead", async ({ browser, server }) => {
  const [recruiter, applicant] = [
    await signUp(server, aPerson(cast.claire)),
    await signUp(server, aPerson(cast.jeanne)),
  ];
  const word = `gabier${recruiter.username.replaceAll(/[^a-z0-9]/gi, "")}`;
  const jobTitle = "Gabière";
  const offer = { jobTitle, description: `Des ${word}.`, location: "Saint-Malo", skills: [] };
  const { id } = await callAs(server, recruiter, "POST", "/job-offer", offer);
  const wire = await Wire.to(server.url);
  const page = await open(browser, applicant, wire.url, "/login");
  // Without prefetching, no request is pending when the network fails; such a request would change how the browser
  // reuses its connections.
  await saveData(page);
  await page.goto(`/dashboard/offers?search=${word}`);
  const save = page.getByRole("button", { name: `Save (${jobTitle})` });
  await expect(save).toBeVisible();
  await wire.quiet();
  wire.lose();
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await callAs(server, applicant, "GET", `/job-offer/${id}`)).saved).toBe(true);
  await expect(page.getByText("The offer could not be saved.")).toHaveCount(0);
  await expect(save).toHaveAttribute("aria-pressed", "true");
  wire.close();
});
