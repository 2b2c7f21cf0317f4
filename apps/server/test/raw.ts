import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection to a server, on which nothing is said yet; its errors are ignored. */
export function openConnection(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  return socket.on("error", () => undefined);
}

/** What a server answers to some bytes until it closes the connection. */
export const answerTo = (url: string, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = openConnection(url);
    let answer = "";
    socket.setEncoding("latin1").on("data", (part) => (answer += part));
    socket.on("close", () => resolve(answer));
    socket.write(text);
  });

/** The statuses of some answers, in their order. */
export const statusesIn = (answer: string): string[] =>
  Array.from(answer.matchAll(/HTTP\/1\.1 (\d+) /g), ([, status = ""]) => status);

/** Sends some bytes, and closes the connection as the answer begins. */
export async function abandon(url: string, text: string): Promise<void> {
  const socket = openConnection(url);
  socket.write(text);
  await once(socket, "data");
  socket.destroy();
}
