import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expect, test } from "./server";

const nothing = "No results. Try fewer letters or another word.";

test("a search finds visible people, from the header to their page and back", async ({ browser, server }) => {
  const [owner, stranger, recruiter] = [
    await signUp(server, aPerson(cast.jeanne)),
    await signUp(server, aPerson(cast.hugo)),
    await signUp(server, aPerson(cast.claire)),
  ];
  const skill = `Reliure${owner.id}`;
  const town = `Locmaria${recruiter.id}`;
  const save = async (by: typeof owner, path: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    await callAs(server, by, "PATCH", path, form);
  };
  await save(owner, "/applicant", { profile: "Relieuse d'art", skills: skill });
  await save(recruiter, "/recruiter", { company: "Ateliers du Ponant", headquarters: town });
  const page = await open(browser, stranger, server.url, "/dashboard");
  const field = page.getByRole("searchbox", { name: "Search Passerelle" });

  await test.step("the key moves to the field, on a phone to the search page", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.type(skill);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/dashboard/search?q=${skill}`);
    await expect(field).toHaveValue(skill);
  });

  await test.step("a hidden profile is not found by a skill, and by name only without a title", async () => {
    await expect(page.getByText(nothing)).toBeVisible();
    await field.fill(owner.username);
    await expect(page.getByRole("link", { name: "Jeanne Martin" })).toBeVisible();
    await expect(page.getByText("Relieuse d'art")).toHaveCount(0);
  });

  await test.step("a profile open to all members is found, also without accents and from an address", async () => {
    await save(owner, "/user/update", { profileAudience: "members" });
    await page.goto(`/dashboard/search?q=réliûre${owner.id}`);
    await expect(page.getByText("Relieuse d'art")).toBeVisible();
    await page.getByRole("link", { name: "Jeanne Martin" }).click();
    await expect(page).toHaveURL(`/dashboard/people/${owner.username}`);
    await expect(page.getByRole("heading", { name: "Jeanne Martin", level: 2 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("link", { name: "Jeanne Martin" })).toBeVisible();
    await expect(field).toHaveValue(`réliûre${owner.id}`);
    await page.reload();
    await expect(page.getByRole("link", { name: "Jeanne Martin" })).toBeVisible();
  });

  await test.step("a company is found by its town, and leads to its page", async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await field.fill(town.toUpperCase());
    await page.getByRole("link", { name: "Ateliers du Ponant" }).click();
    await expect(page).toHaveURL(`/dashboard/companies/${recruiter.username}`);
  });

  await test.step("a blocked person is not found", async () => {
    await callAs(server, stranger, "POST", "/user/blocks", { userId: owner.id });
    await page.goto(`/dashboard/search?q=${skill}`);
    await expect(page.getByText(nothing)).toBeVisible();
  });

  await test.step("the key can be turned off permanently", async () => {
    await page.getByRole("checkbox", { name: "The / key opens the search from any page" }).uncheck();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByRole("searchbox").and(page.locator(":focus"))).toHaveCount(0);
  });
});
