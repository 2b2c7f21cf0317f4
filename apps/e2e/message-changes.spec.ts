import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { box, line, send, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";

test("changes and deletions reach the other person, and the deleted text appears nowhere", async ({
  browser,
  server,
}) => {
  const lucas = await signUp(server, aPerson(cast.lucas));
  const sophie = await signUp(server, aPerson(cast.sophie));
  const his = await open(browser, lucas, server.url, discussionWith(sophie));
  const hers = await open(browser, sophie, server.url, discussionWith(lucas));
  await send(his, "À mardi");
  await expect(messageTexts(hers)).toHaveText(["À mardi"]);

  await test.step("he changes it in the box", async () => {
    await his.getByRole("button", { name: "Modifier le message (À mardi)" }).click();
    await expect(box(his)).toHaveValue("À mardi");
    await box(his).fill("À mercredi");
    await box(his).press("Enter");
    for (const page of [his, hers]) {
      await expect(messageTexts(page)).toHaveText(["À mercredi"]);
      await expect(page.getByRole("log").getByText("modifié")).toBeVisible();
    }
    await expect(box(his)).toHaveValue("");
    await expect(hers.getByRole("button", { name: /^Modifier le message/ })).toHaveCount(0);
  });

  await test.step("he deletes it", async () => {
    await his.getByRole("button", { name: "Supprimer le message (À mercredi)" }).click();
    await his.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    for (const page of [his, hers]) await expect(messageTexts(page)).toHaveText(["Message supprimé"]);
    await hers.reload();
    await expect(messageTexts(hers)).toHaveText(["Message supprimé"]);
    await hers.goto("/dashboard/messages");
    await expect(line(hers, lucas)).toContainText("Message supprimé");
    await expect(hers.getByText("À mercredi")).toHaveCount(0);
  });
});
