import { cast } from "@passerelle/domain/cast";
import { aPerson, signUp } from "./accounts";
import { expect, test } from "./server";
import { logIn } from "./sign-in";

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
