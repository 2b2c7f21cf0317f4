import { cast } from "@passerelle/domain/cast";
import { aPerson, password, signUp } from "./accounts";
import { expect, test } from "./server";
import { enterCode, logIn, register } from "./sign-in";

test(
  "a forgotten password is replaced by mail, and every session ends",
  { tag: "@smoke" },
  async ({ page, server }) => {
    const person = await signUp(server, aPerson(cast.jeanne));

    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // The login page has a field of the same name, so this waits for the next screen.
    await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page).toHaveURL("/reset-password");
    const code = await server.readMail(person.email, /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/);
    await page.goto(await server.readMail(person.email, /http:\S+\/reset-password#\S+/));
    await page.reload();
    await expect(page.getByLabel("Code")).toHaveValue(code);
    await page.getByLabel(/^New password/).fill("un-autre-pont-sur-la-loire");
    await page.getByRole("button", { name: "Save the password" }).click();
    await expect(page).toHaveURL("/login");
    const answer = await fetch(`${server.url}/user/me`, { headers: { authorization: `Bearer ${person.token}` } });
    expect(answer.status).toBe(401);
    await logIn(page, person.email, "un-autre-pont-sur-la-loire");
    await expect(page.getByText("Welcome, Jeanne Martin!")).toBeVisible();
  },
);

test("a code works in another tab by its mailed link, although a stranger registered the address since", async ({
  page,
  server,
  context,
}) => {
  const person = aPerson(cast.hugo);
  await register(page, person);
  const [link, code] = [
    await server.readMail(person.email, /http:\S+\/verify-email#\S+/),
    await server.readCode(person.email),
  ];
  const body = JSON.stringify({ ...person, lastname: "Stranger", password: `${password}!`, birthdate: "1990-01-01" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${server.url}/user/register`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByLabel("Email")).toHaveValue(person.email);
  await enterCode(other, code);
  await expect(other.getByText(`Welcome, ${person.firstname} ${person.lastname}!`)).toBeVisible();
});
