import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { offline, stored, messageTexts, discussionWith } from "./messages";
import { expect, test } from "./server";

test("a language chosen in one tab applies to every tab, and to live messages", async ({ browser, server }) => {
  const aicha = await signUp(server, aPerson(cast.aicha));
  const karim = await signUp(server, aPerson(cast.karim));
  const first = await open(browser, aicha, server.url, "/dashboard");
  const second = await first.context().newPage();
  await second.goto("/dashboard/notifications");
  await expect(second.getByText("Aucune notification pour le moment.")).toBeVisible();
  await first.getByLabel("Langue").selectOption("en");
  await expect(second.getByText("Welcome, Aïcha Diallo!")).toBeVisible();
  await expect(second.locator("html")).toHaveAttribute("lang", "en");
  await expect(second.getByText("Aucune notification pour le moment.")).toBeHidden();

  const call = async (token: string, path: string, body: FormData | string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(typeof body === "string" && { "content-type": "application/json" }),
    };
    const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body });
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
    return answer.json();
  };
  const form = new FormData();
  form.set("text", "Bonjour à toutes et à tous.");
  const { data } = await call(aicha.token, "/post", form);
  await call(karim.token, "/post-like", JSON.stringify({ postID: data.id }));
  for (const page of [first, second])
    await expect(page.getByRole("region").getByText("Karim Benali liked your post.")).toBeVisible();
  await expect(second.getByRole("listitem").filter({ hasText: "Karim Benali liked your post." })).toBeVisible();
});

test("lost messages are recovered within 15 seconds, on the same connection", async ({ browser, server }) => {
  const sophie = await signUp(server, aPerson(cast.sophie));
  const lucas = await signUp(server, aPerson(cast.lucas));
  const his = await open(browser, lucas, server.url, discussionWith(sophie));
  const hers = await open(browser, sophie, server.url, "/login");
  let opened = 0;
  let losing = false;
  await hers.routeWebSocket(/\/ws\/connect/, (socket) => {
    opened += 1;
    const there = socket.connectToServer();
    there.onMessage((frame) => {
      if (!losing || String(frame).includes('"heartbeat"')) socket.send(frame);
    });
  });
  await hers.goto(discussionWith(lucas));
  const box = his.getByPlaceholder("Tapez votre message...");
  const write = async (text: string) => {
    await box.fill(text);
    await box.press("Enter");
    await expect(box).toHaveValue("");
  };
  await write("Avant");
  await expect(messageTexts(hers)).toHaveText(["Avant"]);
  losing = true;
  await write("Perdu");
  await expect(messageTexts(hers)).toHaveText(["Avant", "Perdu"]);
  expect(opened).toBe(1);
  await expect(offline(hers)).toBeHidden();
  expect(await stored(server, lucas, sophie)).toEqual(["Avant", "Perdu"]);
});
