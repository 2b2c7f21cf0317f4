import { operations } from "@passerelle/api/contract";
import { expect, it } from "vitest";
import { readForm } from "./body";

it("reads a repeated field of a form as a list", async () => {
  const operation = operations().find(({ id }) => id === "updateApplicantProfile");
  const body = new FormData();
  for (const skill of ["TypeScript", "Go"]) body.append("skills", skill);
  body.append("profile", "Architecte\r\nfront-end");
  const request = new Request("http://localhost/applicant", { method: "PATCH", body });
  const form = operation && (await readForm(request, operation));
  expect(form?.values).toEqual({ skills: ["TypeScript", "Go"], profile: "Architecte\nfront-end" });
});
