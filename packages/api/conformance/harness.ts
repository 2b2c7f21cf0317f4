import { createStrictApi, type Schemas } from "../src/index";
import { aPerson } from "./builders";
import { validateAnswer, type OperationId } from "./contract";
import { readExchange, type Asked, type Exchange } from "./exchange";
import { connectLive, type LiveConnection, PATIENCE_MS, type SocketClass } from "./live-connection";
import { forgetSessions, endSession, noteSession } from "./sessions";

/** What a contract test may need of a target beside the contract. */
export type Hook = "mails" | "clock" | "origin" | "resets" | "digests" | "alerts" | "moderation";

/** What an implementation supplies to be held to the contract tests. */
export interface Target {
  /** Where the API is, absolute. */
  baseUrl: string;
  /** The code last sent to an e-mail address. */
  readOtp: (email: string) => Promise<string>;
  WebSocket: SocketClass;
  /** How long something that comes by itself is waited for, in milliseconds: a live message, a mail; 5 s if not said. */
  patience?: number;
  /** Everything that was mailed to an address so far. */
  readMails?: (email: string) => Promise<string>;
  /** The code for a new password that was last mailed to an address. */
  readResetCode?: (email: string) => Promise<string>;
  /** Puts the clock of the implementation forward. */
  passTime?: (seconds: number) => Promise<void>;
  /** Sends the mails of the day that are due. It needs `readMails`. */
  sendDigests?: () => Promise<void>;
  /** Suspends the person with an e-mail address, as its operators do. */
  suspend?: (email: string) => Promise<void>;
  /** Hides a post from everybody, as its operators do. */
  hidePost?: (id: number) => Promise<void>;
  /** Looks for offers that alerts have not found yet; nothing to do for who looks as soon as one is published. */
  notifyOfAlerts?: () => Promise<void>;
  /** The sockets that a page of another origin opens. */
  socketsOf?: (origin: string) => SocketClass;
  /** Tells the implementation, as a proxy does, that each context comes from a network address of its own. */
  isProxy?: boolean;
  /** A ready-made account in the place of a new one; throws `CannotRun` when there is none left. */
  takeAccount?: (role: Schemas["Role"]) => ReadyAccount;
  /** Told of every answer, before it is judged. */
  observe?: (exchange: Exchange) => void;
}

/** A verified user that no other test has used. */
export interface ReadyAccount {
  token: string;
  /** For contract tests that log in again. */
  password?: string;
}

/** Thrown when a contract test needs more than the target provides; not a failure of the implementation. */
export class CannotRun extends Error {
  override name = "CannotRun";
}

/** The client of the contract, whose every answer is checked, and beside it plain requests for what it cannot say. */
export type Caller = ReturnType<typeof createStrictApi> & {
  raw: (method: string, path: string, init?: RequestInit) => Promise<Response>;
};

/** A verified user who is logged in. */
export type TestUser = Caller & { me: Schemas["User"]; token: string; password: string };

/** What a contract test is tried with; everybody in it is new. */
export interface TestContext {
  baseUrl: string;
  /** How long something that comes by itself is waited for, in milliseconds. */
  patience: number;
  anonymous: Caller;
  /** Registers an unverified user, and returns what was sent. */
  register: (changes?: Partial<Schemas["RegisterInput"]>) => Promise<Schemas["RegisterInput"]>;
  /** A new verified user. */
  signIn: (role: Schemas["Role"], changes?: Partial<Schemas["RegisterInput"]>) => Promise<TestUser>;
  /** A caller with a token that was got otherwise. */
  withToken: (token: string) => Caller;
  readOtp: (email: string) => Promise<string>;
  readMails: (email: string) => Promise<string>;
  readResetCode: (email: string) => Promise<string>;
  passTime: (seconds: number) => Promise<void>;
  sendDigests: () => Promise<void>;
  suspend: (user: TestUser) => Promise<void>;
  hidePost: (id: number) => Promise<void>;
  notifyOfAlerts: () => Promise<void>;
  /** Opens the live channel, from a page of another origin if one is given. */
  openLive: (token: string, origin?: string) => Promise<LiveConnection>;
}

/** Something every implementation of the contract keeps; it names none of them. */
export interface ContractTest {
  title: string;
  operationId: OperationId;
  run: (context: TestContext) => Promise<void>;
  /** What it needs of a target that not every target has. */
  needs?: Hook;
}

export function contractTest(
  title: string,
  operationId: OperationId,
  run: ContractTest["run"],
  needs?: Hook,
): ContractTest {
  return { title, operationId, run, ...(needs && { needs }) };
}

/** People to try the contract tests with, in a target. */
export function createTestContext(target: Target): TestContext {
  const { baseUrl, readOtp, WebSocket, patience = PATIENCE_MS } = target;
  const from: From = target.isProxy ? { "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}` } : {};
  const anonymous = createCaller(target, from);

  async function register(changes: Partial<Schemas["RegisterInput"]> = {}) {
    const person = aPerson(changes);
    const { response } = await anonymous.POST("/user/register", { body: person });
    if (response.status === 429) throw new Error("Registering answered 429: too few people may register for this.");
    if (response.status !== 201) throw new Error(`Registering answered ${response.status}.`);
    return person;
  }

  async function newAccount(role: Schemas["Role"], changes: Partial<Schemas["RegisterInput"]>): Promise<ReadyAccount> {
    const { email, password } = await register({ role, ...changes });
    const otp = await readOtp(email);
    const { data: session } = await anonymous.POST("/user/verify-email", { body: { email, otp } });
    if (!session) throw new Error("Verifying did not log in.");
    return { token: session.token, password };
  }

  function readyAccount(role: Schemas["Role"], changes: Partial<Schemas["RegisterInput"]>): ReadyAccount | undefined {
    if (!target.takeAccount) return undefined;
    if (Object.keys(changes).length > 0) throw new CannotRun("It registers somebody with data of its own.");
    return target.takeAccount(role);
  }

  async function signIn(role: Schemas["Role"], changes: Partial<Schemas["RegisterInput"]> = {}): Promise<TestUser> {
    const { token, password } = readyAccount(role, changes) ?? (await newAccount(role, changes));
    const caller = createCaller(target, from, token);
    const { data: me } = await caller.GET("/user/me");
    if (!me) throw new Error("The new user cannot be read.");
    return {
      ...caller,
      me,
      token,
      get password() {
        if (password === undefined) throw new CannotRun("It needs an account's password.");
        return password;
      },
    };
  }

  return {
    baseUrl,
    patience,
    anonymous,
    register,
    signIn,
    withToken: (token) => createCaller(target, from, token),
    readOtp,
    readMails: (email) => {
      if (!target.readMails) throw new CannotRun("It needs the text of mails.");
      return target.readMails(email);
    },
    readResetCode: (email) => {
      if (!target.readResetCode) throw new CannotRun("It needs the codes for a new password.");
      return target.readResetCode(email);
    },
    passTime: async (seconds) => {
      if (!target.passTime) throw new CannotRun("It needs to put the server's clock forward.");
      await target.passTime(seconds);
      forgetSessions();
    },
    sendDigests: async () => {
      if (!target.sendDigests) throw new CannotRun("It needs the mails of the day to be sent.");
      await target.sendDigests();
    },
    suspend: async ({ me }) => {
      if (!target.suspend) throw new CannotRun("It needs a person to be suspended.");
      await target.suspend(me.email);
    },
    hidePost: async (id) => {
      if (!target.hidePost) throw new CannotRun("It needs a post to be hidden.");
      await target.hidePost(id);
    },
    notifyOfAlerts: async () => {
      if (!target.notifyOfAlerts) throw new CannotRun("It needs the alerts to look for offers.");
      await target.notifyOfAlerts();
    },
    openLive: (token, origin) => {
      if (origin === undefined) return connectLive(baseUrl, token, WebSocket, patience);
      if (!target.socketsOf) throw new CannotRun("It needs sockets of another origin.");
      return connectLive(baseUrl, token, target.socketsOf(origin), patience);
    },
  };
}

/** Says where a call comes from. */
type From = Record<string, string>;

const byte = () => Math.floor(Math.random() * 256);

function createCaller({ baseUrl, observe }: Target, from: From, token?: string): Caller {
  const check = async (asked: Asked, template: string, response: Response) => {
    const exchange = await readExchange(asked, template, response);
    observe?.(exchange);
    if (exchange.operationId === "logout" && response.ok) endSession(asked.token);
    else noteSession(asked.token, `${asked.method} ${asked.path}`, response.status);
    refuseBroken(exchange, response.headers);
  };
  const bodies = new WeakMap<Request, string>();
  const api = createStrictApi({ baseUrl, getToken: () => token });
  api.use({
    async onRequest({ request }) {
      for (const [name, value] of Object.entries(from)) request.headers.set(name, value);
      const isJson = request.headers.get("Content-Type")?.includes("json") ?? false;
      if (isJson) bodies.set(request, await request.clone().text());
    },
    async onResponse({ request, schemaPath, response }) {
      const path = request.url.slice(baseUrl.length);
      await check({ method: request.method, path, token, sent: bodies.get(request) }, schemaPath, response);
    },
  });
  return {
    ...api,
    raw: async (method, path, init = {}) => {
      const headers = new Headers({ ...from, ...Object.fromEntries(new Headers(init.headers)) });
      if (token) headers.set("Authorization", `Bearer ${token}`);
      const response = await fetch(`${baseUrl}${path}`, { ...init, method, headers }).catch((error: unknown) => {
        const { cause } = error instanceof Error ? error : new Error(String(error));
        throw new Error(`${method} ${path} got no answer: ${String(cause ?? error)}`);
      });
      const sent = typeof init.body === "string" ? init.body : undefined;
      await check({ method, path, token, sent }, path, response);
      return response;
    },
  };
}

/** Fails when an answer of the contract's is not as openapi.yaml says. */
function refuseBroken({ operationId, status, contentType, text, body }: Exchange, headers: Headers): void {
  if (operationId === undefined) return;
  const problems = validateAnswer(operationId, { status, headers, contentType, body });
  // A client that waits no time at all would only make it worse.
  if (status === 429 && headers.get("Retry-After") === "0") problems.push("429 asks to wait for 0 seconds");
  const renewedIn = /;t=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1] ?? headers.get("Retry-After");
  if (status === 429 && renewedIn !== headers.get("Retry-After")) problems.push("RateLimit and Retry-After differ");
  if (problems.length > 0) throw new Error(`An answer breaks the contract:\n${problems.join("\n")}\n${text}`);
}
