import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expect, test } from "./server";

const title = "Archiviste de fonds maritimes";
const onlyContacts = "Only recruiters this person has applied to";

const seesNothing = async (page: Page) => {
  await expect(page.getByText(onlyContacts)).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
};
const seesAll = async (page: Page) => {
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Inventaire du port" })).toBeVisible();
};

test("a page is visible to the chosen audience: no one, then a recruiter, then all members", async ({
  browser,
  server,
}) => {
  const owner = await signUp(server, aPerson(cast.jeanne));
  const [recruiter, stranger] = [await signUp(server, aPerson(cast.claire)), await signUp(server, aPerson(cast.hugo))];
  const address = `/dashboard/people/${owner.username}`;
  const profile = new FormData();
  profile.append("profile", title);
  await callAs(server, owner, "PATCH", "/applicant", profile);
  await callAs(server, owner, "POST", "/project", {
    title: "Inventaire du port",
    Description: "Cent ans de registres.",
  });
  const { id } = await callAs(server, recruiter, "POST", "/job-offer", {
    jobTitle: "Archiviste",
    description: "Inventaire d'un fonds maritime.",
    location: "Lorient",
    skills: [],
  });
  const other = await open(browser, stranger, server.url, address);
  const theirs = await open(browser, recruiter, server.url, address);

  await test.step("a stranger sees only a name, and so does a recruiter without applications", async () => {
    for (const page of [other, theirs]) {
      await expect(page.getByRole("heading", { name: "Jeanne Martin", level: 2 })).toBeVisible();
      await seesNothing(page);
    }
    const { profile } = await callAs(server, stranger, "GET", `/people/${owner.username}`);
    expect(profile).toBeNull();
  });

  await test.step("after an application the recruiter opens the page from it, and returns", async () => {
    await callAs(server, owner, "POST", "/application", { jobOfferID: id });
    await theirs.goto(`/dashboard/job-offers?offer=${id}`);
    const name = theirs.getByRole("dialog").getByRole("link", { name: "Jeanne Martin", exact: true });
    await name.focus();
    await theirs.keyboard.press("Enter");
    await expect(theirs).toHaveURL(address);
    await expect(theirs.getByRole("heading", { level: 1 })).toBeFocused();
    await seesAll(theirs);
    await theirs.goBack();
    await expect(theirs.getByRole("dialog").getByRole("link", { name: "Jeanne Martin", exact: true })).toBeVisible();
    await theirs.goForward();
    await seesAll(theirs);
  });

  await test.step("it prints without the frame around it", async () => {
    await theirs.emulateMedia({ media: "print" });
    await seesAll(theirs);
    await expect(theirs.getByRole("banner")).toBeHidden();
    await expect(theirs.getByRole("link", { name: "Send a message" })).toBeHidden();
    await theirs.emulateMedia({ media: "screen" });
    await theirs.getByRole("link", { name: "Send a message" }).click();
    await expect(theirs).toHaveURL(`/dashboard/messages?with=${owner.username}`);
    await expect(theirs.getByRole("link", { name: "Jeanne Martin" })).toHaveAttribute("href", address);
  });

  await test.step("the person previews it, and opens it to all members", async () => {
    const mine = await open(browser, owner, server.url, "/dashboard/my-account");
    await mine.getByRole("link", { name: "As other members do" }).click();
    await expect(mine).toHaveURL(`${address}?as=members`);
    await expect(mine.getByText("Other members see only the lines above.")).toBeVisible();
    await mine.getByRole("link", { name: "Choose who sees my profile" }).click();
    await mine.getByLabel("My profile is shown to").selectOption("All members");
    await mine.getByRole("button", { name: "Save this choice" }).click();
    await expect(mine.getByText("Choice saved.")).toBeVisible();
    await mine.getByRole("link", { name: "As other members do" }).click();
    await seesAll(mine);
  });

  await test.step("then everybody sees it after a reload", async () => {
    await other.reload();
    await seesAll(other);
  });
});
