import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { box, line, send, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";

const search = (page: Page) => page.getByRole("searchbox", { name: "Rechercher dans les messages..." });
const found = (page: Page) => page.getByRole("region", { name: "Conversations" }).locator("mark");

test("a person finds messages of two people, opens one, and comes back", async ({ browser, server }) => {
  const lucas = await signUp(server, aPerson(cast.lucas));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const hers = await open(browser, sophie, server.url, discussionWith(lucas));
  await send(hers, "Le portfolio de l’été est prêt");
  // Longer than the screen.
  for (const text of ["Un inventaire", "Un plan"]) await send(hers, `${text}\n${"Une ligne de plus\n".repeat(20)}Fin`);
  const hugos = await open(browser, hugo, server.url, discussionWith(lucas));
  await send(hugos, "Un portfolio, oui");
  const his = await open(browser, lucas, server.url, "/dashboard/messages");

  await test.step("he finds both, grouped by person, regardless of accents and capitals", async () => {
    await his.getByRole("button", { name: "Rechercher dans les messages" }).click();
    await search(his).fill("PORTFOLIO");
    await expect(found(his)).toHaveText(["portfolio", "portfolio"]);
    await search(his).fill("ete");
    await expect(found(his)).toHaveText(["été"]);
  });

  await test.step("a result opens the discussion at the message, which has the focus", async () => {
    await found(his).click();
    await expect(his).toHaveURL(new RegExp(`with=${sophie.username}`));
    const message = his.getByRole("group", { name: "Message trouvé" });
    await expect(message).toBeInViewport();
    await expect(message).toContainText("Le portfolio de l’été est prêt");
    await expect(message).toBeFocused();
  });

  await test.step("the back button returns to the results, on a phone too, and Back to the list", async () => {
    const back = his.getByRole("button", { name: "Retour à la liste" });
    if (await back.isVisible()) await back.click();
    await expect(found(his)).toHaveText(["été"]);
    await expect(search(his)).toHaveValue("ete");
    await his.getByRole("button", { name: "Retour aux conversations" }).click();
    await expect(line(his, hugo)).toBeVisible();
  });

  await test.step("deleted messages are not found", async () => {
    await hugos.getByRole("button", { name: "Supprimer le message (Un portfolio, oui)" }).click();
    await hugos.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(messageTexts(hugos)).toHaveText(["Message supprimé"]);
    await his.getByRole("button", { name: "Rechercher dans les messages" }).click();
    await search(his).fill("portfolio");
    await expect(found(his)).toHaveText(["portfolio"]);
    await found(his).click();
    await expect(box(his)).toBeVisible();
    await his.goBack();
    await expect(box(his)).toBeHidden();
  });
});
