import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { isRecord } from "@passerelle/api/contract";
import type { Log } from "../../platform/log";
import { AdminError, type Row } from "./command-context";
import type { AdminRequest } from "./command-runner";

/** The socket on which a server with an embedded database, which no second process can open, receives commands. */
const socketIn = (dataDir: string) => join(dataDir, "admin.sock");

/** Reads everything that the other side sends. Iterating over the socket would close our side too. */
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
 * Listens for commands on a socket in the data folder, which only the server's user can enter. Returns a function that
 * stops it. On systems without such sockets, the server runs without it.
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
    // Left by a killed server; the folder's lock proves that no other server runs.
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

/** Asks the server that uses a data folder to run a command; undefined if none is listening. */
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
