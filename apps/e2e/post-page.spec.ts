import { cast } from "@passerelle/domain/cast";
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { publish } from "./feed";
import { follow } from "./menu";
import { expect, test } from "./server";

const said = (page: Page, text: string) =>
  page.getByRole("region", { name: "Commentaires" }).getByRole("article").filter({ hasText: text });

test("a post has a page, linked from its time, its comments and notifications", async ({ browser, server }) => {
  const hugo = await signUp(server, aPerson(cast.hugo));
  const claire = await signUp(server, aPerson(cast.claire));
  const start = `Carnet de bord n° ${randomInt(1e9)}`;
  const { id } = await publish(server, hugo, `${start}. ${"Une ligne de plus. ".repeat(20)}Fin.`);
  const address = `/dashboard/posts/${id}`;
  const { id: first } = await callAs(server, claire, "POST", "/comment", { postID: id, content: "Le premier avis" });
  for (let n = 1; n <= 40; n += 1)
    await callAs(server, claire, "POST", "/comment", { postID: id, content: `Avis n° ${n}.` });
  const page = await open(browser, hugo, server.url, "/dashboard/posts");
  const title = page.getByRole("heading", { level: 1, name: "Post de Hugo Petit" });

  await test.step("from the list, by the post's time, and back", async () => {
    const post = page.getByRole("article").filter({ hasText: start });
    await post.getByRole("link", { name: "À l'instant" }).click();
    await expect(page).toHaveURL(address);
    await expect(title).toBeVisible();
    await expect(page.getByText(/Fin\.$/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/dashboard/posts");
    await page.goForward();
    await expect(title).toBeVisible();
  });

  await test.step("from a notification, with the comment in view, which a reload keeps", async () => {
    await follow(page, "Notifications");
    await page
      .getByRole("list", { name: "Notifications" })
      .getByRole("link", { name: /a commenté/ })
      .click();
    await expect(page).toHaveURL(/posts\/\d+\?comment=\d+$/);
    await expect(said(page, "Avis n° 40.")).toBeFocused();
    await page.reload();
    await expect(said(page, "Avis n° 40.")).toBeInViewport();
  });

  await test.step("an old comment is found, and the newest are one step away", async () => {
    await page.goto(`${address}?comment=${first}`);
    await expect(said(page, "Le premier avis")).toBeFocused();
    await expect(said(page, "Le premier avis")).toBeInViewport();
    await expect(said(page, "Avis n° 40.")).toHaveCount(0);
    await page.getByRole("button", { name: "Voir les plus récents" }).click();
    await expect(said(page, "Avis n° 40.")).toBeVisible();
    await page.goBack();
    await expect(said(page, "Le premier avis")).toBeVisible();
  });

  await test.step("the author deletes it, and its address says that it no longer exists", async () => {
    await page.goto(address);
    await page.getByRole("button", { name: "Supprimer le post" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Post supprimé avec succès !")).toBeVisible();
    await expect(page.getByText(/^Ce post n’existe pas/)).toBeVisible();
  });
});
