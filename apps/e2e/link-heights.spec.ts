import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { publish } from "./offers";
import { expect, test } from "./server";

const minHeights = [
  { width: 1280, height: 800, minHeight: 24 },
  { width: 375, height: 740, minHeight: 44 },
];

test("links to a notification, a company and a legal page are tall enough to hit", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  const company = new FormData();
  company.append("company", "Halle");
  await callAs(server, recruiter, "PATCH", "/recruiter", company);
  const offer = await publish(server, recruiter, "Archiviste");
  const application = await callAs(server, applicant, "POST", "/application", { jobOfferID: offer.id });
  await callAs(server, recruiter, "PATCH", `/application/${application.id}`, { decision: "accepted" });
  const page = await open(browser, applicant, server.url, "/dashboard");
  const main = page.getByRole("main");
  const links = [
    ["/dashboard/notifications", main.getByRole("listitem").getByRole("link")],
    ["/dashboard/applications", main.getByRole("link", { name: "Halle" })],
    ["/dashboard/my-account", main.locator("a:is([href='/privacy'], [href='/terms'])")],
  ] as const;
  for (const { minHeight, ...size } of minHeights) {
    await page.setViewportSize(size);
    for (const [path, link] of links) {
      await page.goto(path);
      await expect(link.first()).toBeVisible();
      for (const each of await link.all()) {
        const box = await each.boundingBox();
        // Layout rounds to fractions of a pixel.
        expect(Math.round(box?.height ?? 0), `${path}, ${size.width} px`).toBeGreaterThanOrEqual(minHeight);
      }
    }
  }
});
