import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** An open connection to a server on which nothing was sent; ignores its errors. */
export function openConnection(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return socket.on("error", () => undefined);
}

/** The server's answer to raw bytes, until it closes the connection. */
export const answerTo = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = openConnection(url);
    let answer = "";
    socket.setEncoding("latin1").on("data", (part) => (answer += part));
    socket.on("close", () => resolve(answer));
    socket.write(text);
  });

export const statusesIn = (answer: string): string[] =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d+) /g), ([, status = ""]) => status);

/** Sends raw bytes, and closes the connection when the answer begins. */
export async function abandon(url: string, text: string): Promise<void> {
  const socket = openConnection(url);
  socket.write(text);
  await once(socket, "data");
  socket.destroy();
}
