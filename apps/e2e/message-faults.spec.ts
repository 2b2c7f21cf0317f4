import { cast } from "@passerelle/domain/cast";
import { aPerson, connecting, open, signUp } from "./accounts";
import { box, line, offline, send, stored, messageTexts, discussionWith, unsent } from "./messages";
import { expect, test } from "./server";
import { Wire } from "./wire";

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
