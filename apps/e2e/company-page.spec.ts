import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { expect, test } from "./server";

test("an offer links to its company, whose page links to the next offer", async ({ browser, server }) => {
  const [recruiter, applicant] = [
    await signUp(server, aPerson(cast.claire)),
    await signUp(server, aPerson(cast.jeanne)),
  ];
  const name = `Chantiers ${recruiter.username}`;
  const address = `/dashboard/companies/${recruiter.username}`;
  const profile = new FormData();
  profile.append("company", name);
  profile.append("headquarters", "Saint-Nazaire");
  await callAs(server, recruiter, "PATCH", "/recruiter", profile);
  const publish = (jobTitle: string, active = true) =>
    callAs(server, recruiter, "POST", "/job-offer", {
      jobTitle,
      active,
      description: "Des coques de cent mètres.",
      location: "Saint-Nazaire",
      skills: [],
    });
  const { id } = await publish("Charpentière de marine");
  const next = await publish("Soudeur de coques");
  await publish("Poste fermé", false);
  const publishPost = (by: typeof recruiter, text: string) => {
    const form = new FormData();
    form.append("text", text);
    return callAs(server, by, "POST", "/post", form);
  };
  await publishPost(recruiter, "Le chantier recrute.");
  await publishPost(applicant, "Je cherche un chantier.");
  const page = await open(browser, applicant, server.url, `/dashboard/offers?offer=${id}`);

  await test.step("from the offer's dialog, with the keyboard", async () => {
    const link = page.getByRole("dialog").getByRole("link", { name });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
    await expect(page.getByText("Poste fermé")).toHaveCount(0);
  });

  await test.step("to another of its offers, and back", async () => {
    await page.getByRole("link", { name: "Soudeur de coques" }).click();
    await expect(page).toHaveURL(`/dashboard/offers?offer=${next.id}`);
    await expect(page.getByRole("dialog", { name: "Soudeur de coques" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  });

  await test.step("to the recruiter, and from their page back to the company", async () => {
    await page.getByRole("link", { name: "Claire Moreau" }).first().click();
    await expect(page).toHaveURL(`/dashboard/people/${recruiter.username}`);
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
  });

  await test.step("to the recruiter's posts, and their comments", async () => {
    const posts = page.getByRole("region", { name: "Posts de l’entreprise" });
    await expect(posts.getByRole("article")).toHaveCount(1);
    await expect(posts.getByText("Le chantier recrute.")).toBeVisible();
    await posts.getByRole("button", { name: "Commentaires, 0" }).click();
    await page.getByRole("dialog").getByPlaceholder("Ajouter un commentaire...").fill("Où postuler ?");
    await page.getByRole("dialog").getByRole("button", { name: "Publier" }).click();
    await expect(page.getByRole("dialog").getByText("Où postuler ?")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(posts.getByRole("button", { name: "Commentaires, 1" })).toBeVisible();
  });

  await test.step("an applicant has no company page, and the company's address works again", async () => {
    await page.goto(`/dashboard/companies/${applicant.username}`);
    await expect(page.getByText("No company recruits under this name")).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole("heading", { name, level: 2 })).toBeVisible();
  });
});
