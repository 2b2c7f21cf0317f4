import { expect } from "vitest";
import { apply, publish, readOffer, theApplicant } from "../context/acts";
import { aPerson } from "../context/builders";
import { contractTest } from "../context/harness";
import { sendMessage, startDiscussion } from "../context/live-acts";
import { callByExample, refused, sendJson } from "../context/calls";

/** Contract tests for general HTTP behaviour. */
export const httpTests = [
  contractTest("names the authentication scheme in a 401", "getMe", async ({ anonymous, withToken }) => {
    for (const caller of [anonymous, withToken("rien-de-tel")]) {
      const { headers } = await caller.raw("GET", "/user/me");
      expect(headers.get("WWW-Authenticate")).toMatch(/^Bearer\b/);
    }
  }),
  contractTest("names the authentication scheme in a 401", "login", async ({ anonymous }) => {
    const body = JSON.stringify({ email: aPerson().email, password: "mot-de-passe-faux" });
    const headers = { "Content-Type": "application/json" };
    const answer = await anonymous.raw("POST", "/user/login", { body, headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer\b/);
  }),
  contractTest(
    "is a 405 with the allowed methods for a path with other methods",
    "listPosts",
    async ({ anonymous }) => {
      for (const [path, allowed] of [
        ["/posts", "GET"],
        ["/job-offer/12", "PATCH"],
      ] as const) {
        const answer = await anonymous.raw("PUT", path);
        expect(answer.status).toBe(405);
        expect(answer.headers.get("Allow")).toContain(allowed);
        expect(await answer.json()).toMatchObject({ error: expect.any(String) });
      }
    },
  ),
  contractTest("includes HEAD in the allowed methods of a read, if it is supported", "listPosts", async (context) => {
    const reader = await theApplicant(context);
    const isAnswered = (await reader.raw("HEAD", "/posts")).status === 200;
    const methods = (await reader.raw("PUT", "/posts")).headers.get("Allow")?.split(/,\s*/) ?? [];
    expect(methods.includes("HEAD")).toBe(isAnswered);
  }),
  contractTest("marks nothing as seen for HEAD", "listApplications", async ({ signIn }) => {
    const [recruiter, applicant] = [await signIn("recruiter"), await signIn("applicant")];
    const { id } = await publish(recruiter);
    await apply(applicant, id);
    await recruiter.raw("HEAD", `/applications?jobOfferId=${id}`);
    expect(await readOffer(applicant, id)).toMatchObject({ applicationStatus: "applied_not_seen" });
  }),
  contractTest("marks nothing as read for HEAD", "listMessages", (context) =>
    startDiscussion(context, async (mine, _, __, other) => {
      const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
      await other.raw("HEAD", `/discussions/${discussion.id}/messages`);
      expect((await other.GET("/messages/unread-count")).data).toEqual({ unread_count: 1 });
    }),
  ),
  contractTest("registers an applicant if no role is given (D-162)", "register", async (context) => {
    const { role: _, ...person } = aPerson();
    expect(await sendJson(context.anonymous, "POST", "/user/register", person)).toHaveProperty("status", 201);
    const otp = await context.readOtp(person.email);
    const verified = await context.anonymous.POST("/user/verify-email", { body: { email: person.email, otp } });
    expect(verified.data?.user.role).toBe("applicant");
  }),
  contractTest("is a 401 for HEAD too", "listApplications", async ({ anonymous }) => {
    expect(await callByExample(anonymous, "listApplications")).toEqual(refused(401));
    expect([401, 405]).toContain((await anonymous.raw("HEAD", "/applications?jobOfferId=1")).status);
  }),
];
