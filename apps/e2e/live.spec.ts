import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
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
