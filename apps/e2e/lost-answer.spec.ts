import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { type Account, aPerson, open, signUp } from "./accounts";
import { expect, type Server, test } from "./server";

/** Lets the server store the request to a path, but drops its first answer. */
const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );

/** The titles of a person's stored certifications. */
async function certifications({ url }: Server, { token }: Account): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/certifications?pageSize=100`, { headers });
  const { items }: { items: { title: string }[] } = await answer.json();
  return items.map(({ title }) => title);
}

test("an entry whose answer is lost before a reload is stored once, in its last version", async ({
  browser,
  server,
}) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const page = await open(browser, jeanne, server.url, "/dashboard/certifications");
  const form = page.getByRole("dialog");
  const [title, organization] = [form.getByRole("textbox").nth(0), form.getByRole("textbox").nth(1)];
  const save = form.getByRole("button", { name: "Enregistrer" });

  for (const [typed, retyped] of [
    ["Conservation", "Conservation"],
    ["Archives", "Archives anciennes"],
  ] as const) {
    await page.getByRole("main").getByRole("button", { name: "Ajouter", exact: true }).click();
    await title.fill(typed);
    await organization.fill("École des chartes");
    await loseAnswer(page, "**/certification");
    await save.click();
    await expect(form.getByText(/On ne sait pas si/)).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue(typed);
    await title.fill(retyped);
    await save.click();
    await expect(form).toBeHidden();
  }
  expect((await certifications(server, jeanne)).toSorted()).toEqual(["Archives anciennes", "Conservation"]);

  await test.step("text typed after a discard becomes another entry", async () => {
    await page.getByRole("main").getByRole("button", { name: "Ajouter", exact: true }).click();
    await title.fill("Paléographie");
    await organization.fill("École des chartes");
    await loseAnswer(page, "**/certification");
    await save.click();
    await expect(form.getByText(/On ne sait pas si/)).toBeVisible();
    await page.reload();
    await form.getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    await page.getByRole("main").getByRole("button", { name: "Ajouter", exact: true }).click();
    await title.fill("Latin");
    await organization.fill("École des chartes");
    await save.click();
    await expect(form).toBeHidden();
    expect(await certifications(server, jeanne)).toEqual(expect.arrayContaining(["Paléographie", "Latin"]));
  });
});
