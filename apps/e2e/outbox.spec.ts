import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { logOut } from "./menu";
import { box, line, offline, send, stored, messageTexts, discussionWith, unsent, write } from "./messages";
import { expect, test } from "./server";

test("waiting messages of two tabs, or fifty of them, are sent once, and none after a logout", async ({
  browser,
  server,
}) => {
  const hugo = await signUp(server, aPerson(cast.hugo));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, hugo, server.url, discussionWith(sophie));
  await expect(box(page)).toBeVisible();
  await server.kill();
  await expect(offline(page)).toBeVisible();
  const all = Array.from({ length: 50 }, (_, place) => `Message ${place + 1}`);
  for (const text of all) await write(page, text);
  await expect(line(page, sophie)).toContainText("Message 50");

  await test.step("a duplicated tab sends the same messages, and each is stored once", async () => {
    await server.run();
    const copying = page.context().waitForEvent("page");
    await page.evaluate(() => void window.open(window.location.href));
    const copy = await copying;
    for (const tab of [page, copy]) await expect(unsent(tab)).toHaveCount(0, { timeout: 120_000 });
    await expect.poll(() => stored(server, hugo, sophie), { timeout: 60_000 }).toEqual(all);
    for (const tab of [page, copy]) await expect(messageTexts(tab).last()).toHaveText("Message 50");
    await copy.close();
  });

  await test.step("a logout asks before it deletes a waiting message", async () => {
    await server.kill();
    await expect(offline(page)).toBeVisible();
    await write(page, "Trop tard");
    await logOut(page);
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("seront perdus");
    await question.getByRole("button", { name: "Annuler" }).click();
    await expect(unsent(page)).toHaveCount(1);
    await logOut(page);
    await question.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Trop tard");
  });
});

test("a refused message is changed, dropped, or sent again once it may be", async ({ browser, server }) => {
  const hugo = await signUp(server, aPerson(cast.hugo));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const page = await open(browser, hugo, server.url, discussionWith(sophie));
  await send(page, "Avant");
  await callAs(server, hugo, "POST", "/user/blocks", { userId: sophie.id });
  for (const text of ["Un", "Deux", "Trois"]) await write(page, text);
  await expect(page.getByRole("log").getByText(/bloqu/)).toHaveCount(3);

  await page.getByRole("button", { name: "Supprimer (Un)" }).click();
  await expect(messageTexts(page)).toHaveText(["Avant", "Deux", "Trois"]);
  await page.getByRole("button", { name: "Modifier (Deux)" }).click();
  await expect(box(page)).toHaveValue("Deux");
  await expect(box(page)).toBeFocused();

  await callAs(server, hugo, "DELETE", `/user/blocks/${sophie.id}`);
  await page.getByRole("button", { name: "Renvoyer (Trois)" }).click();
  await expect(unsent(page)).toHaveCount(0);
  await write(page, "Quatre");
  await expect.poll(() => stored(server, hugo, sophie)).toEqual(["Avant", "Trois", "Quatre"]);
});
