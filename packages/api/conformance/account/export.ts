import { expect } from "vitest";
import { asNode } from "../../src/contract/openapi-document";
import { apply, publish } from "../context/acts";
import { jsonIn } from "../context/archive";
import { openSession } from "../auth/sessions";
import type { OperationId } from "../../src/contract/operation-types";
import { add, cvLists, experiences } from "../context/cv-lists";
import { follow } from "../profiles/pictures";
import { aFile, aPdf } from "../context/files-samples";
import { save } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, testsWith, type ContractTest, type TestContext } from "../context/harness";
import { sendMessage, skipGreetings, withLive } from "../context/live-acts";
import { createAlert } from "../job-offers/alerts-acts";
import { block } from "../people/people";
import { call, type PlainAnswer, refused, refusedErrors, sendJson } from "../context/calls";
import { comment, post } from "../context/posts-acts";
import { anApplicant, openResume } from "../profiles/resume-views";
import { endSession } from "../context/sessions";
import { unwrap } from "../context/unwrap";

const minute = 60_000;

const exportMe = (user: TestUser, currentPassword = user.password) =>
  sendJson(user, "POST", "/user/export", { currentPassword });

async function linkOf(user: TestUser): Promise<string> {
  const { data } = await unwrap(user.POST("/user/export", { body: { currentPassword: user.password } }));
  return data.url;
}

/** The JSON files of a person's export, as texts. */
const exportOf = async (context: TestContext, user: TestUser) =>
  jsonIn(await (await follow(context, await linkOf(user))).arrayBuffer());

/** The lists about an applicant, whose rows are in the export as these calls answer them. */
const ownLists = [...cvLists.map(({ many }) => `/${many}`), "/user/blocks", "/job-offer-alerts"];

const statusOf = async (context: TestContext, link: string) => (await follow(context, link)).status;

/** Everything that ends a session: its own logout, or an act in another session of the same person. */
const endings: [OperationId, (user: TestUser, other: TestUser) => Promise<PlainAnswer>][] = [
  ["logout", (user) => call(user, "POST", "/user/logout")],
  ["endOtherSessions", (_, other) => call(other, "DELETE", "/user/sessions")],
  [
    "changePassword",
    (_, other) =>
      sendJson(other, "POST", "/user/password", {
        currentPassword: other.password,
        password: "un-autre-pont-sur-la-loire",
      }),
  ],
  ["deleteMe", (_, other) => sendJson(other, "POST", "/user/delete", { currentPassword: other.password })],
];

export const accountExportTests: ContractTest[] = [
  ...testsOf("exportMe", {
    "requires the password, and returns no link without it (D-158)": async (context) => {
      const user = await context.signUp("applicant");
      expect(await exportMe(user, `${user.password}x`)).toEqual(refusedErrors("currentPassword"));
      expect(await exportMe(user, " ")).toEqual(refusedErrors("currentPassword"));
    },
    "returns a link to an archive that is valid for 15 minutes and not cached (D-158)": async (context) => {
      const user = await context.signIn("recruiter");
      const before = Date.now();
      const { data } = await unwrap(user.POST("/user/export", { body: { currentPassword: user.password } }));
      const lasts = Date.parse(data.expiresAt) - before;
      expect(Math.abs(lasts - 15 * minute)).toBeLessThan(minute);
      const served = await follow(context, data.url);
      expect(served.status).toBe(200);
      expect(served.headers.get("Content-Type")).toBe("application/zip");
      expect(served.headers.get("Content-Disposition")).toMatch(/^attachment/);
      expect(served.headers.get("Cache-Control")).toContain("no-store");
      const bytes = new Uint8Array(await served.arrayBuffer());
      expect(String.fromCharCode(...bytes.slice(0, 2))).toBe("PK");
    },
    "contains every discussion, and no link to the resume (D-158)": async (context) => {
      const { signIn } = context;
      const [before, user, after] = [await signIn("recruiter"), await signIn("applicant"), await signIn("recruiter")];
      await save(user, "updateApplicantProfile", {
        profile: "Soudeuse navale",
        resume: aFile(aPdf(), "cv.pdf", "application/pdf"),
      });
      await withLive(context, [user], async (channel) => {
        await skipGreetings(channel);
        for (const [content, { me }] of [
          ["À la première.", before],
          ["À la seconde.", after],
        ] as const)
          await sendMessage(channel, { content, recipientUsername: me.username });
      });
      const texts = (await exportOf(context, user)).join("\n");
      for (const text of [user.me.email, "Soudeuse navale", "À la première.", "À la seconde."])
        expect(texts).toContain(text);
      expect(texts).not.toContain("/resumes/");
    },
    "contains everything that an applicant wrote, chose and opened (D-158)": async (context) => {
      const [user, recruiter] = [await context.signIn("applicant"), await context.signIn("recruiter")];
      const titles = { applied: "Soudeuse de nuit", saved: "Cordière navale", opened: "Gardienne de phare" };
      const offers = Object.values(titles).map((jobTitle) => publish(recruiter, { jobTitle }));
      const [applied, saved, opened] = await Promise.all(offers);
      await apply(user, applied?.id ?? 0, "Ma lettre gardée.");
      await call(user, "PUT", `/job-offer/${saved?.id}/saved`);
      await call(user, "GET", `/job-offer/${opened?.id}`);
      for (const list of cvLists) await add(list, user, list.least);
      const description = "Mes années de cale, gardées.";
      await add(experiences, user, { ...experiences.least, description });
      await createAlert(user, { search: "chalutier" });
      await post(user, "Mon post gardé.");
      await comment(user, (await post(recruiter)).id, "Mon commentaire gardé.");
      const report = { kind: "person", targetId: recruiter.me.id, reason: "spam", text: "Mon signalement gardé." };
      await sendJson(user, "POST", "/reports", report);
      await sendJson(user, "PATCH", "/user/notification-settings", { commentLikes: "none" });
      await block(user, recruiter);
      const texts = await exportOf(context, user);
      const all = texts.join("\n");
      const entries = cvLists.flatMap(({ least }) => Object.values(least).map(String));
      const own = [
        "Ma lettre gardée.",
        "chalutier",
        "Mon post gardé.",
        "Mon commentaire gardé.",
        "Mon signalement gardé.",
        description,
      ];
      for (const said of [...own, ...entries, titles.saved, titles.opened, recruiter.me.username])
        expect([said, all.includes(said)]).toEqual([said, true]);
      const rows = texts.flatMap((text): unknown[] => JSON.parse(text)).map(asNode);
      for (const path of ownLists) {
        const { body } = await call(user, "GET", path);
        for (const item of [body, asNode(body)["items"]].find(Array.isArray) ?? [])
          expect({ [path]: rows }).toEqual({ [path]: expect.arrayContaining([expect.objectContaining(asNode(item))]) });
      }
      expect(rows.filter((row) => row["commentLikes"] === "none")).toHaveLength(1);
    },
    "contains everything that a recruiter wrote (D-158)": async (context) => {
      const [user, applicant] = [await context.signIn("recruiter"), await context.signIn("applicant")];
      await save(user, "updateRecruiterProfile", { company: "Chantiers gardés", description: "Nous gardons tout." });
      const { id } = await apply(applicant, (await publish(user)).id, "La lettre de Camille.");
      await sendJson(user, "POST", `/application/${id}/notes`, { text: "Ma note gardée." });
      const template = { name: "Refus gardé", decision: "rejected", text: "Nous regrettons." };
      await sendJson(user, "POST", "/letter-templates", template);
      const all = (await exportOf(context, user)).join("\n");
      for (const said of ["Chantiers gardés", "Nous gardons tout.", "Ma note gardée.", template.name, template.text])
        expect([said, all.includes(said)]).toEqual([said, true]);
      expect(all).not.toContain("La lettre de Camille.");
      // Recruiters' notes on an application do not belong to the applicant.
      expect((await exportOf(context, applicant)).join("\n")).not.toContain("Ma note gardée.");
    },
    "contains all entries of a list, more than a hundred (D-158)": async (context) => {
      const recruiter = await context.signIn("recruiter");
      const titles = Array.from({ length: 101 }, (_, number) => `Métier n° ${number}.`);
      for (const jobTitle of titles) await publish(recruiter, { jobTitle, active: false });
      const texts = (await exportOf(context, recruiter)).join("\n");
      expect(titles.filter((title) => !texts.includes(title))).toEqual([]);
    },
    "contains no address, phone number or network of other people (D-158)": async (context) => {
      const [owner, recruiter] = [await anApplicant(context), await context.signIn("recruiter")];
      await save(owner, "updateMe", { phone: "06 98 76 54 32" });
      await save(recruiter, "updateMe", { phone: "06 23 45 67 89" });
      await openResume(context, recruiter, owner);
      for (const [user, other] of [
        [owner, recruiter],
        [recruiter, owner],
      ] as const) {
        const texts = await exportOf(context, user);
        const { email, phone } = await unwrap(other.GET("/user/me"));
        for (const secret of [email, phone ?? ""]) expect(texts.join("\n")).not.toContain(secret);
        const rows = texts.flatMap((text): unknown[] => JSON.parse(text)).map(asNode);
        const opened = rows.filter(({ event }) => event === "resume_opened");
        expect(opened.filter(({ network }) => network)).toEqual([]);
      }
    },
    "serves a link once, and no forged link (D-158)": async (context) => {
      const user = await context.signUp("applicant");
      const link = await linkOf(user);
      const other = `${link.slice(0, -1)}${link.endsWith("1") ? "2" : "1"}`;
      expect(await statusOf(context, other)).toBe(404);
      expect(await statusOf(context, link)).toBe(200);
      expect(await statusOf(context, link)).toBe(404);
    },
    "allows three exports a day (D-158)": async (context) => {
      const user = await context.signUp("applicant");
      const statuses: number[] = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await exportMe(user)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    },
  }),
  ...endings.map(([operationId, end]) =>
    contractTest(
      "invalidates an export's link when the session ends that requested it (D-158)",
      operationId,
      async (context) => {
        const user = await context.signIn("applicant");
        const other = await openSession(context, user);
        const link = await linkOf(user);
        for (const { token } of [user, other]) endSession(token);
        expect(await end(user, other)).toHaveProperty("status", 200);
        expect(await call(user, "GET", "/user/me")).toEqual(refused(401));
        expect(await statusOf(context, link)).toBe(404);
      },
    ),
  ),
];

export const laterExportTests: ContractTest[] = testsWith("clock", "exportMe", {
  "returns a link that expires after 15 minutes (D-158)": async (context) => {
    const link = await linkOf(await context.signIn("applicant"));
    await context.passTime((15 * minute) / 1000 + 1);
    expect(await statusOf(context, link)).toBe(404);
  },
});
