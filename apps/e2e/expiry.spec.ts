import { cast } from "@passerelle/domain/cast";
import type { Page } from "@playwright/test";
import { type Account, aPerson, connecting, open, signUp } from "./accounts";
import { box, discussionWith } from "./messages";
import { publish as publishOffer } from "./offers";
import { expect, test, type Server } from "./server";
import { fillLogin } from "./sign-in";

const expired = "Session expirée. Veuillez vous reconnecter.";

const endOnServer = (server: Server, { token }: Account) =>
  fetch(`${server.url}/user/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });

test(
  "an expired session says so, and the same person goes on where they were",
  { tag: "@smoke" },
  async ({ browser, server }) => {
    const lucas = await signUp(server, aPerson(cast.lucas));
    const sophie = await signUp(server, aPerson(cast.sophie));
    const page = await open(browser, lucas, server.url, discussionWith(sophie));
    await box(page).fill("Je vous écris au sujet de");
    await endOnServer(server, lucas);
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(expired)).toBeVisible();

    await fillLogin(page, lucas.email);
    await expect(page).toHaveURL(discussionWith(sophie));
    await expect(box(page)).toHaveValue("Je vous écris au sujet de");
  },
);

test("an invalid stored session leads to the login, and is deleted", async ({ page }) => {
  await page.goto("/login");
  for (const token of ["", "undefined", "null", "a token", "clé", "a\nb", "x\u0000y", "🙂", "x".repeat(5000)]) {
    await page.evaluate((value) => {
      localStorage.setItem("token", value);
      localStorage.setItem("role", "admin");
      localStorage.setItem("username", "\u0001<b>");
    }, token);
    await page.goto("/dashboard/posts");
    await expect(page).toHaveURL("/login");
    await expect(page.getByRole("heading", { name: "Login to Your Account" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  }
  // The client only sends tokens of a valid form; the server refuses this one.
  await page.evaluate(() => localStorage.setItem("token", "nobodys-token"));
  await page.goto("/dashboard/posts");
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(expired)).toBeVisible();
});

const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));
const kept = (page: Page) => page.getByText("a été conservé", { exact: false }).filter({ visible: true });

/** Ends the session, which the live channel reports to the page at once, and logs the same person in again. */
async function expireAndReturn(page: Page, server: Server, account: Account) {
  const { pathname, search } = new URL(page.url());
  await endOnServer(server, account);
  await expect(page).toHaveURL("/login");
  await fillLogin(page, account.email);
  await expect(page).toHaveURL(pathname + search);
}

test("a save that discovers the end of the session keeps the text", async ({ browser, server }) => {
  const lucas = await signUp(server, aPerson(cast.lucas));
  const page = await open(browser, lucas, server.url, "/dashboard/posts");
  // The page receives no close event.
  await page.routeWebSocket(/\/ws\/connect/, (socket) => socket.connectToServer().onClose(() => undefined));
  await connecting(page, () => page.reload());
  const form = page.getByRole("dialog");
  await page.getByRole("button", { name: /^Ajouter/ }).click();
  await form.getByLabel("Contenu").fill("Un premier essai.");
  // Prefetching would discover the end of the session earlier.
  await page.route("**/*", (route) => {
    const request = route.request();
    return request.resourceType() === "fetch" && request.method() === "GET" ? route.abort() : route.continue();
  });
  await endOnServer(server, lucas);
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page).toHaveURL("/login");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await fillLogin(page, lucas.email);
  await expect(form.getByLabel("Contenu")).toHaveValue("Un premier essai.");
  await expect(kept(page)).toBeVisible();
});

test("a half-edited CV entry reopens, also after a reload of the login", async ({ browser, server }) => {
  const lucas = await signUp(server, aPerson(cast.lucas));
  const save = (degree: string) =>
    fetch(`${server.url}/formation`, {
      method: "POST",
      headers: { authorization: `Bearer ${lucas.token}`, "content-type": "application/json" },
      body: JSON.stringify({ institution: "Université de Rennes", degree, startedAt: "2015-09-01" }),
    });
  for (const degree of ["Licence", "Master"]) expect((await save(degree)).ok).toBe(true);
  const page = await open(browser, lucas, server.url, "/dashboard/formations");
  const form = page.getByRole("dialog");
  const description = form.getByLabel("Description");
  await page.getByRole("button", { name: "Licence", exact: true }).click();
  await description.fill("Mémoire sur les ports.");
  await endOnServer(server, lucas);
  await expect(page).toHaveURL("/login");
  await page.reload();
  await fillLogin(page, lucas.email);

  await expect(description).toHaveValue("Mémoire sur les ports.");
  await expect(form.getByLabel(/^Diplôme|^Degree/)).toHaveValue("Licence");
  await test.step("a discarded draft is deleted", async () => {
    await form.getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    await expect(form).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Licence", exact: true })).toBeVisible();
    await expect(form).toBeHidden();
    expect(await stored(page)).not.toContain("ports");
  });
});

test("a letter reopens only for its author", async ({ browser, server }) => {
  const sophie = await signUp(server, aPerson(cast.sophie));
  const lucas = await signUp(server, aPerson(cast.lucas));
  const nadia = await signUp(server, aPerson(cast.nadia));
  const jobTitle = `Archiviste ${lucas.username}`;
  await publishOffer(server, sophie, jobTitle);
  const page = await open(browser, lucas, server.url, "/dashboard/offers");
  const form = page.getByRole("dialog");
  const letter = form.getByLabel("Message", { exact: false });
  await page.getByRole("button", { name: `Apply: ${jobTitle}`, exact: true }).click();
  await letter.fill("Une lettre à moi seul.");
  await expireAndReturn(page, server, lucas);
  await expect(letter).toHaveValue("Une lettre à moi seul.");

  await test.step("another person who logs in sees none of it", async () => {
    const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
    await endOnServer(server, { ...lucas, token });
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).toContain("lettre");
    await fillLogin(page, nadia.email);
    await expect(page).toHaveURL("/dashboard");
    expect(await stored(page)).not.toContain("lettre");
    await page.goto("/dashboard/offers");
    await page.getByRole("button", { name: `Apply: ${jobTitle}`, exact: true }).click();
    await expect(letter).toHaveValue("");
  });
});
