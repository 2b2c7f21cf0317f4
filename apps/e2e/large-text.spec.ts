import { cast } from "@passerelle/domain/cast";
import { aPerson, callAs, open, signUp } from "./accounts";
import { publish } from "./offers";
import { expect, test } from "./server";

const ofApplicants = ["", "/profile", "/applicant", "/applications", "/posts", "/notifications", "/my-account"];
const ofRecruiters = ["", "/recruiter", "/job-offers"];

test("text of twice the size scrolls no page sideways (WCAG 1.4.4)", async ({ browser, server }) => {
  const recruiter = await signUp(server, aPerson(cast.claire));
  const applicant = await signUp(server, aPerson(cast.jeanne));
  await publish(server, recruiter, "Archiviste");
  await callAs(server, recruiter, "POST", "/post", postOf("Nous cherchons une archiviste."));
  for (const [person, paths] of [
    [applicant, ofApplicants],
    [recruiter, ofRecruiters],
  ] as const) {
    const page = await open(browser, person, server.url, "/dashboard");
    for (const path of paths) {
      await page.goto(`/dashboard${path}`);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(beyond, path).toBeLessThanOrEqual(0);
    }
  }
});

function postOf(text: string) {
  const form = new FormData();
  form.append("text", text);
  return form;
}
