import { expect } from "vitest";
import { toFormData } from "../../src/form-data";
import { once, publish, statsOf, theRecruiter, timeOf } from "../context/acts";
import { anOffer } from "../context/builders";
import type { OperationId } from "../../src/contract/operation-types";
import { cvLists } from "../context/cv-lists";
import { dataIn } from "../context/forms";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { call, refused, sendForm, sendJson, type PlainAnswer } from "../context/calls";
import { unwrap } from "../context/unwrap";
import { feed, find, post, theReader, notificationsOf } from "../context/posts-acts";

/** A kind of resource that a call creates, with or without a client id. */
interface Creation {
  operation: OperationId;
  path: string;
  /** Creates the resource. Each kind has its own author, whose items can be counted. */
  author: (context: TestContext) => Promise<TestUser>;
  /** A body that can be created twice. */
  body: (context: TestContext) => Promise<object>;
  /** The number of items of this kind that the author has. */
  count: (context: TestContext, body: object) => Promise<number>;
  send?: typeof sendForm;
}

const theApplicant = once(({ signIn }) => signIn("applicant"));
const thePublisher = once(({ signIn }) => signIn("recruiter"));
const theOffer = once(async (context) => publish(await theRecruiter(context)));
const thePost = once(async (context) => post(await theReader(context)));

const inCv = cvLists.map(({ operations, one, many, least }): Creation => ({
  operation: operations.create,
  path: `/${one}`,
  author: theApplicant,
  body: () => Promise.resolve({ ...least }),
  count: async (context) => (await statsOf(await theApplicant(context)))[many] ?? 0,
}));

const creations: Creation[] = [
  ...inCv,
  {
    operation: "createJobOffer",
    path: "/job-offer",
    author: thePublisher,
    body: () => Promise.resolve(anOffer()),
    count: async (context) => (await statsOf(await thePublisher(context))).jobOffers ?? 0,
  },
  {
    operation: "createPost",
    path: "/post",
    author: theApplicant,
    body: () => Promise.resolve({ text: `Une seule fois ${crypto.randomUUID()}` }),
    count: async (context, body) =>
      (await feed(await theApplicant(context))).filter(({ text }) => "text" in body && text === body.text).length,
    send: sendForm,
  },
  {
    operation: "createLetterTemplate",
    path: "/letter-templates",
    author: thePublisher,
    body: () => Promise.resolve({ name: "Une seule fois", decision: "rejected", text: "Bonjour." }),
    count: async (context) => (await unwrap((await thePublisher(context)).GET("/letter-templates", {}))).length,
  },
  {
    operation: "createComment",
    path: "/comment",
    author: theApplicant,
    body: async (context) => ({
      postID: (await thePost(context)).id,
      content: `Une seule fois ${crypto.randomUUID()}`,
    }),
    count: async (context, body) => {
      const { comments = [] } = (await find(await theReader(context), (await thePost(context)).id)) ?? {};
      return comments.filter(({ content }) => "content" in body && content === body.content).length;
    },
  },
];

/** The id in an answer, or "undefined". */
const idIn = (answer: PlainAnswer) => String(dataIn(answer)["id"]);

/** The server's time is known to within five minutes. */
const inaccuracy = 6 * 60 * 1000;

/** A body that differs in its first text field. */
const otherwise = (sent: object) =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => typeof value === "string")
      .slice(0, 1)
      .map(([field]) => [field, "Autre chose"]),
  );

function repeating({ operation, path, author, body, count, send = sendJson }: Creation): ContractTest[] {
  return testsOf(operation, {
    "stores a repeated request with the same client id once": async (context) => {
      const [sender, sent] = [await author(context), await body(context)];
      const before = await count(context, sent);
      const named = { ...sent, clientId: crypto.randomUUID() };
      const first = await send(sender, "POST", path, named);
      const second = await send(sender, "POST", path, named);
      // A repeated client id changes nothing, even with a different body.
      const third = await send(sender, "POST", path, { ...named, ...otherwise(sent) });
      expect([first.status, second.status, third.status]).toEqual([201, 200, 200]);
      expect([second.body, third.body]).toEqual([first.body, first.body]);
      expect(await count(context, sent)).toBe(before + 1);
    },
    "stores a request with the client id of another person anew": async (context) => {
      const owner = await author(context);
      const other = await context.signIn(owner.me.role);
      const named = { ...(await body(context)), clientId: crypto.randomUUID() };
      const [first, second] = [await send(owner, "POST", path, named), await send(other, "POST", path, named)];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(idIn(second)).not.toBe(idIn(first));
    },
    "returns the address of the stored resource, if any": async (context) => {
      const sent = await body(context);
      const json = { body: JSON.stringify(sent), headers: { "Content-Type": "application/json" } };
      const sending = send === sendForm ? { body: toFormData(sent) } : json;
      const response = await (await author(context)).raw("POST", path, sending);
      const stored = { status: response.status, body: await response.json() };
      expect([null, `${path}/${idIn(stored)}`]).toContain(response.headers.get("Location"));
    },
    "stores the server's time, if any": async (context) => {
      const sender = await author(context);
      const { createdAt } = dataIn(await send(sender, "POST", path, await body(context)));
      if (typeof createdAt !== "string") return;
      expect(Math.abs(Date.parse(createdAt) - (await timeOf(sender)))).toBeLessThan(inaccuracy);
    },
    "stores simultaneous requests with the same client id once": async (context) => {
      const [sender, sent] = [await author(context), await body(context)];
      const before = await count(context, sent);
      const named = { ...sent, clientId: crypto.randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => send(sender, "POST", path, named)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
      expect(new Set(answers.map(idIn)).size).toBe(1);
      expect(await count(context, sent)).toBe(before + 1);
    },
    "stores both requests with different client ids": async (context) => {
      const [sender, sent] = [await author(context), await body(context)];
      const ids = [];
      for (const clientId of [crypto.randomUUID(), crypto.randomUUID()])
        ids.push(idIn(await send(sender, "POST", path, { ...sent, clientId })));
      expect(new Set(ids).size).toBe(2);
    },
    "answers 404 for the client id of a deleted resource": async (context) => {
      const sender = await author(context);
      const named = { ...(await body(context)), clientId: crypto.randomUUID() };
      const created = await send(sender, "POST", path, named);
      expect(await call(sender, "DELETE", `${path}/${idIn(created)}`)).toHaveProperty("status", 200);
      expect(await send(sender, "POST", path, named)).toEqual(refused(404));
    },
    "refuses a client id that is not a UUID": async (context) => {
      const sender = await author(context);
      const answer = await send(sender, "POST", path, { ...(await body(context)), clientId: "encore" });
      expect(answer).toEqual({ status: 400, body: { clientId: expect.any(String) } });
    },
  });
}

const applying: ContractTest[] = [
  ...testsOf("createApplication", {
    "returns the stored application for the same client id, and notifies once": async (context) => {
      const [applicant, recruiter] = [await context.signIn("applicant"), await theRecruiter(context)];
      const { id: jobOfferID } = await publish(recruiter);
      const named = { jobOfferID, message: "Une seule fois.", clientId: crypto.randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => sendJson(applicant, "POST", "/application", named)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
      const about = (await notificationsOf(recruiter)).filter(({ target }) => target?.id === jobOfferID);
      expect(about).toHaveLength(1);
    },
    "keeps the client ids of different people apart": async (context) => {
      const { id: jobOfferID } = await theOffer(context);
      const named = { jobOfferID, clientId: crypto.randomUUID() };
      for (const applicant of [await context.signIn("applicant"), await context.signIn("applicant")])
        expect(await sendJson(applicant, "POST", "/application", named)).toHaveProperty("status", 201);
    },
    "answers 404 for the client id of a withdrawn application": async (context) => {
      const applicant = await context.signIn("applicant");
      const named = { jobOfferID: (await publish(await theRecruiter(context))).id, clientId: crypto.randomUUID() };
      const sent = await sendJson(applicant, "POST", "/application", named);
      expect(await call(applicant, "DELETE", `/application/${idIn(sent)}`)).toHaveProperty("status", 200);
      expect(await sendJson(applicant, "POST", "/application", named)).toEqual(refused(404));
    },
  }),
  contractTest("keeps the client ids of different operations apart", "createProject", async (context) => {
    const clientId = crypto.randomUUID();
    const send = async ({ author, body, path }: Creation, named: object = { clientId }) =>
      sendJson(await author(context), "POST", path, { ...(await body(context)), ...named });
    const stored: PlainAnswer[] = [];
    for (const [index, creation] of inCv.entries()) {
      // Moves the id sequences apart, so that items of two lists do not get the same id.
      for (let n = 0; n < index; n += 1) await send(creation, {});
      stored.push(await send(creation));
    }
    expect(stored.map(({ status }) => status)).toEqual(inCv.map(() => 201));
    for (const [index, creation] of inCv.entries())
      expect(await send(creation)).toEqual({ ...stored[index], status: 200 });
  }),
];

export const creationTests: ContractTest[] = [...creations.flatMap(repeating), ...applying];
