import { connect } from "node:net";

const addresses = [
  "/ws/connect?token=",
  "/ws/connect?ticket=",
  "/api/ws/connect?ticket=",
  "/exports?code=",
  "/resumes/cv.pdf?reader=1&expires=1&signature=",
  "/unsubscribe?code=",
  "/user/me?token=",
  "/posts?page=",
  "/nowhere?password=",
  "//?token=",
  "/%zz?token=",
  "http://passerelle.example/exports?code=",
  // As some programs rewrite links in mails.
  "/reset-password#",
  "/reset-password%23",
  "/undo-email%3fcode=",
];

const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";

const headersWith = (secret: string, host: string) =>
  [
    `Host: ${host}`,
    `Authorization: Bearer ${secret}`,
    `Cookie: session=${secret}`,
    `Referer: http://${host}/reset-password?code=${secret}`,
    `Sec-WebSocket-Protocol: ${secret}`,
    `X-Original-URL: /exports?code=${secret}`,
    "",
  ].join("\r\n");

/** Requests with a secret in every possible place, valid and invalid ones. */
function requestsWith(secret: string, host: string): string[] {
  const headers = headersWith(secret, host);
  const close = "Connection: close\r\n";
  const withBody = (type: string, body: string, length = body.length) =>
    `POST /user/login?password=${secret} HTTP/1.1\r\n${headers}${close}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`;
  return [
    ...addresses.flatMap((address) => [
      `GET ${address}${secret} HTTP/1.1\r\n${headers}${close}\r\n`,
      `HEAD ${address}${secret} HTTP/1.1\r\n${headers}${close}\r\n`,
      `DELETE ${address}${secret} HTTP/1.1\r\n${headers}${close}\r\n`,
      `GET ${address}${secret} HTTP/1.1\r\n${headers}${upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    ]),
    `GET /ws/connect?ticket=${secret} HTTP/1.1\r\n${headers}${upgrade}Sec-WebSocket-Key: ${secret}\r\n\r\n`,
    `GET /ws/connect?ticket=${secret} HTTP/1.1\r\n${headers}Origin: https://${secret}.example\r\n${upgrade}\r\n`,
    withBody("application/json", JSON.stringify({ email: "jeanne@exemple.fr", password: secret })),
    withBody("application/json", `{"password":"${secret}"`),
    withBody("text/plain", secret),
    withBody("multipart/form-data; boundary=x", `--x\r\n${secret}`),
    // Interrupted in the body and in the headers.
    withBody("application/json", `{"password":"${secret}"`, 1000),
    `GET /exports?code=${secret} HTTP/1.1\r\nHost: ${host}`,
    // Not valid requests.
    `GET /exports?code=${secret}\r\n\r\n`,
    `${secret} /exports?code=${secret} HTTP/1.1\r\n\r\n`,
    `GET /exports?code=${secret} HTTP/1.1\r\n${secret}\r\n\r\n`,
    `GET /exports?code=${secret} HTTP/1.1\r\n${headers}X: ${"x".repeat(70_000)}\r\n\r\n`,
    `GET /exports?code=${secret}${"x".repeat(70_000)} HTTP/1.1\r\n${headers}\r\n`,
  ];
}

/** Sends a text; closes the connection if there is no answer within `patience`. */
const send = (base: string, text: string, patience: number) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const late = setTimeout(() => socket.destroy(), patience);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(late);
      resolve();
    });
    socket.resume();
  });

/** Sends a secret to a server in every way, and waits up to `patience` milliseconds for each answer. */
export async function carry(base: string, secret: string, patience: number): Promise<void> {
  const { host } = new URL(base);
  await Promise.all(requestsWith(secret, host).map((text) => send(base, text, patience)));
}
