import { cast } from "@passerelle/domain/cast";
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { expectUnread, follow } from "./menu";
import { expect, test } from "./server";

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = { name: "photo.png", mimeType: "image/png", buffer: picture };

/** Finds a post by the start of its text, because tests share the database. */
const postOf = (page: Page, start: string) => page.getByRole("article").filter({ hasText: start });

/** A button with a count, such as 'J'aime, 2'. */
const counted = (page: Page, start: string, name: string, count: number) =>
  postOf(page, start).getByRole("button", { name: `${name}, ${count}`, exact: true });

test("two people meet in the feed without reloading", { tag: "@smoke" }, async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const author = await open(browser, claire, server.url, "/dashboard");
  const reader = await open(browser, hugo, server.url, "/dashboard");
  const start = `Portes ouvertes n° ${randomInt(1e9)}`;
  const end = "À samedi ! 🎉";
  const text = `${start}\n${"Venez voir l'atelier, ses bancs d'essai et celles et ceux qui y travaillent. ".repeat(3)}${end}`;
  const theirs = author.getByRole("dialog");
  const mine = reader.getByRole("dialog");

  await test.step("the author publishes a post with a picture", async () => {
    await follow(author, "Posts");
    await author
      .getByRole("main")
      .getByRole("button", { name: /^Ajouter/ })
      .click();
    await theirs.getByLabel("Contenu").fill(text);
    await theirs.getByLabel("Image").setInputFiles({ ...photo, buffer: Buffer.from("<svg onload='alert(1)'/>") });
    const refusal = theirs.getByText("Ce fichier n’est pas une image", { exact: false });
    await expect(refusal.filter({ visible: true })).toBeVisible();
    await theirs.getByLabel("Image").setInputFiles(photo);
    await expect(theirs.getByText("Aperçu de l'image")).toBeVisible();
    await theirs.getByRole("button", { name: "Enregistrer" }).click();
    await expect(author.getByText("Post enregistré avec succès !")).toBeVisible();
    await expect(theirs).toBeHidden();
    const image = postOf(author, start).getByRole("img");
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
      .toBe(1);
  });

  await test.step("the reader reads all of it, and likes it", async () => {
    await follow(reader, "Posts");
    const post = postOf(reader, start);
    await expect(post.getByRole("button", { name: "Supprimer le post" })).toBeHidden();
    await expect(post.getByText(end)).toBeHidden();
    await post.getByRole("button", { name: "Voir plus" }).click();
    await expect(post.getByText(end)).toBeVisible();
    await counted(reader, start, "J'aime", 0).click();
    await expect(counted(reader, start, "J'aime", 1)).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the author is notified at once", async () => {
    await expectUnread(author, "1 notification non lue");
    await expect(counted(author, start, "J'aime", 1)).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("a comment arrives while the author writes one", async () => {
    await counted(author, start, "Commentaires", 0).click();
    await expect(theirs.getByText("Aucun commentaire pour le moment.")).toBeVisible();
    await theirs.getByPlaceholder("Ajouter un commentaire...").fill("Qui vient ?");
    await counted(reader, start, "Commentaires", 0).click();
    await expect(mine.getByRole("button", { name: "Publier" })).toBeDisabled();
    await mine.getByPlaceholder("Ajouter un commentaire...").fill("J'y serai, avec <b>deux</b> amis.");
    await mine.getByRole("button", { name: "Publier" }).click();
    await expect(mine.getByText("Commentaire ajouté avec succès !")).toBeVisible();
    await expect(theirs.getByText("J'y serai, avec <b>deux</b> amis.")).toBeVisible();
    await expect(theirs.getByPlaceholder("Ajouter un commentaire...")).toHaveValue("Qui vient ?");
    await theirs.getByRole("button", { name: "J'aime, 0" }).click();
    await expect(theirs.getByRole("button", { name: "J'aime, 1" })).toBeVisible();
    await theirs.getByRole("button", { name: "Publier" }).click();
    await expect(theirs.getByRole("article")).toHaveCount(2);
  });

  await test.step("the reader is notified, edits the comment, then deletes it", async () => {
    await expect(mine.getByRole("button", { name: "J'aime, 1" })).toBeVisible();
    await reader.keyboard.press("Escape");
    await expect(mine).toBeHidden();
    await expectUnread(reader, "1 notification non lue");
    // One or two, depending on whether the feed has been read again since.
    await postOf(reader, start)
      .getByRole("button", { name: /^Commentaires/ })
      .click();
    await expect(mine.getByText("Qui vient ?")).toBeVisible();
    await mine.getByRole("button", { name: "Modifier le commentaire" }).click();
    await expect(mine.getByRole("button", { name: "Enregistrer" })).toBeDisabled();
    await mine.getByRole("textbox", { name: "Modifier le commentaire" }).fill("J'y serai, avec trois amis.");
    await mine.getByRole("button", { name: "Enregistrer" }).click();
    await expect(mine.getByText("Commentaire modifié avec succès !")).toBeVisible();
    await expect(mine.getByText("J'y serai, avec trois amis.")).toBeVisible();
    await expect(mine.getByText("(modifié)")).toBeVisible();
    await expect(mine.getByRole("article")).toHaveCount(2);
    await mine.getByRole("button", { name: "Supprimer le commentaire" }).click();
    await reader.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(mine.getByText("Commentaire supprimé avec succès !")).toBeVisible();
    await expect(mine.getByRole("article")).toHaveCount(1);
    await reader.keyboard.press("Escape");
    await expect(mine).toBeHidden();
  });

  await test.step("the author edits the post and removes its picture", async () => {
    await author.keyboard.press("Escape");
    await expect(theirs).toBeHidden();
    await postOf(author, start).getByRole("button", { name: "Modifier le post" }).click();
    await theirs.getByRole("button", { name: "Retirer l'image" }).click();
    await theirs.getByRole("button", { name: "Enregistrer" }).click();
    await expect(theirs).toBeHidden();
    await expect(postOf(author, start).getByRole("img")).toHaveCount(0);
    await expect(postOf(author, start).getByText("(modifié)")).toBeVisible();
  });

  await test.step("the author deletes it while the reader has its comments open", async () => {
    await counted(reader, start, "Commentaires", 1).click();
    await postOf(author, start).getByRole("button", { name: "Supprimer le post" }).click();
    const question = author.getByRole("alertdialog", { name: "Confirmer la suppression" });
    await expect(question.getByText("Êtes-vous sûr de vouloir supprimer ce post ?")).toBeVisible();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expect(author.getByText("Post supprimé avec succès !")).toBeVisible();
    await expect(postOf(author, start)).toHaveCount(0);
    await mine.getByPlaceholder("Ajouter un commentaire...").fill("Encore une question.");
    await mine.getByRole("button", { name: "Publier" }).click();
    await expect(mine.getByText("Ce post a été supprimé.")).toBeVisible();
    await expect(mine.getByText("Encore une question.")).toBeVisible();
    await expect(mine.getByRole("button", { name: "Copier" })).toBeVisible();
    await reader.keyboard.press("Escape");
    await reader.getByRole("button", { name: "Abandonner" }).click();
    await expect(mine).toBeHidden();
    await expect(postOf(reader, start)).toHaveCount(0);
  });
});
