import { findOperation, type OperationId } from "@passerelle/api/conformance";
import { always, at, type Change } from "./changes";
import { type Answer, type Call, type Fault, isCallOf, type Relay } from "./fault";

type Ids = OperationId | readonly OperationId[];

const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** Changes the bodies of an operation's successful responses, at a path. */
export const answers = (ids: Ids, path: string, change: Change): Fault => ({
  answer: (answer, call) =>
    isCallOf(call, ids) && isSuccess(answer) ? { ...answer, body: at(path, change)(answer.body) } : answer,
});

/** Changes the bodies of an operation's responses with a given status. */
export const refusals = (ids: Ids, status: number, change: Change): Fault => ({
  answer: (answer, call) =>
    isCallOf(call, ids) && answer.status === status ? { ...answer, body: change(answer.body) } : answer,
});

/** Changes a text: a document, or any response body that is not JSON. */
export const answersText = (ids: Ids, change: (text: string) => string): Fault => ({
  answer: (answer, call) =>
    isCallOf(call, ids) && Buffer.isBuffer(answer.body)
      ? { ...answer, body: Buffer.from(change(answer.body.toString())) }
      : answer,
});

/** Changes a status, and keeps the body. */
export const status = (ids: Ids, from: number, to: number): Fault => ({
  answer: (answer, call) => (isCallOf(call, ids) && answer.status === from ? { ...answer, status: to } : answer),
});

/** Sets a header of an operation's responses, or removes it. */
export const answersHeader = (ids: Ids, name: string, value?: string): Fault => ({
  answer: (answer, call) => {
    if (!isCallOf(call, ids)) return answer;
    const headers = new Headers(answer.headers);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return { ...answer, headers };
  },
});

const json = () => new Headers({ "content-type": "application/json" });

/** A successful response from the contract's example. */
function exampleOf(call: Call): Answer {
  const operation = findOperation(call);
  const declared = operation?.answers.find(({ status }) => status >= 200 && status < 300);
  return { status: declared?.status ?? 200, headers: json(), body: declared?.contents[0]?.example };
}

/** Replaces refusals of an operation by the contract's example of a success. */
export const letsThrough = (ids: Ids, ...refusals: number[]): Fault => ({
  answer: (answer, call) => (isCallOf(call, ids) && refusals.includes(answer.status) ? exampleOf(call) : answer),
});

/** Answers an operation with the contract's example of a success, without doing anything. */
export const doesNothing = (ids: Ids): Fault => ({
  instead: (call) => (isCallOf(call, ids) ? exampleOf(call) : undefined),
});

const refusal = (status: number): Answer => {
  const headers = json();
  if (status === 429) headers.set("retry-after", "60");
  return { status, headers, body: { error: "Non." } };
};

/** Refuses an operation after a number of calls. */
export function refusesAfter(ids: Ids, times: number, status: number): Fault {
  let called = 0;
  return {
    instead: (call) => (isCallOf(call, ids) && ++called > times ? refusal(status) : undefined),
  };
}

/** Sends another request of the same person before an operation. */
export const alsoCalls = (ids: Ids, method: string, path: string): Fault => ({
  instead: async (call, { ask }) => {
    if (isCallOf(call, ids)) await ask({ ...call, method, path, body: Buffer.from("") });
    return undefined;
  },
});

const asOther = (call: Call, token: string): Call => {
  const headers = new Headers(call.headers);
  headers.set("authorization", `Bearer ${token}`);
  return { ...call, headers };
};

const tokenOf = ({ headers }: Call) => headers.get("authorization")?.slice("Bearer ".length);

/** The number of recent callers to try in place of a caller. */
const triedTokens = 12;

const others = (call: Call, { tokens }: Relay) =>
  tokens.filter((token) => token !== tokenOf(call)).slice(0, triedTokens);

/** Allows everyone what at least one other person may do, as if neither role nor owner were checked. */
export const anyoneMay = (ids: Ids): Fault => ({
  answer: async (answer, call, relay) => {
    if (!isCallOf(call, ids) || ![403, 404].includes(answer.status)) return answer;
    for (const token of others(call, relay)) {
      const another = await relay.ask(asOther(call, token));
      if (isSuccess(another)) return another;
    }
    return answer;
  },
});

/** Shows everyone the answer of the person who may see the most. */
export const showsAll = (ids: Ids): Fault => ({
  answer: async (answer, call, relay) => {
    if (!isCallOf(call, ids) || !isSuccess(answer)) return answer;
    const seen = [answer];
    for (const token of others(call, relay)) seen.push(await relay.ask(asOther(call, token)));
    const sizes = seen.map((one) => (isSuccess(one) ? JSON.stringify(one.body).length : 0));
    return seen[sizes.indexOf(Math.max(...sizes))] ?? answer;
  },
});

/** Repeats the first successful response per key. */
function remembers(ids: Ids, keyOf: (call: Call) => string): Fault {
  const first = new Map<string, Answer>();
  return {
    answer: (answer, call) => {
      if (!isCallOf(call, ids) || !isSuccess(answer)) return answer;
      const key = keyOf(call);
      first.set(key, first.get(key) ?? answer);
      return first.get(key) ?? answer;
    },
  };
}

/** Repeats each person's first answer, ignoring later changes. */
export const stale = (ids: Ids): Fault => remembers(ids, (call) => `${tokenOf(call)} ${call.path}`);

/** Gives everyone the answer of the first caller. */
export const sharedCache = (ids: Ids): Fault => remembers(ids, ({ path }) => path);

/** Keeps showing people what they have seen, instead of a 404. */
export function keepsShowing(ids: Ids): Fault {
  const seen = new Map<string, Answer>();
  return {
    answer: (answer, call) => {
      if (!isCallOf(call, ids)) return answer;
      const key = `${tokenOf(call)} ${call.path}`;
      if (isSuccess(answer)) seen.set(key, answer);
      return answer.status === 404 ? (seen.get(key) ?? answer) : answer;
    },
  };
}

/** Limits a fault to some requests. */
export const when = (isMeant: (call: Call) => boolean, { call, instead, answer, ...rest }: Fault): Fault => ({
  ...rest,
  ...(call && { call: (one: Call) => (isMeant(one) ? call(one) : one) }),
  ...(instead && { instead: (one: Call, relay: Relay) => (isMeant(one) ? instead(one, relay) : undefined) }),
  ...(answer && {
    answer: (one: Answer, asked: Call, relay: Relay) => (isMeant(asked) ? answer(one, asked, relay) : one),
  }),
});

/** Whether a request's path or query contains a text. */
export const asks =
  (text: string) =>
  ({ path }: Call): boolean =>
    path.includes(text);

/** Whether a request's body contains a text. */
export const carries =
  (text: string) =>
  ({ body }: Call): boolean =>
    body.includes(text);

/** Replaces a field of an operation's successful responses. */
export const shows = (ids: Ids, path: string, value: unknown): Fault => answers(ids, path, always(value));
