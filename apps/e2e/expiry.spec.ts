import { open, signUp, type Account } from "./accounts";
import { box, threadWith } from "./messages";
import { aPerson, fillLogin } from "./people";
import { expect, test, type Server } from "./server";

const expired = "Session expirée. Veuillez vous reconnecter.";

const endOnServer = (server: Server, { token }: Account) =>
  fetch(`${server.url}/user/logout`, { method: "POST", headers: { authorization: `Bearer ${token}` } });

test("an expired session says so, and the same person goes on where they were", async ({ browser, server }) => {
  const paul = await signUp(server, aPerson("applicant", "Paul", "Roche"));
  const lea = await signUp(server, aPerson("recruiter", "Léa", "Marchand"));
  const page = await open(browser, paul, server.url, threadWith(lea));
  await box(page).fill("Je vous écris au sujet de");
  await endOnServer(server, paul);
  await expect(page).toHaveURL("/login", { timeout: 20_000 });
  await expect(page.getByText(expired)).toBeVisible();

  await fillLogin(page, paul.email);
  await expect(page).toHaveURL(threadWith(lea));
  await expect(box(page)).toHaveValue("Je vous écris au sujet de");
});

test("another person who logs in after an expiry begins at the home", async ({ browser, server }) => {
  const paul = await signUp(server, aPerson("applicant", "Paul", "Roche"));
  const lea = await signUp(server, aPerson("recruiter", "Léa", "Marchand"));
  const page = await open(browser, paul, server.url, "/dashboard");
  await expect(page.getByText("Welcome, Paul Roche!")).toBeVisible();
  await endOnServer(server, paul);
  await expect(page.getByText(expired)).toBeVisible({ timeout: 20_000 });
  await fillLogin(page, lea.email);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("Welcome, Léa Marchand!")).toBeVisible();
});

test("an address that was opened without a session is there after the login", async ({ page, server }) => {
  const nadia = await signUp(server, aPerson("applicant", "Nadia", "Haddad"));
  for (const [wanted, reached] of [
    ["/dashboard/formations", "/dashboard/formations"],
    ["/dashboard/job-offers", "/dashboard"],
  ] as const) {
    await page.goto(wanted);
    await expect(page).toHaveURL("/login");
    await expect(page.getByText(expired)).toHaveCount(0);
    await fillLogin(page, nadia.email);
    await expect(page).toHaveURL(reached);
    await page.evaluate(() => localStorage.clear());
  }
});

test("a stored session that is none leads to the login, and is forgotten", async ({ page }) => {
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
  // One that could be a token is the server's to refuse.
  await page.evaluate(() => localStorage.setItem("token", "nobodys-token"));
  await page.goto("/dashboard/posts");
  await expect(page).toHaveURL("/login", { timeout: 20_000 });
  await expect(page.getByText(expired)).toBeVisible();
});
