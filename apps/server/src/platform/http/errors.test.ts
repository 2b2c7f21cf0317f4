import { connect } from "node:net";
import { expect, it, vi } from "vitest";
import { aMember } from "../../../test/members";
import { startTestServer, testServer } from "../../../test/test-server";

const server = testServer();

// MSW cannot handle such a URL, so this is not a contract test.
it.each(["%ZZ", "%ED%A0%80"])("refuses the undecodable URL %s in the contract's shape", async (part) => {
  const answer = await fetch(`${server.url}/job-offer/${part}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: "La requête est illisible.", code: "request_unreadable" });
});

it("serves the application to a browser that opens such a URL", async () => {
  const answer = await fetch(`${server.url}/job-offer/%ZZ`, { headers: { accept: "text/html" } });
  expect(answer.headers.get("content-type")).toContain("text/html");
});

/** Sends raw bytes; returns the answer once the server closes the connection. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });

it.each([
  ["no HTTP at all", "hello\r\n\r\n", "400 Bad Request", "request_unreadable"],
  [
    "headers of 100 kB",
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(100_000)}\r\n\r\n`,
    "431 Request Header Fields Too Large",
    "headers_too_large",
  ],
  ["a request without a host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", "400 Bad Request", "request_unreadable"],
  [
    "an expectation that it does not know",
    "POST /user/login HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\nconnection: close\r\ncontent-length: 0\r\n\r\n",
    "417 Expectation Failed",
    "request_unreadable",
  ],
  ["a tunnel", "CONNECT x:80 HTTP/1.1\r\nhost: x\r\n\r\n", "400 Bad Request", "request_unreadable"],
])("answers %s in the contract's shape", async (_, text, status, code) => {
  const answer = await sendRaw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  const [, body = ""] = answer.split("\r\n\r\n");
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code });
});

it("gives every answer an id, which its log lines and its error text contain too", async () => {
  const broken = await startTestServer({
    routes: { listUsers: () => Promise.reject(new Error("a bug")) },
  });
  const { token } = await aMember(broken, "applicant");
  const headers = { authorization: `Bearer ${token}`, "accept-language": "fr" };
  const answer = await fetch(`${broken.url}/users`, { headers });
  const id = answer.headers.get("x-request-id");
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(await answer.json()).toEqual({
    error: `Erreur serveur. Veuillez réessayer plus tard. Référence ${id}.`,
    code: "server_error",
  });
  const lines = () => broken.log.filter((line) => line.includes(`"requestId":"${id}"`)).join("");
  await vi.waitFor(() => expect(lines()).toMatch(/a bug[^]*"path":"\/users","status":500/));
  const next = await fetch(`${broken.url}/users`);
  expect(next.headers.get("x-request-id")).not.toBe(id);
  expect(await next.json()).not.toHaveProperty("error", expect.stringContaining("Référence"));
  await broken.close();
});

// The folder store reports ENODEV once it is not mounted.
it.each(["EACCES", "ENODEV"])("asks to retry later if the operator's disk refuses writes (%s)", async (code) => {
  const refusal = Object.assign(new Error("mkdir failed"), { code });
  const broken = await startTestServer({ routes: { listUsers: () => Promise.reject(refusal) } });
  const { token } = await aMember(broken, "applicant");
  const answer = await fetch(`${broken.url}/users`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "service_unavailable" });
  await broken.close();
});

it("answers requests outside the contract in one language", async () => {
  expect(await sendRaw("hello\r\n\r\n")).toContain("La requête est illisible.");
  expect(await sendRaw("CONNECT x:80 HTTP/1.1\r\nhost: x\r\n\r\n")).toContain("La requête est illisible.");
});
