import { EventEmitter, once } from "node:events";
import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { layoutShift } from "./layout-shift";
import { aPhoto } from "./photo";
import { expect, test } from "./server";

test("a late picture of the feed shifts nothing, is whole, and no larger than needed", async ({ browser, server }) => {
  const sophie = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, sophie, server.url, "/login");
  const form = new FormData();
  form.set("text", "Notre atelier, de bas en haut.");
  form.set("image", await aPhoto(page));
  await callAs(server, sophie, "POST", "/post", form);

  const held = new EventEmitter();
  const released = once(held, "go");
  const asked: string[] = [];
  await page.route("**/files/**", async (route) => {
    asked.push(new URL(route.request().url()).search);
    await released;
    await route.continue();
  });
  await page.goto("/dashboard/posts");
  const picture = page.getByRole("article").filter({ hasText: "Notre atelier" }).getByRole("img");
  await expect(picture).toBeVisible();
  const before = await picture.boundingBox();
  const shift = await layoutShift(page);
  held.emit("go");
  await expect.poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBeTruthy();

  expect(await picture.boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBe(shift);
  expect(asked).toEqual(["?size=small"]);
  await expect(picture).toHaveCSS("object-fit", "contain");
});
