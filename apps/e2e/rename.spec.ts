import { cast } from "@passerelle/domain/cast";
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { publish } from "./feed";
import { box, ownTexts, send, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";

const unknown = /introuvable/;

/** A person's text in the open post: the post itself or a comment. */
const written = (page: Page, text: string) => page.getByRole("dialog").getByRole("article").filter({ hasText: text });

test("a person with a new username stays the same person, for themselves and for others", async ({
  browser,
  server,
}) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const karim = await signUp(server, aPerson(cast.karim));
  const renamed = { ...jeanne, username: `jeanne.${randomInt(1e9)}` };
  const { id: postID } = await publish(server, jeanne, "Une passerelle de plus.");
  await callAs(server, karim, "POST", "/comment", { postID, content: "Où donc ?" });
  await callAs(server, jeanne, "POST", "/comment", { postID, content: "À Nantes." });
  const hers = await open(browser, jeanne, server.url, discussionWith(karim));
  const his = await open(browser, karim, server.url, discussionWith(jeanne));
  await send(hers, "Bonjour Karim.");
  await expect(messageTexts(his)).toHaveText(["Bonjour Karim."]);
  await send(his, "Bonjour Jeanne.");
  await expect(messageTexts(hers)).toHaveText(["Bonjour Karim.", "Bonjour Jeanne."]);
  await box(his).fill("Je voulais vous dire");

  await test.step("she renames herself in another tab", async () => {
    const account = await hers.context().newPage();
    await account.goto("/dashboard/my-account");
    await account.getByLabel("Username").fill(renamed.username);
    await account.getByRole("button", { name: "Update Account" }).click();
    await expect(account.getByText("Account updated successfully!")).toBeVisible();
    await account.close();
  });

  await test.step("her messages stay on her side, and she keeps writing", async () => {
    await expect(ownTexts(hers)).toHaveText(["Bonjour Karim."]);
    await send(hers, "J'ai changé de nom.");
    await expect(ownTexts(hers)).toHaveText(["Bonjour Karim.", "J'ai changé de nom."]);
    await hers.reload();
    await expect(ownTexts(hers)).toHaveText(["Bonjour Karim.", "J'ai changé de nom."]);
    await expect(messageTexts(hers)).toHaveText(["Bonjour Karim.", "Bonjour Jeanne.", "J'ai changé de nom."]);
  });

  await test.step("his discussion stays open with his draft, and shows her new name", async () => {
    await expect(messageTexts(his)).toHaveText(["Bonjour Karim.", "Bonjour Jeanne.", "J'ai changé de nom."]);
    await expect(ownTexts(his)).toHaveText(["Bonjour Jeanne."]);
    await expect(box(his)).toHaveValue("Je voulais vous dire");
    await expect(his).toHaveURL(discussionWith(renamed));
    await expect(his.getByText(`@${renamed.username}`)).toBeVisible();
    await box(his).press("Enter");
    await expect(messageTexts(hers).last()).toHaveText("Je voulais vous dire");
  });

  await test.step("a link with her former username leads to her, with his draft", async () => {
    await box(his).fill("Encore un mot");
    await his.goto(discussionWith(jeanne));
    await expect(messageTexts(his)).toHaveCount(4);
    await expect(box(his)).toHaveValue("Encore un mot");
    await expect(his).toHaveURL(discussionWith(renamed));
    await expect(his.getByText(unknown)).toHaveCount(0);
  });

  await test.step("also for people who never wrote to her", async () => {
    const claire = await signUp(server, aPerson(cast.claire));
    const others = await open(browser, claire, server.url, discussionWith(jeanne));
    await send(others, "Bonjour Jeanne, ou plutôt ?");
    await expect(others).toHaveURL(discussionWith(renamed));
    await expect(hers.getByText("Bonjour Jeanne, ou plutôt ?").first()).toBeVisible();
  });

  await test.step("her post and her comment show the new name, and still belong to her", async () => {
    for (const page of [his, hers]) {
      await page.goto(`/dashboard/posts?post=${postID}`);
      await expect(page.getByRole("dialog").getByText(`@${renamed.username}`)).toHaveCount(2);
      await expect(page.getByText(`@${jeanne.username}`, { exact: true })).toHaveCount(0);
    }
    const remove = { name: "Supprimer le commentaire" };
    await expect(written(hers, "À Nantes.").getByRole("button", remove)).toBeVisible();
    await expect(written(hers, "Où donc ?").getByRole("button", remove)).toHaveCount(0);
    await expect(written(his, "À Nantes.").getByRole("button", remove)).toHaveCount(0);
  });
});
