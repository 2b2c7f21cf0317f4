import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { publish } from "./feed";
import { expect, test } from "./server";

test("a reported post is hidden by the operator, and its author suspended", async ({ browser, server }) => {
  const author = await signUp(server, aPerson(cast.claire));
  const reader = await signUp(server, aPerson(cast.jeanne));
  const { id } = await publish(server, author, "Gagnez 500 euros par jour, écrivez-moi.");

  const page = await open(browser, reader, server.url, "/dashboard/posts");
  const post = page.getByRole("article").filter({ hasText: "Gagnez 500 euros" });
  await post.getByRole("button", { name: /^Signaler ce post/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption("fraud");
  await dialog.getByRole("textbox").fill("Une fausse offre");
  await dialog.getByRole("button", { name: "Signaler" }).click();
  await expect(dialog.getByText("Merci, votre signalement a été transmis.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).first().click();

  const [report] = JSON.parse(await server.admin("reports", "--json"));
  expect(report).toMatchObject({ kind: "post", target: id, reason: "fraud", reporter: reader.username });
  const authorsPage = await open(browser, author, server.url, "/dashboard/posts");
  await expect(authorsPage.getByText("Gagnez 500 euros")).toBeVisible();
  await server.admin("hide", "post", String(id));
  await server.admin("suspend", author.username, "--reason", "Fausses offres");
  await server.admin("resolve", String(report.id), "--note", "Masqué");
  expect(JSON.parse(await server.admin("reports", "--json"))).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Gagnez 500 euros")).toBeHidden();
  await expect(authorsPage).toHaveURL(/\/login/);
  expect(await server.readMail(author.email, /Fausses offres/)).toBe("Fausses offres");
});
