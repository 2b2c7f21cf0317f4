import { expect } from "vitest";
import { anotherApplicant, anotherRecruiter, apply, openApplications, publish } from "../context/acts";
import { follow } from "./pictures";
import { aFile, aPdf } from "../context/files-samples";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { testsOf, type ContractTest, type TestContext } from "../context/harness";
import { sendJson } from "../context/calls";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

const viewsOf = (user: TestUser, query = {}) => unwrap(user.GET("/user/resume-views", { params: { query } }));

/** An applicant with a resume that has no views. */
export async function anApplicant(context: TestContext): Promise<TestUser> {
  const user = await context.signIn("applicant");
  await save(user, "updateApplicantProfile", { resume: aFile(aPdf(), "cv.pdf", "application/pdf") });
  return user;
}

/** A recruiter opens the resume of a person who applies to a new offer. */
export async function openResume(context: TestContext, recruiter: TestUser, owner: TestUser, times = 1) {
  const offer = await publish(recruiter);
  await apply(owner, offer.id);
  const [received] = await openApplications(recruiter, offer.id);
  for (let time = 0; time < times; time += 1)
    expect((await follow(context, received?.resumeUrl ?? "")).status).toBe(200);
}

export const resumeViewTests: ContractTest[] = testsOf("listResumeViews", {
  "lists the people who opened the resume, how often, and when last": async (context) => {
    const [owner, recruiter] = [await anApplicant(context), await context.signIn("recruiter")];
    await save(recruiter, "updateRecruiterProfile", { company: "Novelia" });
    await openResume(context, recruiter, owner, 2);
    const { items, totalItems } = await viewsOf(owner);
    expect(totalItems).toBe(1);
    const { id, firstname, lastname, username, avatar } = recruiter.me;
    expect(items).toEqual([
      {
        id: expect.any(Number),
        person: { id, firstname, lastname, username, avatar },
        company: "Novelia",
        lastViewedAt: expect.any(String),
        views: 2,
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(items[0]?.lastViewedAt ?? ""))).toBeLessThan(60_000);
  },
  "does not count the owner's views, nor those of another resume": async (context) => {
    const owner = await anApplicant(context);
    const { data } = await unwrap(
      owner.GET("/applicant/{username}", { params: { path: { username: owner.me.username } } }),
    );
    expect((await follow(context, data.resumeUrl ?? "")).status).toBe(200);
    await openResume(context, await anotherRecruiter(context), await anApplicant(context));
    expect(await viewsOf(owner)).toMatchObject({ items: [], totalItems: 0 });
    expect((await viewsOf(await anotherApplicant(context))).items).toEqual([]);
  },
  "does not count HEAD requests": async (context) => {
    const [owner, recruiter] = [await anApplicant(context), await anotherRecruiter(context)];
    const offer = await publish(recruiter);
    await apply(owner, offer.id);
    const [received] = await openApplications(recruiter, offer.id);
    await fetch(new URL(received?.resumeUrl ?? "", context.baseUrl), { method: "HEAD" });
    expect(await viewsOf(owner)).toMatchObject({ items: [], totalItems: 0 });
  },
  "puts the latest view first, page by page": async (context) => {
    const [owner, first, second] = [
      await anApplicant(context),
      await context.signIn("recruiter"),
      await context.signIn("recruiter"),
    ];
    for (const recruiter of [first, second, first]) {
      await openResume(context, recruiter, owner);
      // Views in the same millisecond have no defined order.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const pages = [await viewsOf(owner, { pageSize: 1 }), await viewsOf(owner, { page: 2, limit: 1 })];
    expect(pages.map(({ items }) => items.map(({ person }) => person.id))).toEqual([[first.me.id], [second.me.id]]);
    expect(pages[0]).toMatchObject({ totalItems: 2, totalPages: 2, items: [{ views: 2 }] });
    expect((await viewsOf(owner)).items).toEqual(pages.flatMap(({ items }) => items));
  },
  "keeps a deleted person's view without a name (D-158)": async (context) => {
    const [owner, recruiter] = [await anApplicant(context), await context.signIn("recruiter")];
    await save(recruiter, "updateRecruiterProfile", { company: "Novelia" });
    await openResume(context, recruiter, owner);
    endSession(recruiter.token);
    await sendJson(recruiter, "POST", "/user/delete", { currentPassword: recruiter.password });
    const { items } = await viewsOf(owner);
    expect(items).toMatchObject([{ person: { deleted: true }, company: null, views: 1 }]);
    expect(JSON.stringify(items)).not.toContain(recruiter.me.username);
  },
});
