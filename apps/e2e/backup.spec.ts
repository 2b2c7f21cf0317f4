import { cast } from "@passerelle/domain/cast";
import { callAs, open, signUp } from "./accounts";
import { aPerson } from "./people";
import { aPhoto } from "./photo";
import { expect, test } from "./server";

test.use({ database: "embedded" });

test("what a backup has is there again, with its pictures, and nobody has to log in", async ({ browser, server }) => {
  const sophie = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, sophie, server.url, "/login");
  const form = new FormData();
  form.set("text", "Notre atelier, de bas en haut.");
  form.set("image", await aPhoto(page));
  await callAs(server, sophie, "POST", "/post", form);
  const restore = await server.backUp();

  await page.goto("/dashboard/posts");
  const post = page.getByRole("article").filter({ hasText: "Notre atelier" });
  await post.getByRole("button", { name: /^Supprimer/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(post).toHaveCount(0);

  await restore();
  await page.goto("/dashboard/posts");
  const picture = post.getByRole("img");
  await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeTruthy();
});
