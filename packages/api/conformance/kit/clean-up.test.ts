import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import type { Exchange } from "../context/exchange";
import { createLedger } from "./ledger";
import { findMissing } from "./probe";

type Answer = { status: number; headers?: Record<string, string> };

const servers: { close: () => unknown }[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Starts a server that answers each call by its method and path. */
async function serve(answer: (call: string) => Answer | Promise<Answer>): Promise<string> {
  const server = createServer((request, response) => {
    const send = ({ status, headers }: Answer) => void response.writeHead(status, headers).end();
    void Promise.resolve(answer(`${request.method} ${request.url}`)).then(send);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

const created = (operationId: string, path: string, id: number): Exchange => ({
  method: "POST",
  path,
  operationId,
  token: "abc",
  sent: "{}",
  status: 201,
  contentType: "application/json",
  text: "",
  body: { data: { id } },
  headers: new Headers(),
});

it("deletes a part of another resource below it, and waits for a limit of the account", async () => {
  const calls: string[] = [];
  const url = await serve((call) => {
    calls.push(call);
    return calls.length === 1 ? { status: 429, headers: { "Retry-After": "1" } } : { status: 204 };
  });
  const ledger = createLedger();
  ledger.note(created("createApplicationNote", "/application/12/notes", 5));
  ledger.note(created("createPost", "/post", 7));
  const { deleted, kept } = await ledger.settle(url);
  expect(calls).toEqual(["DELETE /post/7", "DELETE /application/12/notes/5", "DELETE /post/7"]);
  expect([deleted, kept]).toEqual([2, []]);
});

it("deletes as many things at a time as it may", async () => {
  let [open, most] = [0, 0];
  const url = await serve(async () => {
    most = Math.max(most, (open += 1));
    await pause(20);
    open -= 1;
    return { status: 204 };
  });
  const ledger = createLedger();
  for (let id = 1; id <= 12; id += 1) ledger.note(created("createPost", "/post", id));
  await ledger.settle(url, { parallel: 3 });
  expect(most).toBe(3);
});

it("does not take a 404 for an unknown public offer, company or picture for a missing call", async () => {
  const url = await serve((call) => ({ status: /\/(public\/\w+|avatars)\//.test(call) ? 404 : 401 }));
  expect((await findMissing(url)).missing).toEqual({});
});
