import { expect } from "vitest";
import { apply, once, publish, theApplicant, theRecruiter } from "../context/acts";
import { anOffer, NO_IDS } from "../context/builders";
import { add, cvLists } from "../context/cv-lists";
import { multipart } from "../../src/contract/load-contract";
import type { OperationId } from "../../src/contract/operation-types";
import { findOperation, type Operation, operations } from "../../src/contract/load-contract";
import { asNode, entriesUnder, itemsUnder, locate, type Place } from "../../src/contract/openapi-document";
import type { Caller } from "../context/caller";
import { contractTest, testsOf, type ContractTest, type TestContext } from "../context/harness";
import {
  call,
  callByExample,
  refused,
  refusedFields,
  sendForm,
  sendJson,
  sendText,
  type PlainAnswer,
} from "../context/calls";

const callers = {
  anyone: ({ anonymous }: TestContext) => Promise.resolve(anonymous),
  applicant: theApplicant,
  recruiter: theRecruiter,
} satisfies Record<string, (context: TestContext) => Promise<Caller>>;

type Who = keyof typeof callers;

/** Every call that needs a session, except the live channel. */
const withToken = operations().filter(({ id, isPublic }) => !isPublic && id !== "connectLive");

/** Calls reserved for one role, made by a user of the other role. */
const wrongRole = withToken.flatMap(({ id, role }) =>
  role ? [[id, role === "applicant" ? "recruiter" : "applicant"] as const] : [],
);

const whoMay = ({ isPublic, role }: Operation): Who => (isPublic ? "anyone" : (role ?? "applicant"));

/** Calls with a body of this type and no resource in their path, the role that may make them, and the path. */
const withBodyOf = (type: string) =>
  operations()
    .filter(({ bodyType, template }) => bodyType === type && !template.includes("{"))
    .map((operation): [OperationId, Who, string] => [operation.id, whoMay(operation), operation.template]);

const withBody: [OperationId, Who, string][] = [
  ...withBodyOf("application/json"),
  ["updateJobOffer", "recruiter", "/job-offer"],
  ...cvLists.map(({ operations, one }): [OperationId, Who, string] => [operations.update, "applicant", `/${one}`]),
];

const withForm = withBodyOf(multipart);

/** Calls with such parameters in their path. */
const withInPath = (isMeant: (parameter: Operation["parameters"][number]) => boolean) =>
  operations().flatMap((operation) => {
    const names = operation.parameters.filter((one) => one.place === "path" && isMeant(one)).map(({ name }) => name);
    const send = (caller: Caller, text: string) =>
      callByExample(caller, operation.id, Object.fromEntries(names.map((name) => [name, text])));
    return names.length > 0 ? [[operation.id, whoMay(operation), send] as const] : [];
  });

/** Calls that identify a resource by its id. Removing an offer that is not saved succeeds. */
const withId: (readonly [OperationId, Who, (caller: Caller, id: string) => Promise<PlainAnswer>])[] = [
  ...withInPath(({ example }) => typeof example === "number").filter(([id]) => id !== "unsaveJobOffer"),
  ["listApplications", "recruiter", (caller, id) => call(caller, "GET", `/applications?jobOfferId=${id}`)],
  ["createApplication", "applicant", (caller, id) => sendJson(caller, "POST", "/application", { jobOfferID: id })],
  ["createPostLike", "applicant", (caller, id) => sendJson(caller, "POST", "/post-like", { postID: id })],
  ["createCommentLike", "applicant", (caller, id) => sendJson(caller, "POST", "/comment-like", { commentID: id })],
];

const withName = withInPath(({ name }) => name === "username");

const fieldsIn = (place: Place): [string, Place][] => [
  ...itemsUnder(place, "allOf").flatMap(fieldsIn),
  ...entriesUnder(place, "properties"),
];

/** The texts of an operation's body that may have spaces around them, each at its maximum length. */
const longTexts = ({ bodyPointer }: Operation) =>
  Object.fromEntries(
    fieldsIn(locate(bodyPointer ?? "/none")).flatMap(([name, { node }]): [string, string][] => {
      const { type, pattern = "", maxLength, format } = node;
      const isText = [type].flat().includes("string") && format === undefined && !("enum" in node);
      const isFree = !/password|otp|code/i.test(name) && new RegExp(String(pattern), "u").test(" é ");
      return isText && isFree && typeof maxLength === "number" ? [[name, `  ${"é".repeat(maxLength)}\n `]] : [];
    }),
  );

const withLongTexts = withToken.filter(
  (operation) => !operation.template.includes("{") && Object.keys(longTexts(operation)).length > 0,
);

const brokenBodies = ["{", "", "null", "[]", '"texte"', "42", '{"a":}', '{"__proto__":', "\u0000"];

const brokenForms = ["", "{", "--limit", '--limit\r\nContent-Disposition: form-data; name="sector"\r\n\r\nÉner'];

const aRevokedToken = once(async ({ signIn }) => {
  const { token, POST } = await signIn("applicant");
  await POST("/user/logout");
  return token;
});

/** A path for a call with a body; its id, if any, belongs to a resource of the shared users. */
async function pathFor(context: TestContext, operationId: OperationId, path: string): Promise<string> {
  if (operationId === "updateJobOffer") return `${path}/${(await publish(await theRecruiter(context))).id}`;
  const list = cvLists.find(({ operations }) => operations.update === operationId);
  return list ? `${path}/${(await add(list, await theApplicant(context), list.none)).id}` : path;
}

const methodOf = (operationId: OperationId) => findOperation(operationId)?.method ?? "GET";

export const badInputTests: ContractTest[] = [
  ...withToken.flatMap(({ id: operationId }) => [
    contractTest("is a 401 without a token (D-002)", operationId, async ({ anonymous }) => {
      expect(await callByExample(anonymous, operationId)).toEqual(refused(401));
    }),
    contractTest("is a 401 with an unknown token (D-002)", operationId, async (context) => {
      expect(await callByExample(context.withToken("rien-de-tel"), operationId)).toEqual(refused(401));
    }),
    contractTest("is a 401 with a token revoked by logout (D-045)", operationId, async (context) => {
      expect(await callByExample(context.withToken(await aRevokedToken(context)), operationId)).toEqual(refused(401));
    }),
  ]),
  contractTest("is a 401 with a scheme other than Bearer (D-002)", "getMe", async (context) => {
    const { token } = await theApplicant(context);
    const answer = await context.anonymous.raw("GET", "/user/me", { headers: { Authorization: `Basic ${token}` } });
    expect(answer.status).toBe(401);
  }),

  ...wrongRole.map(([operationId, who]) =>
    contractTest(
      `is a 403 for the ${who}, and does not end the session (D-002, D-006)`,
      operationId,
      async (context) => {
        const caller = await callers[who](context);
        expect(await callByExample(caller, operationId)).toEqual(refused(403));
        expect(await call(caller, "GET", "/user/me")).toHaveProperty("status", 200);
      },
    ),
  ),
  contractTest("is a 403 for an applicant, and the offer stays (D-006)", "deleteJobOffer", async (context) => {
    const { id } = await publish(await theRecruiter(context));
    const applicant = await theApplicant(context);
    expect(await call(applicant, "DELETE", `/job-offer/${id}`)).toEqual(refused(403));
    expect(await call(applicant, "GET", `/job-offer/${id}`)).toHaveProperty("status", 200);
  }),
  ...testsOf("deleteApplication", {
    "is a 403 for the offer's recruiter, and the application stays (D-006)": async (context) => {
      const [recruiter, applicant] = [await theRecruiter(context), await theApplicant(context)];
      const application = await apply(applicant, (await publish(recruiter)).id);
      expect(await call(recruiter, "DELETE", `/application/${application.id}`)).toEqual(refused(403));
      expect(await call(applicant, "DELETE", `/application/${application.id}`)).toHaveProperty("status", 200);
    },
  }),

  ...withBody.flatMap(([operationId, who, base]) => [
    contractTest("refuses a body that is not a JSON object (D-001)", operationId, async (context) => {
      const [caller, path] = [await callers[who](context), await pathFor(context, operationId, base)];
      for (const body of brokenBodies)
        expect([body, await sendText(caller, methodOf(operationId), path, body)]).toEqual([body, refused(400)]);
    }),
    contractTest("refuses a body that nests too deeply", operationId, async (context) => {
      const [caller, path] = [await callers[who](context), await pathFor(context, operationId, base)];
      const body = `{"other":${"[".repeat(100)}${"]".repeat(100)}}`;
      expect(await sendText(caller, methodOf(operationId), path, body)).toEqual(refused(400));
    }),
    contractTest("refuses a body of another content type", operationId, async (context) => {
      const [caller, path] = [await callers[who](context), await pathFor(context, operationId, base)];
      for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"])
        expect(await sendText(caller, methodOf(operationId), path, '{"a":1}', type)).toEqual(refused(415));
    }),
    contractTest("reads JSON whose content type names its charset", operationId, async (context) => {
      const [caller, path] = [await callers[who](context), await pathFor(context, operationId, base)];
      const send = (type: string) => sendText(caller, methodOf(operationId), path, "[]", type);
      for (const type of ["application/json; charset=utf-8", "application/json;charset=UTF-8"])
        expect(await send(type)).toEqual(await send("application/json"));
    }),
  ]),

  ...withBody
    .filter(([, who]) => who === "anyone")
    .map(([operationId, , path]) =>
      contractTest("refuses a body of more than 32 kB without reading it", operationId, async ({ anonymous }) => {
        const body = { other: "x".repeat(33_000) };
        expect(await sendJson(anonymous, methodOf(operationId), path, body)).toEqual(refused(413));
      }),
    ),
  ...testsOf("createJobOffer", {
    "refuses a list of a hundred thousand entries as quickly as one of a hundred": async (context) => {
      const body = { ...anOffer(), skills: Array.from({ length: 100_000 }, () => []) };
      expect(await sendJson(await theRecruiter(context), "POST", "/job-offer", body)).toEqual(refusedFields("skills"));
    },
  }),

  ...withLongTexts.map((operation) =>
    contractTest("takes texts at their limits with spaces around them (D-029)", operation.id, async (context) => {
      const { method, template, role = "applicant", bodyType, bodyExample } = operation;
      const texts = longTexts(operation);
      const body = method === "PATCH" ? texts : { ...asNode(bodyExample), ...texts };
      const send = bodyType === multipart ? sendForm : sendJson;
      const answer = await send(await context.signIn(role), method, template, body);
      const named = asNode(answer.body)["errors"] ?? answer.body;
      // The example may name an object that does not exist.
      expect(answer.status === 400 ? Object.keys(texts).filter((name) => name in asNode(named)) : []).toEqual([]);
    }),
  ),

  ...withForm.flatMap(([operationId, who, path]) => [
    contractTest("refuses an unreadable form (D-001)", operationId, async (context) => {
      const caller = await callers[who](context);
      for (const type of ["multipart/form-data; boundary=limit", "multipart/form-data"])
        for (const body of brokenForms)
          expect([type, body, await sendText(caller, methodOf(operationId), path, body, type)]).toEqual([
            type,
            body,
            refused(400),
          ]);
    }),
    contractTest("refuses a body of another content type", operationId, async (context) => {
      const caller = await callers[who](context);
      for (const type of ["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/mixed"])
        expect([type, await sendText(caller, methodOf(operationId), path, "{}", type)]).toEqual([type, refused(415)]);
    }),
  ]),

  ...withId.map(([operationId, who, send]) =>
    contractTest("answers 4xx, never 5xx, for an invalid id (D-018)", operationId, async (context) => {
      const caller = await callers[who](context);
      const answers = await Promise.all(NO_IDS.map(async (id) => ({ id, ...(await send(caller, id)) })));
      expect(answers.filter(({ status }) => status !== 400 && status !== 404)).toEqual([]);
    }),
  ),
  contractTest("accepts an id in one spelling only", "getJobOffer", async (context) => {
    const caller = await theApplicant(context);
    const { id } = await publish(await theRecruiter(context));
    const read = async (spelling: string) => ({ spelling, ...(await call(caller, "GET", `/job-offer/${spelling}`)) });
    expect(await read(String(id))).toMatchObject({ status: 200 });
    const fullWidth = encodeURIComponent(
      String(id).replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
    );
    const others = [
      `%20${id}`,
      `${id}%20`,
      `${id}%0A`,
      `%C2%A0${id}`,
      `+${id}`,
      `%2B${id}`,
      `0${id}`,
      `${id}.0`,
      `${id}e0`,
      `0x${id.toString(16)}`,
      fullWidth,
    ];
    const answers = await Promise.all(others.map(read));
    expect(answers.filter(({ status }) => status !== 400)).toEqual([]);
  }),

  ...withName.map(([operationId, who, read]) =>
    contractTest("answers 4xx, never 5xx, for an impossible username (D-018)", operationId, async (context) => {
      const caller = await callers[who](context);
      const names = ["%00", "%20", "x".repeat(200), "' OR 1=1 --", "%F0%9F%99%82", "..%2F..%2Fetc"];
      const send = async (name: string) => ({ name, ...(await read(caller, name)) });
      const answers = await Promise.all(names.map(send));
      expect(answers.filter(({ status }) => status !== 400 && status !== 404)).toEqual([]);
    }),
  ),

  contractTest("answers an unknown call with a 404 in JSON (D-008)", "getMe", async ({ anonymous }) => {
    expect(await call(anonymous, "GET", "/user/nobody")).toEqual(refused(404));
    expect(await sendJson(anonymous, "POST", "/no/such/call", {})).toEqual(refused(404));
  }),
];
