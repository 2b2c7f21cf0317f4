import { expect } from "vitest";
import { apply, once, publish, readOffer, theApplicant, theRecruiter } from "../context/acts";
import { aPerson } from "../context/builders";
import { contractTest, testsOf } from "../context/harness";
import { CannotRun } from "../context/target";
import { sendMessage, startDiscussion } from "../context/live-acts";
import { post } from "../context/posts-acts";
import { call, callByExample, refused, sendJson } from "../context/calls";
import { asNode } from "../../src/contract/openapi-document";
import { methodsOf, operations } from "../../src/contract/load-contract";

/** The reads that need no parameter. */
const plainReads = operations().filter(
  ({ method, template, isPublic, answers, parameters }) =>
    method === "GET" &&
    !isPublic &&
    !template.includes("{") &&
    !parameters.some(({ required }) => required) &&
    answers.some(({ status }) => status === 304),
);
const pagedReads = plainReads.filter(({ parameters }) =>
  ["limit", "pageSize"].every((size) => parameters.some(({ name }) => name === size)),
);

/** People with two posts, notifications and offers, so that pages and languages differ. */
const busyPeople = once(async ({ signIn }) => {
  const [applicant, recruiter] = [await signIn("applicant"), await signIn("recruiter")];
  for (let count = 0; count < 2; count += 1) {
    const { id } = await post(applicant);
    await sendJson(recruiter, "POST", "/post-like", { postID: id });
    await publish(recruiter);
  }
  return { applicant, recruiter };
});

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
  ...testsOf("listPosts", {
    "is a 405 with the allowed methods for a path with other methods": async ({ anonymous }) => {
      const wrong: unknown[] = [];
      for (const { template, parameters, id } of operations().filter(({ id }) => id !== "connectLive")) {
        const path = parameters.reduce((to, { name, example }) => to.replace(`{${name}}`, String(example)), template);
        const allowed = methodsOf(path);
        const method = ["PUT", "PATCH", "DELETE"].find((other) => !allowed.includes(other)) ?? "TRACE";
        const answer = await anonymous.raw(method, path);
        const named = answer.headers.get("Allow")?.split(/,\s*/) ?? [];
        const isRefused = answer.status === 405 && allowed.every((one) => named.includes(one));
        if (!isRefused) wrong.push([id, method, answer.status, named]);
      }
      expect(wrong).toEqual([]);
    },
    "includes HEAD in the allowed methods of a read, if it is supported": async (context) => {
      const reader = await theApplicant(context);
      const isAnswered = (await reader.raw("HEAD", "/posts")).status === 200;
      const methods = (await reader.raw("PUT", "/posts")).headers.get("Allow")?.split(/,\s*/) ?? [];
      expect(methods.includes("HEAD")).toBe(isAnswered);
    },
  }),
  ...pagedReads.map((operation) =>
    contractTest("has as many items as asked for, under either name (D-010)", operation.id, async (context) => {
      const reader = (await busyPeople(context))[operation.role ?? "applicant"];
      for (const name of ["limit", "pageSize"]) {
        const { status, body } = await call(reader, "GET", `${operation.template}?${name}=1`);
        expect([status, asNode(body)["items"]]).toEqual([200, expect.any(Array)]);
      }
    }),
  ),
  ...testsOf("getMe", {
    "answers the same below /api (D-007)": async (context) => {
      if (new URL(context.baseUrl).pathname !== "/") throw new CannotRun("It needs a server without a path before it.");
      const people = await busyPeople(context);
      for (const { template, role } of plainReads) {
        const reader = people[role ?? "applicant"];
        const below = await call(reader, "GET", `/api${template}`);
        expect([template, below.status]).toEqual([template, (await call(reader, "GET", template)).status]);
      }
      expect(await call(context.anonymous, "GET", "/api/user/me")).toEqual(refused(401));
      expect(await call(context.anonymous, "GET", "/api/no/such/call")).toEqual(refused(404));
    },
  }),
  ...plainReads.map((operation) =>
    contractTest("has a tag for each language and each person, if any", operation.id, async (context) => {
      const other = operation.role === "recruiter" ? theRecruiter : theApplicant;
      const readers = [(await busyPeople(context))[operation.role ?? "applicant"], await other(context)];
      // Each answer is compared with all others under the same tag.
      for (const reader of readers)
        // French last, since mails and live messages use the language requested last.
        for (const language of ["en", "fr"]) {
          const headers = { "Accept-Language": language };
          const answer = await reader.raw("GET", operation.template, { headers });
          expect(answer.status).toBe(200);
          const tag = answer.headers.get("ETag");
          if (tag === null) continue;
          const again = await reader.raw("GET", operation.template, { headers: { ...headers, "If-None-Match": tag } });
          expect([await again.text(), again.headers.get("ETag")]).toEqual(
            again.status === 304 ? ["", tag] : expect.anything(),
          );
        }
    }),
  ),
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
