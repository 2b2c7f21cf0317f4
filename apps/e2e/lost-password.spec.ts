import { cast } from "@passerelle/domain/cast";
import { aPerson, enterCode, join, logIn, logOut, register } from "./people";
import { expect, test } from "./server";

test("whoever forgot the password chooses another one by mail, and every session ends", async ({ page, server }) => {
  const person = aPerson(cast.jeanne);
  await join(page, server, person);
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await logOut(page);
  await logIn(page, person.email);
  await expect(page).toHaveURL(/dashboard/);
  const other = await page.evaluate(() => localStorage.getItem("token"));
  expect(other).not.toBe(token);

  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page).toHaveURL("/reset-password");
  const code = await server.readCode(person.email, /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/);
  await page.goto(`/reset-password#${code}`);
  await page.reload();
  await expect(page.getByLabel("Code")).toHaveValue(code);
  await page.getByLabel(/^New password/).fill("un-autre-pont-sur-la-loire");
  await page.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL("/login");
  const answer = await fetch(`${server.url}/user/me`, { headers: { authorization: `Bearer ${other}` } });
  expect(answer.status).toBe(401);
  await logIn(page, person.email, "un-autre-pont-sur-la-loire");
  await expect(page.getByText("Welcome, Jeanne Martin!")).toBeVisible();
});

test("a mistyped address is corrected, and only the code is typed", async ({ page, server }) => {
  const person = aPerson(cast.karim);
  await register(page, { ...person, email: `mistyped.${person.email}` });
  await page.getByRole("button", { name: "Wrong address? Correct it" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Send the code there" }).click();
  await expect(page.getByLabel("Verification Code (OTP)")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByRole("button", { name: /^Send a new code in \d+ s$/ })).toBeVisible();
  await enterCode(page, await server.readCode(person.email));
  await expect(page.getByText("Welcome, Karim Benali!")).toBeVisible();
});
