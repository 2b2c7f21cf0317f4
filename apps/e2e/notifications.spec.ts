import { cast } from "@passerelle/domain/cast";
import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { aPerson, open, signUp } from "./accounts";
import { expectUnread, follow } from "./menu";
import { apply, publish } from "./offers";
import { expect, test } from "./server";

/** The entries of the list, newest first. */
const lines = (page: Page) => page.getByRole("list", { name: "Notifications" }).getByRole("listitem");
const unread = (page: Page) => lines(page).filter({ hasText: "Non lue :" });

test(
  "a recruiter decides, and the applicant knows without a reload",
  { tag: "@smoke" },
  async ({ browser, server }) => {
    const recruiter = await signUp(server, aPerson(cast.claire));
    const mine = await open(browser, await signUp(server, aPerson(cast.hugo)), server.url, "/dashboard");
    const jobTitle = `Archiviste n° ${randomInt(1e9)}`;
    const word = "Rendez-vous lundi à 9 h,\nau fond de la cour.";
    const closeOffer = async () => {
      const offer = mine.getByRole("dialog", { name: jobTitle });
      await expect(offer).toBeVisible();
      await mine.keyboard.press("Escape");
      await expect(offer).toBeHidden();
    };
    await publish(server, recruiter, jobTitle);
    const theirs = await open(browser, recruiter, server.url, "/dashboard/job-offers");
    await apply(mine, jobTitle);
    const list = theirs.getByRole("dialog", { name: `Applications for: ${jobTitle}` });
    const view = theirs.getByRole("button", { name: new RegExp(`^View applications.*: ${jobTitle}$`) });

    await test.step("the applicant looks at the notifications while the recruiter opens the application", async () => {
      await follow(mine, "Notifications");
      await expect(mine.getByText("Aucune notification pour le moment.")).toBeVisible();
      await view.click();
      await expect(list.getByRole("heading", { name: "Hugo Petit" })).toBeVisible();
      await expect(lines(mine)).toHaveText([/Claire Moreau a consulté votre candidature/]);
      await expectUnread(mine, "1 notification non lue");
    });

    await test.step("the recruiter accepts it with a message, and the notification is at the top at once", async () => {
      await list.getByRole("button", { name: "Accept: Hugo Petit" }).click();
      const form = theirs.getByRole("dialog", { name: "Accept Hugo Petit’s application" });
      await form.getByLabel("Message").fill(word);
      await form.getByRole("button", { name: "Accept the application" }).click();
      await expect(list.getByText("Acceptée")).toBeVisible();
      await expect(lines(mine).first()).toContainText(`. Message de Claire Moreau : « ${word} »`);
      await expect(unread(mine)).toHaveCount(2);
      await expectUnread(mine, "2 notifications non lues");
    });

    await test.step("the applicant follows it to the application, which is accepted", async () => {
      await lines(mine).first().getByRole("link").click();
      await closeOffer();
      await expect(mine.getByRole("heading", { name: "My applications" })).toBeVisible();
      await expect(mine.getByText("Acceptée", { exact: true })).toBeVisible();
      await expectUnread(mine, "1 notification non lue");
    });

    await test.step("read ones stay read, and the badge disappears with the last one", async () => {
      await follow(mine, "Notifications");
      await expect(unread(mine)).toHaveText([/a consulté votre candidature/]);
      await mine.getByRole("button", { name: "Non lues" }).click();
      await expect(lines(mine)).toHaveCount(1);
      await lines(mine).getByRole("link").click();
      await closeOffer();
      await follow(mine, "Notifications");
      await expect(lines(mine)).toHaveCount(2);
      await expect(unread(mine)).toHaveCount(0);
      await expect(mine.getByText(/notifications? non lue/)).toBeHidden();
      await mine.reload();
      await expect(lines(mine)).toHaveCount(2);
      await expect(unread(mine)).toHaveCount(0);
    });

    await test.step("the recruiter takes it back, the server is killed and restarted, and nothing is lost", async () => {
      await list.getByRole("button", { name: "Undo the decision: Hugo Petit" }).click();
      await expect(lines(mine).first()).toContainText("Décision annulée");
      await expectUnread(mine, "1 notification non lue");
      await server.kill();
      const offline = mine.getByText(/Hors ligne, nouvelle tentative dans \d+ s/);
      await expect(offline).toBeVisible();
      await server.run();
      await expect(offline).toBeHidden();
      await expect(unread(mine)).toHaveText([/Décision annulée/]);
      await list.getByRole("button", { name: "Close" }).click();
      await follow(theirs, "Dashboard");
      await expect(theirs.getByRole("link", { name: /^0\s*Candidatures Acceptées/ })).toBeVisible();
    });
  },
);
