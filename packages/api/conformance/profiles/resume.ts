import { expect } from "vitest";
import {
  anotherApplicant,
  anotherRecruiter,
  apply,
  close,
  once,
  openApplications,
  publish,
  remove,
  withdraw,
} from "../context/acts";
import { type FileField, fileTests, follow, keep } from "./pictures";
import { aFile, aPdf, aPdfWith, PICTURES, typeOf } from "../context/files-samples";
import { dataIn, save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { showTo } from "../people/people";
import type { Schemas } from "../../src";
import { asNode } from "../../src/contract/openapi-document";
import { call, refusedErrors } from "../context/calls";

/** The `resumeUrl` of a person's profile as a reader sees it. */
async function linkFor(reader: TestUser, owner: TestUser): Promise<string | null> {
  const { resumeUrl } = dataIn(await call(reader, "GET", `/applicant/${owner.me.username}`));
  return typeof resumeUrl === "string" ? resumeUrl : null;
}

export const resume: FileField = {
  operationId: "updateApplicantProfile",
  field: "resume",
  owner: once(({ signIn }) => signIn("applicant")),
  link: (owner) => linkFor(owner, owner),
  sample: (size) => aFile(aPdf(size), "cv.pdf", "application/pdf"),
  others: PICTURES,
  wrong: { portfolioUrl: "exemple" },
  beside: { profile: "Soudeuse", skills: "TIG" },
};

/** An applicant with a resume and an application. The recruiter has no other application from this person. */
async function anApplication(context: TestContext) {
  const [owner, recruiter] = [await resume.owner(context), await context.signIn("recruiter")];
  await keep(context, resume, resume.sample());
  const offer = await publish(recruiter);
  return { owner, recruiter, offer, application: await apply(owner, offer.id) };
}

/** A link with one character changed, at a position counted from the end. */
function altered(link: string, fromEnd: number): string {
  const at = link.length - fromEnd;
  return `${link.slice(0, at)}${link[at] === "1" ? "2" : "1"}${link.slice(at + 1)}`;
}

const query = (link: string) => link.slice(link.indexOf("?"));

const linkTo = (address: string) => ({ page: `/Annots[<</Type/Annot/Subtype/Link/A<</S/URI/URI(${address})>>>>]` });

/** Active content that runs when a PDF is opened, each containing the word 'harm'. */
const active: Record<string, [kind: keyof Schemas["RemovedFromPdf"], entries: { catalog?: string; page?: string }]> = {
  "a script that runs when it opens": ["scripts", { catalog: "/OpenAction<</S/JavaScript/JS(harm)>>" }],
  "a program to start": ["actions", { catalog: "/OpenAction<</S /Launch/F(harm.exe)>>" }],
  "an embedded file": [
    "attachments",
    { catalog: "/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(harm.exe)/EF<</F 3 0 R>>>>]>>>>" },
  ],
  "a link to a file of its reader": ["links", linkTo("file:///home/camille/.ssh/harm")],
  "a link that is a script": ["links", linkTo("javascript:harm\\(1\\)")],
  "a link that begins another program": ["links", linkTo("ms-word:ofe|u|harm.docm")],
};

const peculiarNames: Record<string, [given: string, kept: string | null]> = {
  "without its folders": ["C:\\Users\\zoe\\cv.pdf", "cv.pdf"],
  "with its quotation marks, which browsers escape": ['CV "2026" 100%25.pdf', 'CV "2026" 100%25.pdf'],
  "without invisible marks": ["cv\u202Efdp\u200B.exe", "cvfdp.exe"],
  "with markup as the text that it is": ["<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
  "as it is in a hundred characters": [`${"é".repeat(96)}.pdf`, `${"é".repeat(96)}.pdf`],
  "in a hundred characters": [`${"é".repeat(200)}.pdf`, `${"é".repeat(95)}….pdf`],
  "not at all if nothing is left": ["\u200B", null],
};

const aResumeWith = (entries: Parameters<typeof aPdfWith>[0]) => aFile(aPdfWith(entries), "cv.pdf", "application/pdf");

export const resumeTests: ContractTest[] = [
  ...fileTests(resume),
  ...testsOf("updateApplicantProfile", {
    "serves the resume as a PDF, and never as a web page (D-024, D-087)": async (context) => {
      const { served, bytes } = await keep(context, resume, resume.sample());
      expect(typeOf(bytes)).toBe("application/pdf");
      expect(served.headers.get("Content-Type")).toBe("application/pdf");
      expect(served.headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(served.headers.get("Cache-Control")).toMatch(/private|no-store/);
      expect(served.headers.get("Content-Disposition")).toMatch(/^attachment/);
      expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
    },
    "shows the owner name, size and date of the resume (D-207)": async (context) => {
      const owner = await context.signIn("applicant");
      const of = async () => asNode(dataIn(await call(owner, "GET", `/applicant/${owner.me.username}`))["resumeFile"]);
      const before = Date.now() - 60_000;
      const resume = aFile(aPdf(70_000), "CV Zoé Lefèvre.pdf", "application/pdf");
      const answer = await save(owner, "updateApplicantProfile", { resume });
      const link = dataIn(answer)["resumeUrl"];
      const served = await follow(context, typeof link === "string" ? link : "");
      const { byteLength: size } = await served.arrayBuffer();
      const known = { name: "CV Zoé Lefèvre.pdf", size, storedAt: expect.any(String) };
      expect(dataIn(answer)).toHaveProperty("resumeFile", known);
      const first = await of();
      expect(first).toEqual(known);
      expect(Date.parse(String(first["storedAt"]))).toBeGreaterThan(before);
      await save(owner, "updateApplicantProfile", { profile: "Soudeuse" });
      expect(await of()).toEqual(first);
      await save(owner, "updateApplicantProfile", { resume: aFile(aPdf(500), "2.pdf", "application/pdf") });
      expect(await of()).toMatchObject({ name: "2.pdf", size: expect.any(Number) });
      expect(dataIn(await save(owner, "updateApplicantProfile", { resume: "" }))).not.toHaveProperty("resumeFile");
    },
    "refuses a truncated resume (D-087)": async (context) => {
      const half = aFile(aPdf(4_000).slice(0, 2_000), "cv.pdf", "application/pdf");
      const answer = await save(await resume.owner(context), "updateApplicantProfile", { resume: half });
      expect(answer).toEqual(refusedErrors("resume"));
    },
    "accepts a resume with links to pages, mail addresses and telephone numbers, without a scheme too (D-316)": async (
      context,
    ) => {
      const links = ["https://camille.example", "http://camille.example", "mailto:c@exemple.fr", "tel:+33612345678"];
      for (const link of [...links, "www.camille.example", "camille@exemple.fr"]) {
        const file = aResumeWith(linkTo(link));
        const { status, body } = await save(await resume.owner(context), "updateApplicantProfile", { resume: file });
        expect(status).toBe(200);
        expect(body).not.toHaveProperty("removedFromResume");
      }
    },
  }),
  ...testsOf("getApplicantProfile", {
    "shows the resume only to its owner and to recruiters with an application (D-086)": async (context) => {
      const { owner, recruiter, offer, application } = await anApplication(context);
      await showTo(owner, "members");
      const readers = [owner, recruiter, await anotherRecruiter(context), await anotherApplicant(context)];
      const seen = await Promise.all(readers.map((reader) => linkFor(reader, owner)));
      expect(seen.map((link) => link !== null)).toEqual([true, true, false, false]);
      for (const link of seen) if (link !== null) expect((await follow(context, link)).status).toBe(200);
      await close(recruiter, offer.id);
      expect(await linkFor(recruiter, owner)).not.toBeNull();
      // The application belongs to another applicant.
      const rival = await anotherRecruiter(context);
      await apply(await anotherApplicant(context), (await publish(rival)).id);
      expect(await linkFor(rival, owner)).toBeNull();
      await withdraw(owner, application.id);
      expect(await linkFor(recruiter, owner)).toBeNull();
      const another = await publish(recruiter);
      await apply(owner, another.id);
      expect(await linkFor(recruiter, owner)).not.toBeNull();
      await remove(recruiter, another.id);
      expect(await linkFor(recruiter, owner)).toBeNull();
    },
    "shows no one else the name of the resume (D-207)": async (context) => {
      const { owner, recruiter } = await anApplication(context);
      await showTo(owner, "members");
      for (const reader of [recruiter, await anotherRecruiter(context), await anotherApplicant(context)]) {
        const seen = dataIn(await call(reader, "GET", `/applicant/${owner.me.username}`));
        expect([seen["skills"] !== undefined, "resumeFile" in seen]).toEqual([true, false]);
      }
    },
    "serves no resume for a forged link (D-024)": async (context) => {
      const { link } = await keep(context, resume, resume.sample());
      const other = await context.signIn("applicant");
      const theirs = await keep(context, { ...resume, owner: async () => other }, resume.sample());
      const swapped = link.replace(query(link), query(theirs.link));
      const forged = [link.replace(query(link), ""), swapped, ...[3, 8, 13].map((fromEnd) => altered(link, fromEnd))];
      const [, , name] = new URL(link, "http://server").pathname.split("/");
      const elsewhere = ["files", "uploads", "avatars", "logos", "images"].map((folder) => `/${folder}/${name}`);
      const asAnother = link.replace(/(?<=reader=)\d+/, (id) => String(Number(id) + 1));
      const later = link.replace(/(?<=\?.*)\d{9,}/, (moment) => String(Number(moment) + 3600));
      for (const made of [...forged, ...elsewhere, asAnother, later].filter((one) => one !== link)) {
        const { status } = await follow(context, made);
        expect([made, status >= 400 && status < 500]).toEqual([made, true]);
      }
      expect((await follow(context, link)).status).toBe(200);
    },
  }),
  ...Object.entries(peculiarNames).map(([what, [given, kept]]) =>
    contractTest(`keeps the name of a resume ${what} (D-207)`, "updateApplicantProfile", async (context) => {
      const owner = await resume.owner(context);
      const answer = await save(owner, "updateApplicantProfile", { resume: aFile(aPdf(), given, "application/pdf") });
      expect(dataIn(answer)).toHaveProperty("resumeFile.name", kept);
    }),
  ),
  contractTest("returns the resume with the application (D-024)", "listApplications", async (context) => {
    const { recruiter, offer, owner } = await anApplication(context);
    const [shown] = await openApplications(recruiter, offer.id);
    const served = await follow(context, shown?.resumeUrl ?? "");
    expect(typeOf(new Uint8Array(await served.arrayBuffer()))).toBe("application/pdf");
    const fresh = await keep(context, resume, aFile(aPdf(500)));
    expect((await follow(context, shown?.resumeUrl ?? "")).status).toBe(404);
    const [again] = await openApplications(recruiter, offer.id);
    expect(await (await follow(context, again?.resumeUrl ?? "")).arrayBuffer()).toEqual(fresh.bytes.buffer);
    expect(await linkFor(owner, owner)).not.toBeNull();
  }),
  ...Object.entries(active).map(([what, [kind, entries]]) =>
    contractTest(`stores a resume without ${what} (D-316)`, "updateApplicantProfile", async (context) => {
      const owner = await resume.owner(context);
      const { status, body } = await save(owner, "updateApplicantProfile", { resume: aResumeWith(entries) });
      expect(status).toBe(200);
      const served = await follow(context, (await linkFor(owner, owner)) ?? "");
      expect(new TextDecoder("latin1").decode(await served.arrayBuffer())).not.toContain("harm");
      const { removedFromResume: removed } = asNode(body);
      if (removed !== undefined) expect(removed).toEqual({ [kind]: 1 });
    }),
  ),
  ...testsOf("deleteApplication", {
    "invalidates a link to a resume when its reader loses access (D-024, D-086)": async (context) => {
      const { owner, recruiter, application } = await anApplication(context);
      const [own, link] = [await linkFor(owner, owner), await linkFor(recruiter, owner)];
      expect((await follow(context, link ?? "")).status).toBe(200);
      await withdraw(owner, application.id);
      expect((await follow(context, link ?? "")).status).toBe(404);
      expect((await follow(context, own ?? "")).status).toBe(200);
    },
  }),
];
