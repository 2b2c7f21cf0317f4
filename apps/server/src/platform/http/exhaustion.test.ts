/** @module-tag release */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aMember } from "../../../test/members";
import { call } from "../../../test/call";
import { createPasswords } from "../../features/auth";
import { startTestServer, type TestServer } from "../../../test/test-server";

let server: TestServer;
beforeAll(async () => {
  const timeouts = { request: 900, headers: 300, check: 100 };
  // Logins pile up only at the full cost of a password hash.
  server = await startTestServer({ timeouts, trustProxy: 1, passwords: createPasswords() });
});
afterAll(() => server.close());

/** Sends raw bytes; returns the answer once the server closes the connection, and the milliseconds until then. */
async function heard(write: (socket: Socket) => void, { url } = server): Promise<{ text: string; after: number }> {
  const { hostname, port } = new URL(url);
  const began = performance.now();
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("data", (chunk) => (text += String(chunk)));
  // A client that keeps sending may be cut off.
  socket.on("error", () => undefined);
  write(socket);
  await new Promise((resolve) => socket.on("close", resolve));
  return { text, after: performance.now() - began };
}

describe("a connection", () => {
  it.each([
    ["that says nothing", ""],
    ["whose headers do not end", "GET /posts HTTP/1.1\r\nhost: x\r\n"],
    [
      "whose handshake does not end",
      "GET /ws/connect HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
    ],
  ])("%s ends", async (_, start) => expect((await heard((socket) => socket.write(start))).after).toBeLessThan(2_000));

  it("with an incomplete body gets a 408", async () => {
    const head =
      "POST /user/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    const { text } = await heard((socket) => socket.write(head));
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toContain('"code":"request_too_slow"');
    expect(text.toLowerCase()).toContain("connection: close");
  });

  it("with an incomplete upload gets its answer, and is closed", async () => {
    const patient = await startTestServer();
    const { token } = await aMember(patient, "applicant");
    const head = `PATCH /applicant HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ntransfer-encoding: chunked\r\ncontent-type: multipart/form-data; boundary=b\r\n\r\n`;
    const part = '--b\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n';
    const chunk = Buffer.concat([Buffer.from("100000\r\n"), Buffer.alloc(0x10_00_00, "x"), Buffer.from("\r\n")]);
    const { text } = await heard((socket) => {
      socket.write(`${head}${part.length.toString(16)}\r\n${part}\r\n`);
      const goOn = () => {
        while (!socket.destroyed && socket.write(chunk));
      };
      socket.on("drain", goOn);
      goOn();
    }, patient);
    await patient.close();
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain('"code":"request_too_large"');
  });
});

it("a silent connection does not keep a server from stopping", async () => {
  const stopping = await startTestServer();
  const { hostname, port } = new URL(stopping.url);
  const socket = connect(Number(port), hostname);
  await new Promise((resolve) => socket.on("connect", resolve));
  await call(stopping.url, "GET", "/login");
  await stopping.close();
  await expect.poll(() => socket.closed).toBe(true);
});

describe("many logins at once", () => {
  let tried = 0;
  const login = (address: string) =>
    call(server.url, "POST", "/user/login", {
      body: { email: `nobody-${(tried += 1)}@passerelle.example`, password: "not the password" },
      headers: { "x-forwarded-for": address },
    });

  it("get a 503 with Retry-After above ten per network, while other networks get answers", async () => {
    const flood = Array.from({ length: 60 }, () => login("192.0.2.7"));
    const other = await login("198.51.100.7");
    expect(other.status).toBe(401);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({
      code: "service_busy",
      error: expect.stringContaining("Try again in 5 seconds."),
    });
    expect(refused[0]?.headers.get("retry-after")).toBe("5");
  });
});
