import { cast } from "@passerelle/domain/cast";
import { aPerson, open, signUp } from "./accounts";
import { expect, test } from "./server";

test("a screen keeps its address while the proxy has no server for it, and works on retry", async ({
  browser,
  server,
}) => {
  const page = await open(browser, await signUp(server, aPerson(cast.thomas)), server.url, "/login");
  const calls = /\/formations\b/;
  await page.route(calls, (route) =>
    route.request().resourceType() === "fetch"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
      : route.continue(),
  );
  await page.goto("/dashboard/formations");
  const retry = page.getByRole("button", { name: "Réessayer" }).first();
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/formations$/);
  await page.unroute(calls);
  await retry.click();
  await expect(page.getByText("Aucune formation")).toBeVisible();
});
