import { expect } from "vitest";
import { anotherApplicant, anotherRecruiter, apply, openApplications, publish } from "./acts";
import { follow } from "./files";
import { aFile, aPdf } from "./files-samples";
import { save } from "./forms";
import { contractTest, type ContractTest, type TestContext, type TestUser } from "./harness";
import { call, sendJson } from "./plain";
import { endSession } from "./sessions";
import { unwrap } from "./unwrap";

const openingsOf = (user: TestUser, query = {}) => unwrap(user.GET("/user/resume-openings", { params: { query } }));

/** Somebody with a resume that nobody has opened. */
export async function anApplicant(context: TestContext): Promise<TestUser> {
  const user = await context.signIn("applicant");
  await save(user, "updateApplicantProfile", { resume: aFile(aPdf(), "cv.pdf", "application/pdf") });
  return user;
}

/** A recruiter opens the resume of somebody who applies to a new offer. */
export async function openResume(context: TestContext, recruiter: TestUser, owner: TestUser, times = 1) {
  const offer = await publish(recruiter);
  await apply(owner, offer.id);
  const [received] = await openApplications(recruiter, offer.id);
  for (let time = 0; time < times; time += 1)
    expect((await follow(context, received?.resumeUrl ?? "")).status).toBe(200);
}

/** What applicants see of the openings of their resumes. */
export const resumeOpeningTests: ContractTest[] = [
  contractTest("tells who opened the resume, when last and how often", "listResumeOpenings", async (context) => {
    const [owner, recruiter] = [await anApplicant(context), await context.signIn("recruiter")];
    await save(recruiter, "updateRecruiterProfile", { company: "Novelia" });
    await openResume(context, recruiter, owner, 2);
    const { items, totalItems } = await openingsOf(owner);
    expect(totalItems).toBe(1);
    const { id, firstname, lastname, username, avatar } = recruiter.me;
    expect(items).toEqual([
      {
        id: expect.any(Number),
        person: { id, firstname, lastname, username, avatar },
        company: "Novelia",
        lastOpenedAt: expect.any(String),
        openings: 2,
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(items[0]?.lastOpenedAt ?? ""))).toBeLessThan(60_000);
  }),
  contractTest("does not count the owner's openings, nor another's resume", "listResumeOpenings", async (context) => {
    const owner = await anApplicant(context);
    const { data } = await unwrap(
      owner.GET("/applicant/{username}", { params: { path: { username: owner.me.username } } }),
    );
    expect((await follow(context, data.resumeUrl ?? "")).status).toBe(200);
    await openResume(context, await anotherRecruiter(context), await anApplicant(context));
    expect(await openingsOf(owner)).toMatchObject({ items: [], totalItems: 0 });
    expect((await openingsOf(await anotherApplicant(context))).items).toEqual([]);
  }),
  contractTest("does not count who asks for the headers alone", "listResumeOpenings", async (context) => {
    const [owner, recruiter] = [await anApplicant(context), await anotherRecruiter(context)];
    const offer = await publish(recruiter);
    await apply(owner, offer.id);
    const [received] = await openApplications(recruiter, offer.id);
    await fetch(new URL(received?.resumeUrl ?? "", context.baseUrl), { method: "HEAD" });
    expect(await openingsOf(owner)).toMatchObject({ items: [], totalItems: 0 });
  }),
  contractTest("puts the latest opening first, page by page", "listResumeOpenings", async (context) => {
    const [owner, first, second] = [
      await anApplicant(context),
      await context.signIn("recruiter"),
      await context.signIn("recruiter"),
    ];
    for (const recruiter of [first, second, first]) {
      await openResume(context, recruiter, owner);
      // Two openings in the same millisecond have no order.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const pages = await Promise.all([1, 2].map((page) => openingsOf(owner, { page, pageSize: 1 })));
    expect(pages.map(({ items }) => items.map(({ person }) => person.id))).toEqual([[first.me.id], [second.me.id]]);
    expect(pages[0]).toMatchObject({ totalItems: 2, totalPages: 2, items: [{ openings: 2 }] });
  }),
  contractTest(
    "keeps the opening of a deleted person without a name (D-158)",
    "listResumeOpenings",
    async (context) => {
      const [owner, recruiter] = [await anApplicant(context), await context.signIn("recruiter")];
      await save(recruiter, "updateRecruiterProfile", { company: "Novelia" });
      await openResume(context, recruiter, owner);
      endSession(recruiter.token);
      await sendJson(recruiter, "POST", "/user/delete", { currentPassword: recruiter.password });
      const { items } = await openingsOf(owner);
      expect(items).toMatchObject([{ person: { deleted: true }, company: null, openings: 1 }]);
      expect(JSON.stringify(items)).not.toContain(recruiter.me.username);
    },
  ),
  contractTest("is for applicants", "listResumeOpenings", async (context) => {
    const recruiter = await anotherRecruiter(context);
    expect(await call(recruiter, "GET", "/user/resume-openings")).toHaveProperty("status", 403);
  }),
];
