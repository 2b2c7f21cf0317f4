import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { follow } from "./menu";
import { box, send, messageTexts } from "./messages";
import { expect, test } from "./server";

test("a mail about an offer leads to the offer, its company, an application, the answer and a reply", async ({
  browser,
  server,
}) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const claire = await signUp(server, aPerson(cast.claire));
  const name = `Chantiers ${claire.username}`;
  const skill = `Calfatage ${jeanne.username}`;
  const [profile, company] = [new FormData(), new FormData()];
  profile.append("skills", skill);
  company.append("company", name);
  await callAs(server, jeanne, "PATCH", "/applicant", profile);
  await callAs(server, jeanne, "PATCH", "/user/notification-settings", { offers: "mail" });
  await callAs(server, claire, "PATCH", "/recruiter", company);
  const { id } = await callAs(server, claire, "POST", "/job-offer", {
    jobTitle: "Charpentière de marine",
    description: "Des coques de cent mètres.",
    location: "Saint-Nazaire",
    skills: [skill],
  });
  const hers = await open(browser, jeanne, server.url, "/dashboard");
  const offer = hers.getByRole("dialog", { name: "Charpentière de marine" });

  await test.step("the daily mail links to the offer, and the offer to its company and back", async () => {
    // The job also runs at startup.
    await server.shutDown();
    await server.run();
    const address = `/dashboard/offers?offer=${id}`;
    expect(await server.readMail(jeanne.email, /\/dashboard\/offers\?offer=\d+/)).toBe(address);
    await hers.goto(address);
    await offer.getByRole("link", { name }).click();
    await expect(hers.getByRole("heading", { name, level: 2 })).toBeVisible();
    await hers.goBack();
  });

  await test.step("she applies beside the offer", async () => {
    await offer.getByRole("button", { name: "Apply: Charpentière de marine" }).click();
    const form = hers.getByRole("dialog").filter({ hasText: "Message (optional)" });
    await expect(form.getByText("Des coques de cent mètres.")).toBeAttached();
    await form.getByLabel("Message (optional)").fill("Dix ans de chantier.");
    await form.getByRole("button", { name: "Send the application" }).click();
    await expect(hers.getByText("Application submitted successfully!")).toBeVisible();
  });

  const theirs = await open(browser, claire, server.url, "/dashboard/notifications");
  await test.step("the notification leads the recruiter to the application, who accepts it", async () => {
    await theirs.getByRole("link", { name: /Charpentière de marine/ }).click();
    const panel = theirs.getByRole("region", { name: "Open application" });
    await expect(panel.getByText("Dix ans de chantier.")).toBeVisible();
    await panel.getByRole("button", { name: "Accept: Jeanne Martin" }).click();
    const form = theirs.getByRole("dialog", { name: "Accept Jeanne Martin’s application" });
    await form.getByLabel("Message (optional)").fill("Venez mardi.");
    await form.getByRole("button", { name: "Accept the application" }).click();
    await expect(panel.getByText("Acceptée")).toBeVisible();
  });

  await test.step("the answer is in the offer, and Reply opens a discussion that names it", async () => {
    await hers.goto("/dashboard/notifications");
    await hers.getByRole("link", { name: /Candidature acceptée/ }).click();
    await expect(offer.getByText("Venez mardi.")).toBeVisible();
    await offer.getByRole("link", { name: "Reply" }).click();
    await expect(hers.getByRole("link", { name: "Charpentière de marine" })).toBeVisible();
    await send(hers, "Mardi me va.");
    await expect(messageTexts(hers)).toHaveText(["Mardi me va."]);
    await expect(hers.getByText("Candidature acceptée")).toBeVisible();
  });

  await test.step("the recruiter sees the offer that it is about, and replies", async () => {
    await follow(theirs, "Messages");
    await theirs.getByRole("listitem").filter({ hasText: "Jeanne Martin" }).click();
    await expect(theirs.getByText("Candidature acceptée")).toBeVisible();
    await send(theirs, "À mardi.");
    await expect(messageTexts(hers)).toHaveText(["Mardi me va.", "À mardi."]);
    await expect(box(hers)).toBeEnabled();
    await theirs.getByRole("link", { name: "Charpentière de marine" }).click();
    await expect(
      theirs.getByRole("region", { name: "Open application" }).getByText("Dix ans de chantier."),
    ).toBeVisible();
  });
});
