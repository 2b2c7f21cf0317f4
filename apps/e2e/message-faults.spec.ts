import type { Page } from "@playwright/test";
import { connecting, open, signUp } from "./accounts";
import { box, line, offline, send, sendAtLast, stored, thread, threadWith } from "./messages";
import { aPerson } from "./people";
import { expect, test } from "./server";
import { Wire } from "./wire";

const texts = (name: string, count: number) => Array.from({ length: count }, (_, place) => `${name} ${place + 1}`);

async function writeAll(page: Page, all: string[]) {
  for (const text of all) await sendAtLast(page, text);
}

// A page that is left open goes on, and takes time from the next test.
test.afterEach(({ browser }) => Promise.all(browser.contexts().map((context) => context.close())));

test("a server that is killed while two people write loses and doubles nothing", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const paul = await signUp(server, aPerson("applicant", "Paul", "Roche"));
  const lea = await signUp(server, aPerson("recruiter", "Léa", "Marchand"));
  const his = await open(browser, paul, server.url, threadWith(lea));
  const hers = await open(browser, lea, server.url, threadWith(paul));
  // Eleven messages: only what is in view is drawn.
  for (const page of [his, hers]) await page.setViewportSize({ width: 1280, height: 1400 });
  await send(his, "Paul 0");
  await expect(thread(hers)).toHaveText(["Paul 0"]);
  const killAndRestart = async () => {
    await expect(thread(hers).filter({ hasText: "Paul 2" })).toBeVisible();
    await server.kill();
    await expect(offline(his)).toBeVisible();
    await server.run();
  };
  await Promise.all([writeAll(his, texts("Paul", 5)), writeAll(hers, texts("Léa", 5)), killAndRestart()]);
  const kept = await stored(server, paul, lea);
  expect(kept.toSorted()).toEqual(["Paul 0", ...texts("Paul", 5), ...texts("Léa", 5)].toSorted());
  await expect(thread(his)).toHaveText(kept);
  await expect(thread(hers)).toHaveText(kept);
});

test("a connection that is cut for 30 seconds is noticed, and brings everything missed", async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const sonia = await signUp(server, aPerson("recruiter", "Sonia", "Diallo"));
  const marc = await signUp(server, aPerson("applicant", "Marc", "Olivier"));
  const ana = await signUp(server, aPerson("applicant", "Ana", "Costa"));
  const wire = await Wire.to(server.url);
  const his = await open(browser, marc, wire.url, threadWith(sonia));
  const hers = await open(browser, sonia, server.url, threadWith(marc));
  await send(his, "Avant");
  await expect(thread(hers)).toHaveText(["Avant"]);
  await expect(offline(his)).toBeHidden();

  wire.cut();
  const cutAt = Date.now();
  const whole = new Promise((resolve) => setTimeout(resolve, 30_000)).then(() => wire.mend());
  const noticed = offline(his)
    .waitFor({ timeout: 60_000 })
    .then(() => Date.now() - cutAt);

  await test.step("what he writes meanwhile stays in the box, and is said to have failed", async () => {
    await box(his).fill("Pendant");
    await box(his).press("Enter");
    await expect(his.getByText("Erreur lors de l'envoi du message")).toBeVisible({ timeout: 20_000 });
    await expect(box(his)).toHaveValue("Pendant");
  });

  await test.step("she goes on writing to him", async () => {
    await send(hers, "Vous m'entendez ?");
    await send(hers, "Allô ?");
  });

  const anas = await open(browser, ana, server.url, threadWith(sonia));
  await test.step("meanwhile two first messages at the same instant make one conversation", async () => {
    await connecting(hers, () => hers.goto(threadWith(ana)));
    await box(anas).fill("Bonjour Sonia");
    await box(hers).fill("Bonjour Ana");
    await Promise.all([box(anas).press("Enter"), box(hers).press("Enter")]);
    await expect
      .poll(() =>
        thread(anas)
          .allTextContents()
          .then((all) => all.toSorted()),
      )
      .toEqual(["Bonjour Ana", "Bonjour Sonia"]);
    await expect(thread(hers)).toHaveText(await thread(anas).allTextContents());
    await expect(line(anas, sonia)).toHaveCount(1);
    await expect(line(hers, ana)).toHaveCount(1);
    expect(await stored(server, ana, sonia)).toHaveLength(2);
  });

  await test.step("a session that ends elsewhere leads to the login, and no further", async () => {
    const attempts: string[] = [];
    anas.on("websocket", (socket) => attempts.push(socket.url()));
    await fetch(`${server.url}/user/logout`, { method: "POST", headers: { authorization: `Bearer ${ana.token}` } });
    await expect(anas).toHaveURL(/\/login$/, { timeout: 20_000 });
    const before = attempts.length;
    expect(before).toBeLessThanOrEqual(1);
    await whole;
    expect(attempts).toHaveLength(before);
    await expect(anas).toHaveURL(/\/login$/);
  });

  await test.step("he noticed within 30 seconds, and all is there once the network is", async () => {
    expect(await noticed).toBeLessThan(30_000);
    await expect(thread(his)).toContainText(["Vous m'entendez ?", "Allô ?"], { timeout: 40_000 });
    await sendAtLast(his, "Pendant");
    await hers.goto(threadWith(marc));
    const kept = await stored(server, marc, sonia);
    expect(kept.toSorted()).toEqual(["Allô ?", "Avant", "Pendant", "Vous m'entendez ?"]);
    await expect(thread(his)).toHaveText(kept);
    await expect(thread(hers)).toHaveText(kept);
  });
  wire.close();
});
