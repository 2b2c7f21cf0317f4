import { createApi, type Api, type LiveSocket, type Schemas } from "../src/index";
import { aPerson } from "./builders";
import { findOperation, validateAnswer, type OperationId } from "./contract";
import { connectLive, type LiveConnection } from "./live-connection";

/** What an implementation supplies to be held to the promises. */
export interface World {
  /** Where the API is, absolute. */
  baseUrl: string;
  /** The code last sent to an e-mail address. */
  readOtp: (email: string) => Promise<string>;
  WebSocket: new (url: string) => LiveSocket;
}

/** The client of the contract, whose every answer is checked, and beside it plain requests for what it cannot say. */
export type Caller = Api & { raw: (method: string, path: string, init?: RequestInit) => Promise<Response> };

/** A verified user who is logged in. */
export type Actor = Caller & { me: Schemas["User"]; token: string; password: string };

/** What a promise is tried with; everybody in it is new. */
export interface Scene {
  baseUrl: string;
  anonymous: Caller;
  /** Registers somebody who is not verified yet, and tells what was sent. */
  register: (changes?: Partial<Schemas["RegisterInput"]>) => Promise<Schemas["RegisterInput"]>;
  /** A new verified user. */
  signIn: (role: Schemas["Role"], changes?: Partial<Schemas["RegisterInput"]>) => Promise<Actor>;
  /** A caller with a token that was got otherwise. */
  withToken: (token: string) => Caller;
  readOtp: (email: string) => Promise<string>;
  openLive: (token: string) => Promise<LiveConnection>;
}

/** Something every implementation of the contract keeps; it names none of them. */
export interface ContractPromise {
  title: string;
  operationId: OperationId;
  run: (scene: Scene) => Promise<void>;
}

export function promise(title: string, operationId: OperationId, run: ContractPromise["run"]): ContractPromise {
  return { title, operationId, run };
}

/** People to try the promises with, in a world. */
export function createScene({ baseUrl, readOtp, WebSocket }: World): Scene {
  const anonymous = createCaller(baseUrl);

  async function register(changes: Partial<Schemas["RegisterInput"]> = {}) {
    const person = aPerson(changes);
    const { response } = await anonymous.POST("/user/register", { body: person });
    if (response.status !== 201) throw new Error(`Registering answered ${response.status}.`);
    return person;
  }

  async function signIn(role: Schemas["Role"], changes: Partial<Schemas["RegisterInput"]> = {}): Promise<Actor> {
    const { email, password } = await register({ role, ...changes });
    const otp = await readOtp(email);
    const { data: session } = await anonymous.POST("/user/verify-email", { body: { email, otp } });
    if (!session) throw new Error("Verifying did not log in.");
    const caller = createCaller(baseUrl, session.token);
    const { data: me } = await caller.GET("/user/me");
    if (!me) throw new Error("The new user cannot be read.");
    return { ...caller, me, token: session.token, password };
  }

  return {
    baseUrl,
    anonymous,
    register,
    signIn,
    withToken: (token) => createCaller(baseUrl, token),
    readOtp,
    openLive: (token) => connectLive(baseUrl, token, WebSocket),
  };
}

function createCaller(baseUrl: string, token?: string): Caller {
  const api = createApi({ baseUrl, getToken: () => token });
  api.use({
    async onResponse({ request, schemaPath, response }) {
      await check({ method: request.method, path: schemaPath }, response);
    },
  });
  return {
    ...api,
    raw: async (method, path, init = {}) => {
      const headers = new Headers(init.headers);
      if (token) headers.set("Authorization", `Bearer ${token}`);
      const response = await fetch(`${baseUrl}${path}`, { ...init, method, headers });
      if (findOperation({ method, path })) await check({ method, path }, response);
      return response;
    },
  };
}

/** Fails when an answer is not as openapi.yaml says. */
async function check(operation: { method: string; path: string }, response: Response): Promise<void> {
  const contentType = response.headers.get("Content-Type");
  const text = await response.clone().text();
  const body: unknown = contentType?.includes("json") && text ? JSON.parse(text) : text;
  const { status, headers } = response;
  const problems = validateAnswer(operation, { status, headers, contentType, body });
  if (problems.length > 0) throw new Error(`An answer breaks the contract:\n${problems.join("\n")}\n${text}`);
}
