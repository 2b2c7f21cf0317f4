import { cast } from "@passerelle/domain/cast";
import { aPerson, connecting, open, signUp } from "./accounts";
import { expectUnread, follow } from "./menu";
import { box, leave, line, send, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";

test("two people write to each other without reloading", { tag: "@smoke" }, async ({ browser, server }) => {
  const sophie = await signUp(server, aPerson({ ...cast.sophie, lastname: "Lémoine" }));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const third = await signUp(server, aPerson(cast.aicha));
  const mine = await open(browser, hugo, server.url, "/dashboard");
  const theirs = await open(browser, sophie, server.url, "/dashboard");
  const secondTab = await theirs.context().newPage();
  await secondTab.goto("/dashboard/notifications");

  await test.step("he searches for her and writes the first message", async () => {
    await follow(mine, "Messages");
    await expect(mine.getByText("No conversations")).toBeVisible();
    await mine.getByRole("button", { name: "New Conversation" }).click();
    await mine.getByPlaceholder("Search for a user...").fill("LEMOINE");
    await line(mine, sophie).first().getByRole("button").click();
    await send(mine, "Bonjour, votre offre est-elle encore ouverte ?");
    await expect(messageTexts(mine)).toHaveText(["Bonjour, votre offre est-elle encore ouverte ?"]);
  });

  await test.step("she is notified at once, in both of her tabs", async () => {
    await expect(theirs.getByText("Nouveau message de Hugo Petit")).toBeVisible();
    await expectUnread(theirs, "1 message non lu");
    await expectUnread(secondTab, "1 message non lu");
  });

  await test.step("she reads it, and the badge disappears in both", async () => {
    await follow(theirs, "Messages");
    await line(theirs, hugo).getByRole("button").click();
    await expect(messageTexts(theirs)).toHaveText(["Bonjour, votre offre est-elle encore ouverte ?"]);
    await expect(theirs.getByText("1 message non lu")).toBeHidden();
    await expect(secondTab.getByText("1 message non lu")).toBeHidden();
  });

  await test.step("she answers over two lines, and he reads it where he is", async () => {
    await box(theirs).fill("Oui !");
    await box(theirs).press("Shift+Enter");
    await box(theirs).pressSequentially("Quand venez-vous ?");
    await box(theirs).press("Enter");
    await expect(box(theirs)).toHaveValue("");
    await expect(messageTexts(mine)).toHaveText([/ouverte/, "Oui !\nQuand venez-vous ?"], { useInnerText: true });
    await expect(mine.getByText("1 message non lu")).toBeHidden();
  });

  await test.step("his draft survives another discussion and a reload", async () => {
    await box(mine).fill("Lundi à 9 h,");
    await leave(mine);
    await mine.getByRole("button", { name: "New Conversation" }).click();
    await mine.getByPlaceholder("Search for a user...").fill(third.username);
    await line(mine, third).getByRole("button").click();
    await expect(box(mine)).toHaveValue("");
    await leave(mine);
    await line(mine, sophie).getByRole("button").click();
    await expect(box(mine)).toHaveValue("Lundi à 9 h,");
    await connecting(mine, () => mine.reload());
    await expect(box(mine)).toHaveValue("Lundi à 9 h,");
    await send(mine, "Lundi à 9 h, si cela vous va.");
    await expect(messageTexts(theirs)).toHaveText([/ouverte/, /Quand/, "Lundi à 9 h, si cela vous va."]);
  });
});

test("unread messages are marked in both tabs until one tab reads them", async ({ browser, server }) => {
  const sophie = await signUp(server, aPerson(cast.sophie));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const mine = await open(browser, hugo, server.url, discussionWith(sophie));
  for (const text of ["Bonjour.", "Votre offre est-elle encore ouverte ?"]) await send(mine, text);
  const theirs = await open(browser, sophie, server.url, "/dashboard/messages");
  const secondTab = await theirs.context().newPage();
  await secondTab.goto("/dashboard/messages");
  const newMessages = theirs.getByRole("separator", { name: "Nouveaux messages" });

  await test.step("both tabs mark the discussion and count in their titles, after a reload too", async () => {
    await theirs.reload();
    for (const tab of [theirs, secondTab]) {
      await expect(line(tab, hugo)).toContainText("2 messages non lus");
      await expect(tab).toHaveTitle(/^\(2\) Messages · /);
    }
    await leave(mine);
    await expect(line(mine, sophie)).not.toContainText("non lu");
    await expect(mine).toHaveTitle(/^Messages · /);
  });

  await test.step("she reads them in one tab, where a line marks the new ones, and the other tab follows", async () => {
    await line(theirs, hugo).getByRole("button").click();
    await expect(newMessages).toBeVisible();
    await expect(line(secondTab, hugo)).not.toContainText("non lu");
    for (const tab of [theirs, secondTab]) await expect(tab).toHaveTitle(/^Messages · /);
  });

  await test.step("messages that arrive while she reads count as read", async () => {
    await line(mine, sophie).getByRole("button").click();
    await send(mine, "Je peux commencer lundi.");
    await expect(messageTexts(theirs)).toHaveText([/Bonjour/, /ouverte/, "Je peux commencer lundi."]);
    await expect(newMessages).toHaveCount(1);
    await expect(line(secondTab, hugo)).toContainText("Je peux commencer lundi.");
    await expect(line(secondTab, hugo)).not.toContainText("non lu");
  });

  await test.step("the line is gone the next time", async () => {
    await theirs.goto("/dashboard/messages");
    await line(theirs, hugo).getByRole("button").click();
    await expect(messageTexts(theirs)).toHaveCount(3);
    await expect(newMessages).toHaveCount(0);
  });

  await test.step("blocking leaves the open discussion, without a word of a failure", async () => {
    await theirs.getByRole("button", { name: /^Bloquer/ }).click();
    await theirs.getByRole("alertdialog").getByRole("button", { name: "Bloquer", exact: true }).click();
    await expect(theirs.getByText(/^Vous avez bloqué/)).toBeVisible();
    await expect(line(theirs, hugo)).toHaveCount(0);
    await expect(theirs.getByText(/n’existe pas ou plus/)).toHaveCount(0);
  });
});
