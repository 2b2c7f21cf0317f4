import { expect } from "vitest";
import { anotherApplicant, anotherRecruiter, apply, close, publish, theApplicant, theRecruiter } from "../context/acts";
import { add, cvLists, theAuthor } from "../context/cv-lists";
import { findOperation, operations } from "../../src/contract/load-contract";
import type { OperationId } from "../../src/contract/operation-types";
import type { TestUser } from "../context/accounts";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import { startDiscussion, sendMessage } from "../context/live-acts";
import { call, callByExample, refused, sendJson, type PlainAnswer } from "../context/calls";
import { comment, post, theReader, notificationsOf } from "../context/posts-acts";

/** An unused id. */
const NOBODYS = 2_000_000_001;

type Ask = (id: number) => Promise<PlainAnswer>;

/** Expects a resource that is hidden from the caller to be answered like an unknown id. */
const answersLikeUnknown = (
  what: string,
  operationId: OperationId,
  make: (context: TestContext) => Promise<{ id: number; ask: Ask }>,
) =>
  contractTest(`answers for ${what} exactly as for a missing item (D-005)`, operationId, async (context) => {
    const { id, ask } = await make(context);
    const unknown = await ask(NOBODYS);
    expect(unknown.status).toBe(404);
    expect(await ask(id)).toEqual(unknown);
  });

/** Makes a call with an optional body. */
const asking =
  (actor: TestUser, method: string, path: (id: number) => string, body?: object): Ask =>
  (id) =>
    body ? sendJson(actor, method, path(id), body) : call(actor, method, path(id));

const aPublishedOffer = async (context: TestContext) => publish(await theRecruiter(context));

const offersOfOthers = (
  [
    ["updateJobOffer", "PATCH", { salary: 1 }],
    ["deleteJobOffer", "DELETE"],
  ] as const
).map(([operationId, method, body]) =>
  answersLikeUnknown("another recruiter's offer", operationId, async (context) => {
    const { id } = await aPublishedOffer(context);
    return { id, ask: asking(await anotherRecruiter(context), method, (one) => `/job-offer/${one}`, body) };
  }),
);

const cvOfOthers = cvLists.flatMap((list) =>
  (
    [
      [list.operations.update, "PATCH", list.least],
      [list.operations.remove, "DELETE"],
    ] as const
  ).map(([operationId, method, body]) =>
    answersLikeUnknown("another applicant's item", operationId, async (context) => {
      const { id } = await add(list, await theAuthor(context));
      return { id, ask: asking(await anotherApplicant(context), method, (one) => `/${list.one}/${one}`, body) };
    }),
  ),
);

/** A deletion, and how to make what it deletes. */
const deletions: [OperationId, (context: TestContext) => Promise<{ id: number; owner: TestUser }>][] = [
  ["deletePost", async (context) => withOwner(await theReader(context), (owner) => post(owner))],
  [
    "deleteComment",
    async (context) => withOwner(await theReader(context), async (owner) => comment(owner, (await post(owner)).id)),
  ],
  ["deleteJobOffer", async (context) => withOwner(await theRecruiter(context), (owner) => publish(owner))],
];

async function withOwner(owner: TestUser, make: (owner: TestUser) => Promise<{ id: number }>) {
  return { id: (await make(owner)).id, owner };
}

/** The reads of an object and of what it holds, after its deletion by its owner. */
const readsOfDeleted = deletions.flatMap(([deletion, make]) => {
  const template = findOperation(deletion)?.template ?? "";
  return operations()
    .filter((one) => one.method === "GET" && `${one.template}/`.startsWith(`${template}/`))
    .map(({ id: read }) =>
      contractTest("is a 404 once the object is deleted (D-440)", read, async (context) => {
        const { id, owner } = await make(context);
        const ask = () => callByExample(owner, read, { id: String(id) });
        expect(await ask()).toHaveProperty("status", 200);
        expect(await callByExample(owner, deletion, { id: String(id) })).toHaveProperty("status", 200);
        expect(await ask()).toEqual(refused(404));
      }),
    );
});

/** Contract tests that no error reveals whether a hidden resource exists. */
export const hiddenObjectTests: ContractTest[] = [
  answersLikeUnknown("an inactive offer", "getJobOffer", async (context) => {
    const recruiter = await theRecruiter(context);
    const { id } = await publish(recruiter);
    await close(recruiter, id);
    return { id, ask: asking(await anotherApplicant(context), "GET", (one) => `/job-offer/${one}`) };
  }),
  ...readsOfDeleted,
  ...offersOfOthers,
  ...cvOfOthers,
  answersLikeUnknown("another recruiter's applications", "listApplications", async (context) => {
    const { id } = await aPublishedOffer(context);
    return { id, ask: asking(await anotherRecruiter(context), "GET", (one) => `/applications?jobOfferId=${one}`) };
  }),
  answersLikeUnknown("another recruiter's list of applications", "listReceivedApplications", async (context) => {
    const { id } = await aPublishedOffer(context);
    return { id, ask: asking(await anotherRecruiter(context), "GET", (one) => `/job-offer/${one}/applications`) };
  }),
  answersLikeUnknown("an export of another recruiter's applications", "exportApplicationsCsv", async (context) => {
    const { id } = await aPublishedOffer(context);
    const other = await anotherRecruiter(context);
    return { id, ask: asking(other, "GET", (one) => `/job-offer/${one}/applications/csv?language=fr`) };
  }),
  answersLikeUnknown("an application to another recruiter", "getReceivedApplication", async (context) => {
    const { id } = await apply(await theApplicant(context), (await aPublishedOffer(context)).id);
    return { id, ask: asking(await anotherRecruiter(context), "GET", (one) => `/application/${one}`) };
  }),
  answersLikeUnknown("notes on an application to another recruiter", "listApplicationNotes", async (context) => {
    const { id } = await apply(await theApplicant(context), (await aPublishedOffer(context)).id);
    return { id, ask: asking(await anotherRecruiter(context), "GET", (one) => `/application/${one}/notes`) };
  }),
  answersLikeUnknown("another recruiter's application", "decideApplication", async (context) => {
    const { id } = await apply(await theApplicant(context), (await aPublishedOffer(context)).id);
    const body = { decision: "accepted" };
    return { id, ask: asking(await anotherRecruiter(context), "PATCH", (one) => `/application/${one}`, body) };
  }),
  answersLikeUnknown("another applicant's application", "deleteApplication", async (context) => {
    const { id } = await apply(await theApplicant(context), (await aPublishedOffer(context)).id);
    return { id, ask: asking(await anotherApplicant(context), "DELETE", (one) => `/application/${one}`) };
  }),
  answersLikeUnknown("another person's notification", "readNotification", async (context) => {
    const [author, reader] = [await context.signIn("applicant"), await theReader(context)];
    await comment(reader, (await post(author)).id);
    const [notification] = await notificationsOf(author);
    const ask = asking(reader, "PATCH", (one) => `/notifications/${one}/read`);
    return { id: notification?.id ?? 0, ask };
  }),
  ...testsOf("listMessages", {
    "answers for other people's discussion exactly as for a missing one (D-152)": (context) =>
      startDiscussion(context, async (mine, _, __, other) => {
        const { discussion } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        const ask = asking(await theApplicant(context), "GET", (one) => `/discussions/${one}/messages`);
        expect(await ask(discussion.id)).toEqual(await ask(NOBODYS));
      }),
  }),
  ...(
    [
      ["updateMessage", "PATCH", { content: "2" }],
      ["deleteMessage", "DELETE"],
    ] as const
  ).map(([operationId, method, body]) =>
    contractTest("answers for other people's message exactly as for a missing one (D-201)", operationId, (context) =>
      startDiscussion(context, async (mine, _, __, other) => {
        const { message } = await sendMessage(mine, { content: "1", recipientUsername: other.me.username });
        const ask = asking(await theApplicant(context), method, (one) => `/message/${one}`, body);
        expect(await ask(message.id)).toEqual(await ask(NOBODYS));
      }),
    ),
  ),
];
