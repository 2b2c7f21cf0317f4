import type { Page } from "@playwright/test";
import { cast } from "@passerelle/domain/cast";
import axe from "axe-core";
import { aPerson, callAs, connecting, open, signUp } from "./accounts";
import { publish } from "./offers";
import { expect, test } from "./server";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const ofVisitors = ["/login", "/register", "/verify-email", "/forgot-password", "/privacy", "/terms", "/offers"];
const ofEverybody = ["", "/profile", "/posts", "/notifications", "/messages", "/my-account", "/search?q=archi"];
const ofApplicants = ["/applicant", "/formations", "/offers", "/applications"];
const ofRecruiters = ["/recruiter", "/job-offers"];

/** Content outside the landmarks, and landmarks without content. */
async function problemsOf(page: Page) {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run({ runOnly: ["region", "landmark-one-main", "landmark-unique"] });
    const outside = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
    const empty = Array.from(document.querySelectorAll("header, footer, main, nav, aside"))
      .filter((landmark) => landmark.textContent === "" && !landmark.querySelector("input, button, img"))
      .map(({ outerHTML }) => `empty: ${outerHTML.slice(0, 120)}`);
    return [...outside, ...empty];
  });
}

test("all content of every page is in a landmark, and no landmark is empty", async ({ browser, page, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  const { id } = await publish(server, recruiter, "Archiviste");
  await callAs(server, applicant, "POST", "/application", { jobOfferID: id });
  for (const path of ofVisitors) {
    await page.goto(path);
    expect(await problemsOf(page), path).toEqual([]);
  }
  for (const [person, paths] of [
    [applicant, [...ofEverybody, ...ofApplicants]],
    [recruiter, [...ofEverybody, ...ofRecruiters, `/job-offers/${id}/applications`]],
  ] as const) {
    const inside = await open(browser, person, server.url, "/dashboard");
    for (const path of paths) {
      // Until then, a notice says that the page is connecting.
      await connecting(inside, () => inside.goto(`/dashboard${path}`));
      expect(await problemsOf(inside), path).toEqual([]);
    }
  }
});
