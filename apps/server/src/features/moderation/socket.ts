import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { isRecord } from "@passerelle/api/contract";
import type { Log } from "../../platform/log";
import { AdminError, type Row } from "./command-context";
import type { AdminRequest } from "./command-runner";

/** Where the server of an embedded database, which no second process can open, listens for the tool. */
const socketIn = (dataDir: string) => join(dataDir, "admin.sock");

/** All that the other side sends. An iteration of the socket would end our side too. */
async function received(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => {
    text += String(chunk);
  });
  await once(socket, "end");
  return text;
}

function requestOf(message: string): AdminRequest {
  const read: unknown = JSON.parse(message);
  const line: unknown = isRecord(read) ? read["line"] : undefined;
  if (!isRecord(read) || !Array.isArray(line)) throw new AdminError("The command cannot be read.");
  return { line: line.map(String), operator: String(read["operator"]) };
}

/**
 * Listens for commands in the data folder, which nobody but the server's user can enter, and has them carried out.
 * Returns what ends it. Where the system has no such sockets, the server runs without.
 */
export async function listenForAdmin(
  dataDir: string,
  carryOut: (request: AdminRequest) => Promise<Row | Row[]>,
  log: Log,
): Promise<() => Promise<void>> {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const answer = async () => {
      try {
        return { answer: await carryOut(requestOf(await received(socket))) };
      } catch (error) {
        if (!(error instanceof AdminError)) log.error({ err: error }, "a command of the admin tool failed");
        return { error: error instanceof Error ? error.message : String(error) };
      }
    };
    socket.on("error", (error) => log.warn({ err: error }, "the admin tool has gone"));
    void answer().then((result) => socket.end(JSON.stringify(result)));
  });
  try {
    // What a killed server has left; the folder's lock says that none runs.
    rmSync(socketIn(dataDir), { force: true });
    await once(server.listen(socketIn(dataDir)), "listening");
  } catch (error) {
    log.warn({ err: error }, "the admin tool cannot reach this server");
    return async () => undefined;
  }
  return async () => {
    server.close();
  };
}

/** Has the server that uses a data folder carry out a command; undefined if none listens there. */
export async function askServer(dataDir: string, request: AdminRequest): Promise<Row | Row[] | undefined> {
  const socket = connect({ path: socketIn(dataDir), allowHalfOpen: true });
  try {
    await once(socket, "connect");
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(request));
  const result: unknown = JSON.parse(await received(socket));
  if (!isRecord(result)) throw new AdminError("The server's answer cannot be read.");
  if (typeof result["error"] === "string") throw new AdminError(result["error"]);
  const answer: unknown = result["answer"];
  if (Array.isArray(answer)) return answer.filter(isRecord);
  return isRecord(answer) ? answer : {};
}
