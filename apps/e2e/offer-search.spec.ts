import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { saveData } from "./loading";
import { follow } from "./menu";
import { expect, test } from "./server";
import { Wire } from "./wire";

test("an applicant searches for an offer, saves it, and reopens both by their addresses", async ({
  browser,
  server,
}) => {
  const [recruiter, applicant] = [
    await signUp(server, aPerson(cast.claire)),
    await signUp(server, aPerson(cast.jeanne)),
  ];
  const word = `calfat${recruiter.username.replaceAll(/[^a-z0-9]/gi, "")}`;
  const publish = (jobTitle: string, contract: string) =>
    callAs(server, recruiter, "POST", "/job-offer", {
      jobTitle,
      contract,
      description: `Un chantier de ${word}.`,
      location: "Saint-Malo",
      salary: 2_400,
      skills: [],
    });
  const { id } = await publish("Charpentière de marine", "cdi");
  await publish("Voilière", "stage");
  const page = await open(browser, applicant, server.url, "/dashboard/offers");
  const title = (name: string) => page.getByRole("link", { name, exact: true });

  await test.step("words and a contract", async () => {
    await page.getByRole("combobox", { name: "Job, skill" }).fill(word);
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 offers match these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page.getByRole("checkbox", { name: "CDI" }).check();
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect(title("Voilière")).toHaveCount(0);
    await expect(page).toHaveURL(`/dashboard/offers?search=${word}&contract=cdi`);
  });

  await test.step("a reload keeps them, and Back removes the last one", async () => {
    await page.reload();
    await expect(title("Charpentière de marine")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Job, skill" })).toHaveValue(word);
    await page.goBack();
    await expect(title("Voilière")).toBeVisible();
    await expect(page).toHaveURL(`/dashboard/offers?search=${word}`);
  });

  await test.step("a saved offer is among the own ones, also once it has closed", async () => {
    await page.getByRole("button", { name: "Save (Charpentière de marine)" }).click();
    await callAs(server, recruiter, "PATCH", `/job-offer/${id}`, { active: false });
    await follow(page, "My applications");
    await expect(page.getByRole("button", { name: /^Saved/ })).toContainText("1");
    await page.getByRole("button", { name: /^Saved/ }).click();
    await expect(page).toHaveURL("/dashboard/applications?view=saved");
    await expect(page.getByText("Offer closed")).toBeVisible();
    await title("Charpentière de marine").click();
    await expect(page.getByRole("dialog").getByText(word)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByText(/^No saved offers/)).toBeVisible();
  });
});

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
