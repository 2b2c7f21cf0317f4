import { randomInt } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import type { CastPerson } from "@passerelle/domain/cast";
import type { Server } from "./server";

export const password = "Une-passerelle-solide-7";

/** A person with a cast member's name, no account yet, and an address that is unique in the database. */
export function aPerson({ role, firstname, lastname }: Pick<CastPerson, "role" | "firstname" | "lastname">) {
  const name = `${firstname}.${lastname}`.normalize("NFD").replaceAll(/[^a-z.]/gi, "");
  const email = `${name}.${randomInt(1e9)}@exemple.fr`.toLowerCase();
  return { role, firstname, lastname, email };
}
export type Person = ReturnType<typeof aPerson>;

/** A registered person with a session, created without a browser. */
export interface Account extends Person {
  username: string;
  token: string;
  id: number;
}

/** The status with which the proxy answers when a server is killed during a call. */
const badGateway = 502;

/** Repeats a request while the proxy answers for a killed server, which the preparation of a journey does not test. */
async function fetchAnswered(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  return answer.status === badGateway ? fetchAnswered(address, init) : answer;
}

/** Registers a person by API calls, to prepare a journey. */
export async function signUp(server: Server, person: Person): Promise<Account> {
  const post = async (path: string, body: object) => {
    const answer = await fetchAnswered(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path} answered ${answer.status}`).toBe(true);
    return answer.json();
  };
  await post("/user/register", { ...person, password, birthdate: "1992-05-17" });
  const { token, user } = await post("/user/verify-email", {
    email: person.email,
    otp: await server.readCode(person.email),
  });
  return { ...person, token, username: user.username, id: user.id };
}

/** Makes an API call to prepare a journey; returns the stored data. */
export async function callAs(server: Server, by: Account, method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const answer = await fetchAnswered(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${by.token}`, ...(body && !isForm && { "content-type": "application/json" }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path} answered ${answer.status}`).toBe(true);
  const { data } = await answer.json();
  return data;
}

/** Navigates within the dashboard and waits for the live channel's first message; anything earlier is refused. */
export async function connecting(page: Page, go: () => Promise<unknown>) {
  const greeted = new Promise<void>((resolve) => {
    page.once("websocket", (socket) => socket.once("framereceived", () => resolve()));
  });
  await go();
  await greeted;
}

/** Opens a new browser context in which a person is logged in, at an address of the application. */
export async function open(
  browser: Browser,
  { token, username, role, id }: Account,
  origin: string,
  path: string,
): Promise<Page> {
  const localStorage = Object.entries({ token, username, role, userId: String(id) }).map(([name, value]) => ({
    name,
    value,
  }));
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  const go = () => page.goto(path);
  await (path.startsWith("/dashboard") ? connecting(page, go) : go());
  return page;
}
