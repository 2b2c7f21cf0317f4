import { pathOfAlert, pathOfTarget } from "@passerelle/domain";
import { expect, it } from "vitest";
import { hrefOfTarget } from "./target-href";

it("leads to the post, and to the comment", () => {
  expect(hrefOfTarget({ kind: "post", id: 88 })).toBe("/dashboard/posts/88");
  expect(hrefOfTarget({ kind: "post", id: 88, commentId: 204 })).toBe("/dashboard/posts/88?comment=204");
});

it("leads an applicant to the offer or to their application, and its recruiter to the application", () => {
  const target = { kind: "job_offer", id: 12, applicationId: 7 } as const;
  expect(hrefOfTarget({ kind: "job_offer", id: 12 }, "applicant")).toBe("/dashboard/offers?offer=12");
  expect(hrefOfTarget(target, "applicant")).toBe("/dashboard/applications?offer=12&application=7");
  expect(hrefOfTarget({ kind: "job_offer", id: 12, eventType: "job_application" }, "applicant")).toBe(
    "/dashboard/applications?offer=12",
  );
  expect(hrefOfTarget(target, "recruiter")).toBe("/dashboard/job-offers/12/applications?application=7");
  expect(hrefOfTarget({ kind: "job_offer", id: 12 }, "recruiter")).toBe("/dashboard/job-offers/12/applications");
});

it("leads where the mails lead", () => {
  for (const target of [
    { kind: "post", id: 88 },
    { kind: "post", id: 88, commentId: 204 },
    { kind: "job_offer", id: 12 },
    { kind: "job_offer", id: 12, applicationId: 7 },
    { kind: "job_offer", id: 12, eventType: "job_application" },
  ] as const)
    for (const role of ["applicant", "recruiter"] as const)
      expect(pathOfTarget(target, role)).toBe(hrefOfTarget(target, role));
});

it("leads to the offers of an alert, as the mails do", () => {
  const filters = { search: "développeuse go", contract: "cdi,cdd", minSalary: 2500, withoutSalary: true } as const;
  expect(hrefOfTarget({ kind: "offers", filters })).toBe(pathOfAlert(filters));
});

it("leads to a discussion, and to the lists", () => {
  expect(hrefOfTarget({ kind: "discussion", username: "karim.benali" })).toBe("/dashboard/messages?with=karim.benali");
  expect(hrefOfTarget({ kind: "discussions" })).toBe("/dashboard/messages");
  expect(hrefOfTarget({ kind: "notifications" })).toBe("/dashboard/notifications");
});
