import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expectUnread } from "./menu";
import { expect, test } from "./server";

test("an alert announces a new offer, in the application and by mail, and is deleted", async ({ browser, server }) => {
  const [jeanne, claire] = [await signUp(server, aPerson(cast.jeanne)), await signUp(server, aPerson(cast.claire))];
  const word = `mature${claire.username.replaceAll(/[^a-z0-9]/gi, "")}`;
  const address = `/dashboard/offers?search=${word}`;
  const page = await open(browser, jeanne, server.url, address);
  const list = page.getByRole("dialog", { name: "My alerts" });

  await test.step("she creates an alert for a search without results", async () => {
    await page.getByRole("button", { name: "Create an alert" }).click();
    await expect(list.getByRole("button", { name: `“${word}”`, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "My alert", exact: true })).toBeVisible();
  });

  await test.step("the job, which also runs at the start, announces a new offer", async () => {
    await callAs(server, claire, "POST", "/job-offer", {
      jobTitle: "Mâteuse",
      description: `Des ${word} de toutes les tailles.`,
      location: "Saint-Malo",
      skills: [],
    });
    await server.shutDown();
    await server.run();
    await page.goto("/dashboard/notifications");
    await expectUnread(page, "1 notification non lue");
    // A toast may report it as well.
    const told = page.getByRole("main").getByRole("link", { name: new RegExp(`à votre alerte «\\s${word}\\s»`) });
    await told.click();
    await expect(page).toHaveURL(/\/dashboard\/offers\?offer=\d+$/);
    await expect(page.getByRole("dialog", { name: "Mâteuse" })).toBeVisible();
  });

  await test.step("a mail links to the same offer", async () => {
    const link = await server.readMail(jeanne.email, /\/dashboard\/offers\?offer=\d+/);
    expect(page.url()).toContain(link);
    await page.goto(address);
  });

  await test.step("she deletes the alert by keyboard, and it stays deleted", async () => {
    await page.getByRole("button", { name: "My alert", exact: true }).press("Enter");
    await list.getByRole("button", { name: `Delete the alert: “${word}”` }).press("Enter");
    await expect(list.getByRole("button", { name: /^Undo the deletion/ })).toBeFocused();
    await page.reload();
    await expect(page.getByRole("button", { name: "Create an alert" })).toBeVisible();
    await expect(page.getByRole("button", { name: "My alert", exact: true })).toHaveCount(0);
  });
});
