import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expectUnread } from "./menu";
import { expect, test } from "./server";

test("unread notifications come by mail, and the mail's link unsubscribes without a login", async ({
  browser,
  server,
}) => {
  const [author, reader] = [await signUp(server, aPerson(cast.jeanne)), await signUp(server, aPerson(cast.karim))];
  const mine = await open(browser, author, server.url, "/dashboard/my-account");

  await test.step("the author chooses likes by mail", async () => {
    await mine.getByLabel("Likes on my posts").selectOption("In the application and by email");
    await mine.getByRole("button", { name: "Save these choices" }).click();
    await expect(mine.getByText("Choices saved.")).toBeVisible();
  });

  const link = await test.step("the job, which also runs at the start, mails an unread like", async () => {
    const form = new FormData();
    form.append("text", "Une passerelle neuve sur la Loire.");
    const { id } = await callAs(server, author, "POST", "/post", form);
    await callAs(server, reader, "POST", "/post-like", { postID: id });
    await expectUnread(mine, "1 notification non lue");
    await server.shutDown();
    await server.run();
    expect(await server.readMail(author.email, /\/dashboard\/posts\/\d+/)).toBe(`/dashboard/posts/${id}`);
    return server.readMail(author.email, /http:\S+\/unsubscribe\?code=[\w-]+/);
  });

  await test.step("a browser without a session opens the link, and a button unsubscribes", async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(link);
    const button = page.getByRole("button", { name: "Stop these emails" });
    await expect(button).toBeVisible();
    await mine.reload();
    await expect(mine.getByLabel("Likes on my posts")).toHaveValue("mail");
    await button.click();
    await expect(page.getByText("Done: you will no longer get these emails.")).toBeVisible();
    await expect(button).toBeHidden();
  });

  await test.step("in the application nothing else changed", async () => {
    await mine.reload();
    await expect(mine.getByLabel("Likes on my posts")).toHaveValue("app");
    await expectUnread(mine, "1 notification non lue");
  });

  await test.step("a mail program does the same with one POST", async () => {
    await callAs(server, author, "PATCH", "/user/notification-settings", { postLikes: "mail" });
    const answer = await fetch(link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(200);
    const { postLikes } = await callAs(server, author, "GET", "/user/notification-settings");
    expect(postLikes).toBe("app");
  });
});
