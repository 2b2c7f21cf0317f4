import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, connecting, open, signUp } from "./accounts";
import { failedToLoad, saveData } from "./loading";
import { follow } from "./menu";
import { box, offline, send, stored, messageTexts, discussionWith, unsent, write } from "./messages";
import { aPhoto } from "./photo";
import { expect, test } from "./server";

// Data that the server has confirmed must survive a power cut. The tests run one at a time, because the first start is
// slow.
test.use({ database: "embedded" });
test.describe.configure({ mode: "default" });

test("a killed, and later stopped, server loses no data", async ({ browser, server }) => {
  const thomas = await signUp(server, aPerson(cast.thomas));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, thomas, server.url, "/login");
  await saveData(page);
  await connecting(page, () => page.goto(discussionWith(sophie)));
  await send(page, "Avant");
  await expect(messageTexts(page)).toHaveText(["Avant"]);
  await server.kill();
  await expect(offline(page)).toBeVisible();

  await test.step("a message is not sent, says so, and waits while the next one is written", async () => {
    await box(page).fill("Pendant");
    await box(page).press("Enter");
    const why = page.getByText("Connexion WebSocket non disponible").filter({ visible: true });
    await expect(why).toBeVisible();
    await expect(messageTexts(page)).toHaveText(["Avant", "Pendant"]);
    await expect(unsent(page)).toHaveCount(1);
    await box(page).fill("La suite");
  });

  await test.step("a screen whose code is not loaded fails in its place, and the shell keeps working", async () => {
    await follow(page, "Posts");
    await expect(failedToLoad(page)).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await follow(page, "Messages");
    await page.goBack();
    await expect(failedToLoad(page)).toBeVisible();
  });

  await test.step("its retry button works once the server is back, without a reload", async () => {
    await server.run();
    await expect(offline(page)).toBeHidden({ timeout: 40_000 });
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Posts" })).toBeVisible();
  });

  await test.step("the waiting message was sent, although its screen was left", () =>
    expect.poll(() => stored(server, thomas, sophie)).toEqual(["Avant", "Pendant"]));

  await test.step("a reload during another outage returns to the same place", async () => {
    await page.goto(discussionWith(sophie));
    await expect(box(page)).toHaveValue("La suite");
    await server.shutDown();
    await expect(offline(page)).toBeVisible();
    await box(page).press("Enter");
    await expect(unsent(page)).toHaveCount(1);
    await box(page).fill("Et la fin");
    await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await server.run();
    await connecting(page, () => page.reload());
    await expect(box(page)).toHaveValue("Et la fin");
  });

  await test.step("and the messages are sent once, in order", async () => {
    const all = ["Avant", "Pendant", "La suite", "Et la fin"];
    await write(page, "Et la fin");
    await expect(messageTexts(page)).toHaveText(all);
    await expect(unsent(page)).toHaveCount(0);
    expect(await stored(server, thomas, sophie)).toEqual(all);
  });
});

test("a backup restores all data and pictures, and sessions stay open", async ({ browser, server }) => {
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
