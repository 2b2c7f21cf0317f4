import { type Browser, expect, type Page } from "@playwright/test";
import { password, type Person } from "./people";
import type { Server } from "./server";

/** Somebody who is registered and logged in, without a browser. */
export interface Account extends Person {
  username: string;
  token: string;
  id: number;
}

/** What a proxy answers in the place of a server that was killed in the middle of a call. */
const badGateway = 502;

/** Calls, and again where nobody answered: what a journey starts from is not its point. */
async function fetchAnswered(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init);
  return answer.status === badGateway ? fetchAnswered(address, init) : answer;
}

/** Registers somebody by the calls that the screens make, where the screens are not the point. */
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

/** A call as the screens make it, where the screens are not the point; answers what was stored. */
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

/** Goes somewhere in the dashboard, and is there once the live channel has greeted: what is sent sooner is refused. */
export async function connecting(page: Page, go: () => Promise<unknown>) {
  const greeted = new Promise<void>((resolve) => {
    page.once("websocket", (socket) => socket.once("framereceived", () => resolve()));
  });
  await go();
  await greeted;
}

/** A browser of somebody's own in which they are logged in, at an address of the application. */
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
