import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { send, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";

const mark = (page: Page) => page.getByRole("log").getByText("Lu", { exact: true });

test("an author sees read marks live, until one of the two switches them off", async ({ browser, server }) => {
  const lucas = await signUp(server, aPerson(cast.lucas));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const his = await open(browser, lucas, server.url, discussionWith(sophie));
  await send(his, "À mardi ?");
  await expect(mark(his)).toHaveCount(0);
  const hers = await open(browser, sophie, server.url, discussionWith(lucas));
  await expect(messageTexts(hers)).toHaveText(["À mardi ?"]);

  await test.step("he sees it at once, and after a reload", async () => {
    await expect(mark(his)).toBeVisible();
    await his.reload();
    await expect(mark(his)).toBeVisible();
    await expect(mark(hers)).toHaveCount(0);
  });

  await test.step("she switches marks off in another tab: hers disappear at once, his with the next read", async () => {
    await send(hers, "Oui.");
    await expect(mark(hers)).toBeVisible();
    const account = await hers.context().newPage();
    await account.goto("/dashboard/my-account");
    await account.getByRole("checkbox", { name: /what others have read|ce que les autres ont lu/ }).uncheck();
    await account.getByRole("button", { name: /Save this setting|Enregistrer ce réglage/ }).click();
    await expect(mark(hers)).toHaveCount(0);
    await account.close();
    await send(his, "Parfait.");
    await expect(messageTexts(hers)).toHaveText(["À mardi ?", "Oui.", "Parfait."]);
    await his.reload();
    await expect(messageTexts(his)).toHaveText(["À mardi ?", "Oui.", "Parfait."]);
    await expect(mark(his)).toHaveCount(0);
  });
});
