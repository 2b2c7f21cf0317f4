import { cast } from "@passerelle/domain/cast";
import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { publish } from "./feed";
import { box, messageTexts, discussionWith } from "./messages";
import { test } from "./server";

const dialog = (page: Page) => page.getByRole("dialog");
/** A comment on a post's page. */
const said = (page: Page, text: string) =>
  page.getByRole("region", { name: "Commentaires" }).getByRole("article").filter({ hasText: text });
/** Follows an entry of the list; a toast about the same event may also be a link. */
const follow = (page: Page, line: RegExp) =>
  page.getByRole("list", { name: "Notifications" }).getByRole("link", { name: line }).click();
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const leads = (page: Page, query: RegExp) => expect(page).toHaveURL(query);

test("an address survives a reload, can be shared, and works with Back and Forward", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const start = `Inventaire n° ${randomInt(1e9)}`;
  const { id } = await publish(server, claire, `${start}, le plus ancien`);
  for (let n = 0; n < 11; n += 1) await publish(server, claire, `${start}, suite ${n}`);
  const mine = await open(browser, hugo, server.url, "/dashboard/posts");

  await test.step("a page of the feed", async () => {
    await mine.getByRole("button", { name: "Suivant" }).click();
    await leads(mine, /posts\?page=2_\d+$/);
    await mine.reload();
    await expect(mine.getByText(/^Page 2 sur/)).toBeVisible();
    await mine.goBack();
    await expect(mine.getByText(/^Page 1 sur/)).toBeVisible();
    await mine.goForward();
    await expect(mine.getByText(/^Page 2 sur/)).toBeVisible();
  });

  await test.step("another person opens the post from its address", async () => {
    const post = mine.getByRole("article").filter({ hasText: `${start}, le plus ancien` });
    await post.getByRole("button", { name: /^Commentaires/ }).click();
    await expect(dialog(mine).getByText(`${start}, le plus ancien`)).toBeVisible();
    await leads(mine, new RegExp(`page=2_\\d+&post=${id}$`));
    const theirs = await open(browser, claire, server.url, `/dashboard/posts?post=${id}`);
    await expect(dialog(theirs).getByText(`${start}, le plus ancien`)).toBeVisible();
    await theirs.context().close();
    await mine.reload();
    await expect(dialog(mine).getByText(`${start}, le plus ancien`)).toBeVisible();
  });

  await test.step("Back closes the post, Forward opens it, and closing it leaves no history entry", async () => {
    await mine.goBack();
    await expect(dialog(mine)).toBeHidden();
    await mine.goForward();
    await expect(dialog(mine)).toBeVisible();
    await mine.keyboard.press("Escape");
    await expect(dialog(mine)).toBeHidden();
    await leads(mine, /posts\?page=2_\d+$/);
    await mine.goBack();
    await expect(mine.getByText(/^Page 1 sur/)).toBeVisible();
  });

  await test.step("invalid parameters are corrected", async () => {
    await mine.goto("/dashboard/posts?page=deux&post=premier");
    await expect(mine.getByText(/^Page 1 sur/)).toBeVisible();
    await expect.poll(() => pathOf(mine)).toBe("/dashboard/posts");
    await mine.goto("/dashboard/notifications?filter=autres&page=99");
    await expect(mine.getByRole("button", { name: "Toutes" })).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => pathOf(mine)).toBe("/dashboard/notifications");
  });
});

test("a notification links to its object, or says that it no longer exists", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const text = `Fonds maritime n° ${randomInt(1e9)}`;
  const jobTitle = `Archiviste n° ${randomInt(1e9)}`;
  const { id: postID } = await publish(server, hugo, text);
  const { id: own } = await callAs(server, hugo, "POST", "/comment", { postID, content: "Des questions ?" });
  await callAs(server, claire, "POST", "/comment-like", { commentID: own });
  await callAs(server, claire, "POST", "/comment", { postID, content: "Où se trouve-t-il ?" });
  await callAs(server, claire, "POST", "/post-like", { postID });
  const offer = { jobTitle, location: "Lorient", description: "Un inventaire." };
  const { id: jobOfferID } = await callAs(server, claire, "POST", "/job-offer", offer);
  await callAs(server, hugo, "POST", "/application", { jobOfferID, message: "Me voici." });

  const theirs = await open(browser, claire, server.url, "/dashboard/notifications");
  const mine = await open(browser, hugo, server.url, "/dashboard/notifications");

  await test.step("the recruiter's links to the application", async () => {
    await follow(theirs, /Hugo Petit a postulé/);
    const application = theirs.getByRole("region", { name: "Open application" });
    await expect(application.getByText("Hugo Petit")).toBeVisible();
  });

  await test.step("the author's link to the comment, their own comment, and the post", async () => {
    for (const [line, comment] of [
      [/a commenté votre post/, "Où se trouve-t-il ?"],
      [/a aimé votre commentaire/, "Des questions ?"],
    ] as const) {
      await follow(mine, line);
      await leads(mine, new RegExp(`posts/${postID}\\?comment=\\d+$`));
      await expect(said(mine, comment)).toBeFocused();
      await mine.goBack();
      await expect(mine.getByRole("heading", { name: "Notifications" })).toBeVisible();
    }
    await follow(mine, /a aimé votre post/);
    await leads(mine, new RegExp(`posts/${postID}$`));
    await expect(mine.getByText(text)).toBeVisible();
    await mine.goBack();
  });

  await test.step("the applicant's links to the offer", async () => {
    await follow(mine, /a consulté votre candidature/);
    await expect(mine.getByRole("dialog", { name: jobTitle })).toBeVisible();
    await mine.goBack();
    await expect(mine.getByText("Non lue :")).toHaveCount(0);
  });

  await test.step("a deleted post says that it no longer exists", async () => {
    // Keeps the list from updating, since a new one no longer contains the post's notification.
    await mine.route(/\/notifications\?/, () => undefined);
    await callAs(server, hugo, "DELETE", `/post/${postID}`);
    await follow(mine, /a aimé votre post/);
    await expect(mine.getByText(/^Ce post n’existe pas/)).toBeVisible();
  });
});

test("a toast opens its object, once typed text is discarded", async ({ browser, server }) => {
  const claire = await signUp(server, aPerson(cast.claire));
  const hugo = await signUp(server, aPerson(cast.hugo));
  const { id: postID } = await publish(server, hugo, `Fonds maritime n° ${randomInt(1e9)}`);
  const theirs = await open(browser, claire, server.url, discussionWith(hugo));
  const mine = await open(browser, hugo, server.url, "/dashboard/my-account");
  const toast = (name: RegExp) => mine.getByRole("link", { name });
  await mine.getByLabel("Address", { exact: true }).fill("1 rue des Ponts");

  await test.step("a notification's toast opens the comment", async () => {
    await callAs(server, claire, "POST", "/comment", { postID, content: "Où se trouve-t-il ?" });
    await toast(/a commenté votre post/).click();
    await mine.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    const comment = said(mine, "Où se trouve-t-il ?");
    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport();
    await expect(mine.getByText(/notifications? non lue/)).toBeHidden();
  });

  await test.step("a message's toast leaves the open post for the discussion", async () => {
    await box(theirs).fill("Je passe demain.");
    await box(theirs).press("Enter");
    await toast(/Nouveau message de Claire Moreau/).click();
    await leads(mine, new RegExp(`with=${claire.username}$`));
    await expect(messageTexts(mine)).toHaveText(["Je passe demain."]);
    await mine.goBack();
    await expect(said(mine, "Où se trouve-t-il ?")).toBeVisible();
  });
});
