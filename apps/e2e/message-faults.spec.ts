import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, connecting, open, signUp } from "./accounts";
import { box, line, offline, send, stored, messageTexts, discussionWith, unsent, write } from "./messages";
import { expect, test } from "./server";
import { Wire } from "./wire";

const texts = (name: string, count: number) => Array.from({ length: count }, (_, place) => `${name} ${place + 1}`);

async function writeAll(page: Page, all: string[]) {
  for (const text of all) await write(page, text);
}

test("killing the server while two people write loses and doubles no message", async ({ browser, server }) => {
  const lucas = await signUp(server, aPerson(cast.lucas));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const his = await open(browser, lucas, server.url, discussionWith(sophie));
  const hers = await open(browser, sophie, server.url, discussionWith(lucas));
  // High enough to show all eleven messages, since only visible ones are rendered.
  for (const page of [his, hers]) await page.setViewportSize({ width: 1280, height: 1400 });
  await send(his, "Lucas 0");
  await expect(messageTexts(hers)).toHaveText(["Lucas 0"]);
  const killAndRestart = async () => {
    await expect(messageTexts(hers).filter({ hasText: "Lucas 2" })).toBeVisible();
    await server.kill();
    await expect(offline(his)).toBeVisible();
    await server.run();
  };
  await Promise.all([writeAll(his, texts("Lucas", 5)), writeAll(hers, texts("Sophie", 5)), killAndRestart()]);
  for (const page of [his, hers]) await expect(unsent(page)).toHaveCount(0, { timeout: 60_000 });
  const kept = await stored(server, lucas, sophie);
  expect(kept.toSorted()).toEqual(["Lucas 0", ...texts("Lucas", 5), ...texts("Sophie", 5)].toSorted());
  for (const name of ["Lucas", "Sophie"])
    expect(kept.filter((text) => text.startsWith(name) && !text.endsWith("0"))).toEqual(texts(name, 5));
  await expect(messageTexts(his)).toHaveText(kept);
  await expect(messageTexts(hers)).toHaveText(kept);
});

test("a connection cut for 30 seconds is noticed, and missed messages are loaded", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const thomas = await signUp(server, aPerson(cast.thomas));
  const emma = await signUp(server, aPerson(cast.emma));
  const wire = await Wire.to(server.url);
  const his = await open(browser, thomas, wire.url, discussionWith(claire));
  const hers = await open(browser, claire, server.url, discussionWith(thomas));
  await send(his, "Avant");
  await expect(messageTexts(hers)).toHaveText(["Avant"]);
  await expect(offline(his)).toBeHidden();

  wire.cut();
  const cutAt = Date.now();
  const whole = new Promise((resolve) => setTimeout(resolve, 30_000)).then(() => wire.mend());
  const noticed = offline(his)
    .waitFor({ timeout: 60_000 })
    .then(() => Date.now() - cutAt);

  await test.step("his messages meanwhile are marked as failed, and wait", async () => {
    await box(his).fill("Pendant");
    await box(his).press("Enter");
    await expect(his.getByText("Erreur lors de l'envoi du message")).toBeVisible();
    await expect(messageTexts(his)).toHaveText(["Avant", "Pendant"]);
    await expect(unsent(his)).toHaveCount(1);
  });

  await test.step("she keeps writing to him", async () => {
    await send(hers, "Vous m'entendez ?");
    await send(hers, "Allô ?");
  });

  const emmas = await open(browser, emma, server.url, discussionWith(claire));
  await test.step("meanwhile two simultaneous first messages create one discussion", async () => {
    await connecting(hers, () => hers.goto(discussionWith(emma)));
    await box(emmas).fill("Bonjour Claire");
    await box(hers).fill("Bonjour Emma");
    await Promise.all([box(emmas).press("Enter"), box(hers).press("Enter")]);
    await expect
      .poll(() =>
        messageTexts(emmas)
          .allTextContents()
          .then((all) => all.toSorted()),
      )
      .toEqual(["Bonjour Claire", "Bonjour Emma"]);
    await expect(messageTexts(hers)).toHaveText(await messageTexts(emmas).allTextContents());
    await expect(line(emmas, claire)).toHaveCount(1);
    await expect(line(hers, emma)).toHaveCount(1);
    expect(await stored(server, emma, claire)).toHaveLength(2);
  });

  await test.step("a session that ends elsewhere leads to the login, and stays there", async () => {
    const attempts: string[] = [];
    emmas.on("websocket", (socket) => attempts.push(socket.url()));
    await fetch(`${server.url}/user/logout`, { method: "POST", headers: { authorization: `Bearer ${emma.token}` } });
    await expect(emmas).toHaveURL(/\/login$/);
    const before = attempts.length;
    expect(before).toBeLessThanOrEqual(1);
    await whole;
    expect(attempts).toHaveLength(before);
    await expect(emmas).toHaveURL(/\/login$/);
  });

  await test.step("he noticed within 30 seconds, and has all messages once the network is back", async () => {
    expect(await noticed).toBeLessThan(30_000);
    await expect(messageTexts(his)).toContainText(["Vous m'entendez ?", "Allô ?"], { timeout: 40_000 });
    await expect(unsent(his)).toHaveCount(0);
    await hers.goto(discussionWith(thomas));
    const kept = await stored(server, thomas, claire);
    expect(kept.toSorted()).toEqual(["Allô ?", "Avant", "Pendant", "Vous m'entendez ?"]);
    await expect(messageTexts(his)).toHaveText(kept);
    await expect(messageTexts(hers)).toHaveText(kept);
  });
  wire.close();
});
