import { form, type Schemas } from "@passerelle/api";
import { beforeEach, expect, it } from "vitest";
import { type Member, memberFor } from "../../../test/members";
import { testServer } from "../../../test/test-server";

const server = testServer();
const applicant = memberFor(beforeEach, server, "applicant");

const read = (by: Member, username: string) => by.api.GET("/applicant/{username}", { params: { path: { username } } });
const save = (by: Member, body: Schemas["ApplicantProfileInput"]) => by.api.PATCH("/applicant", form(body));

const empty = {
  profile: null,
  sector: null,
  academicLevel: null,
  experienceLevel: null,
  skills: [],
  languages: [],
  portfolioUrl: null,
  availableImmediately: false,
  resumeUrl: null,
};

it("an applicant's profile loses no field of concurrent saves, also for a new profile", async () => {
  const answers = await Promise.all([
    save(applicant, { profile: "Développeuse" }),
    save(applicant, { sector: "Santé" }),
    save(applicant, { skills: ["Go", "SQL"] }),
    save(applicant, { skills: ["Go", "SQL"] }),
    save(applicant, { languages: ["Breton"] }),
  ]);
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200]);
  const all = { profile: "Développeuse", sector: "Santé", skills: ["Go", "SQL"], languages: ["Breton"] };
  expect((await read(applicant, applicant.username)).data?.data).toEqual({ ...empty, ...all });
});
