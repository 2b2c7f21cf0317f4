import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { saveData } from "./loading";
import { box, write, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";
import { logIn } from "./sign-in";

test("another person who logs in in a second tab ends the first one's session at once", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const karim = await signUp(server, aPerson(cast.karim));
  const claire = await signUp(server, aPerson(cast.claire));
  const first = await open(browser, jeanne, server.url, "/dashboard");
  // Prevents prefetching, which could otherwise happen before the other person logs in.
  await saveData(first);
  const connected = first.waitForEvent("websocket");
  await first.goto(discussionWith(claire));
  const socket = await connected;
  await box(first).fill("De la part de Jeanne");
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const sent: string[] = [];
  first.on("request", (request) => sent.push(request.headers()["authorization"] ?? ""));

  const second = await first.context().newPage();
  await logIn(second, karim.email);
  await expect(second.getByText("Welcome, Karim Benali!")).toBeVisible();

  await test.step("the first tab names the person, shows none of her data, and is not connected", async () => {
    await expect(first.getByRole("heading", { name: "Another account is in use" })).toBeVisible();
    await expect(first.getByText(karim.username).first()).toBeVisible();
    await expect(first.getByText("Jeanne", { exact: false })).toHaveCount(0);
    await closed;
  });

  await test.step("text typed there is stored for no person", async () => {
    await first.keyboard.type("Encore un mot");
    await first.keyboard.press("Enter");
    for (const { token } of [jeanne, karim, claire]) {
      const answer = await fetch(`${server.url}/discussions`, { headers: { authorization: `Bearer ${token}` } });
      expect(await answer.json()).toEqual([]);
    }
  });

  await test.step("it continues as the other person, from the home", async () => {
    await first.getByRole("button", { name: `Continue as ${karim.username}` }).click();
    await expect(first).toHaveURL("/dashboard");
    await expect(first.getByText("Welcome, Karim Benali!")).toBeVisible();
    expect(sent.filter((header) => header === `Bearer ${jeanne.token}`)).toEqual([]);
    await first.goto(discussionWith(claire));
    await expect(box(first)).toHaveValue("");
    await expect(messageTexts(first)).toHaveCount(0);
  });
});

test("when the same person logs in again in a second tab, the first continues", async ({ browser, server }) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const claire = await signUp(server, aPerson(cast.claire));
  const first = await open(browser, jeanne, server.url, discussionWith(claire));
  await box(first).fill("Pas encore envoyé");
  const second = await first.context().newPage();
  await logIn(second, jeanne.email);
  await expect(second.getByText("Welcome, Jeanne Martin!")).toBeVisible();
  await fetch(`${server.url}/user/logout`, { method: "POST", headers: { authorization: `Bearer ${jeanne.token}` } });
  await expect(box(first)).toHaveValue("Pas encore envoyé");
  // The channel may still be connecting for the new session.
  await write(first, "Pas encore envoyé");
  await expect(messageTexts(first)).toHaveText(["Pas encore envoyé"]);
});

test("text typed in an expired tab is restored, once its owner has logged in in another", async ({
  browser,
  server,
}) => {
  const jeanne = await signUp(server, aPerson(cast.jeanne));
  const first = await open(browser, jeanne, server.url, "/dashboard/formations");
  const description = first.getByRole("dialog").getByLabel("Description");
  await first
    .getByRole("button", { name: /^Ajouter/ })
    .first()
    .click();
  await description.fill("Mémoire sur les ports.");
  await fetch(`${server.url}/user/logout`, { method: "POST", headers: { authorization: `Bearer ${jeanne.token}` } });
  await expect(first).toHaveURL("/login");

  const second = await first.context().newPage();
  await logIn(second, jeanne.email);
  await expect(second.getByText("Welcome, Jeanne Martin!")).toBeVisible();
  await first.getByRole("link", { name: `Continue as ${jeanne.username}` }).click();
  await expect(first).toHaveURL("/dashboard/formations");
  await expect(description).toHaveValue("Mémoire sur les ports.");
});
