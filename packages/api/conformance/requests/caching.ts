import { expect } from "vitest";
import { apply, publish } from "../context/acts";
import { aFile, aPdf } from "../context/files-samples";
import { save } from "../context/forms";
import type { Caller } from "../context/caller";
import { contractTest, testsOf } from "../context/harness";

async function read(caller: Caller, path: string, headers: Record<string, string> = {}) {
  const answer = await caller.raw("GET", path, { headers });
  return { status: answer.status, tag: answer.headers.get("ETag"), text: await answer.text() };
}

/** Repeats a read with an ETag; undefined without a tag, since servers need not send any. */
const readKnowing = async (caller: Caller, path: string, tag: string | null) =>
  tag === null ? undefined : read(caller, path, { "If-None-Match": tag });

export const cachingTests = [
  ...testsOf("getMe", {
    "is a 304 without a body while unchanged, if tagged": async ({ signIn }) => {
      const user = await signIn("applicant");
      const { tag } = await read(user, "/user/me");
      const unchanged = [undefined, { status: 304, text: "", tag }];
      expect(unchanged).toContainEqual(await readKnowing(user, "/user/me", tag));
      expect(unchanged).toContainEqual(await readKnowing(user, "/user/me", tag && `"another", ${tag}`));
    },
    "is answered completely after a change of the same length, if tagged": async ({ signIn }) => {
      const user = await signIn("applicant");
      await save(user, "updateMe", { phone: "06 11 11 11 11" });
      const { tag } = await read(user, "/user/me");
      await save(user, "updateMe", { phone: "06 22 22 22 22" });
      const again = await readKnowing(user, "/user/me", tag);
      expect([undefined, { ...(await read(user, "/user/me")), status: 200 }]).toContainEqual(again);
      expect(again?.text ?? "06 22 22 22 22").toContain("06 22 22 22 22");
    },
    "is tagged per person, if at all": async ({ signIn }) => {
      const [one, other] = [await signIn("applicant"), await signIn("applicant")];
      const again = await readKnowing(other, "/user/me", (await read(one, "/user/me")).tag);
      expect([undefined, { ...(await read(other, "/user/me")), status: 200 }]).toContainEqual(again);
    },
    "makes browsers delete stored answers when the session ends, if tagged": async ({ signIn, withToken }) => {
      const user = await signIn("applicant");
      if (!(await user.raw("GET", "/user/me")).headers.has("ETag")) return;
      for (const ending of [
        await withToken("rien-de-tel").raw("GET", "/user/me"),
        await user.raw("POST", "/user/logout"),
      ])
        expect(ending.headers.get("Clear-Site-Data")).toContain('"cache"');
    },
  }),
  contractTest("is answered completely after a change, if tagged", "listRecruiterJobOffers", async ({ signIn }) => {
    const recruiter = await signIn("recruiter");
    const path = `/job-offers/recruiter/${recruiter.me.username}`;
    const { tag } = await read(recruiter, path);
    await publish(recruiter);
    const again = await readKnowing(recruiter, path, tag);
    expect([undefined, { ...(await read(recruiter, path)), status: 200 }]).toContainEqual(again);
    expect(again?.tag).not.toBe(tag);
  }),
  contractTest("has no tag and is not compressed if it contains a secret link", "listApplications", async (context) => {
    const [recruiter, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
    await save(applicant, "updateApplicantProfile", { resume: aFile(aPdf(500), "cv.pdf", "application/pdf") });
    const { id } = await publish(recruiter);
    await apply(applicant, id, "Bonjour. ".repeat(200));
    const answer = await recruiter.raw("GET", `/applications?jobOfferId=${id}`, {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(await answer.json()).toMatchObject({ items: [{ resumeUrl: expect.any(String) }] });
    for (const name of ["ETag", "Content-Encoding"]) expect([name, answer.headers.get(name)]).toEqual([name, null]);
  }),
];
