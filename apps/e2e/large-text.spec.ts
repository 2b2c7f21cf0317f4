import type { Page } from "@playwright/test";
import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { discussionWith, send } from "./messages";
import { publish } from "./offers";
import { expect, test } from "./server";

const ofApplicants = ["", "/profile", "/applicant", "/applications", "/posts", "/notifications", "/my-account"];
const ofRecruiters = ["", "/recruiter", "/job-offers"];

const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important; }" });

test("text of twice the size scrolls no page sideways (WCAG 1.4.4)", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  await publish(server, recruiter, "Archiviste");
  await callAs(server, recruiter, "POST", "/post", postOf("Nous cherchons une archiviste."));
  const written = await open(browser, applicant, server.url, discussionWith(recruiter));
  await send(written, "Bonjour, le poste d'archiviste est-il encore à pourvoir ?");
  for (const [person, paths] of [
    [applicant, [...ofApplicants, "/messages", `/messages?with=${recruiter.username}`]],
    [recruiter, [...ofRecruiters, "/messages", `/messages?with=${applicant.username}`]],
  ] as const) {
    const page = await open(browser, person, server.url, "/dashboard");
    for (const path of paths) {
      await page.goto(`/dashboard${path}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await enlarge(page);
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, path).toBeLessThanOrEqual(0);
    }
  }
});

test("text of twice the size leaves the actions of a table in reach (WCAG 1.4.4)", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  await publish(server, recruiter, "Archiviste");
  const page = await open(browser, recruiter, server.url, "/dashboard/job-offers");
  await page.setViewportSize({ width: 1280, height: 800 });
  await enlarge(page);
  const row = page.getByRole("row").filter({ hasText: "Archiviste" });
  const actions = row.getByRole("cell").last().getByRole("button");
  await expect(actions).toHaveCount(6);
  // Only down: the actions need no scrolling sideways.
  await row.evaluate((line) => scrollBy(0, line.getBoundingClientRect().top - innerHeight / 3));
  for (const action of await actions.all()) {
    await expect(action).toBeInViewport({ ratio: 1 });
    await action.click({ trial: true });
  }
});

function postOf(text: string) {
  const form = new FormData();
  form.append("text", text);
  return form;
}
