import { createServer } from "node:http";
import { WebSocketServer } from "ws";

// The baseline of live messages: passes each message directly to its recipient.
/** @type {Map<string, import("ws").WebSocket>} */
const readers = new Map();
const server = createServer((_request, response) => response.end());
new WebSocketServer({ server, perMessageDeflate: false }).on("connection", (socket, { url }) => {
  readers.set(new URL(url ?? "", "http://localhost").searchParams.get("token") ?? "", socket);
  socket.on("message", (/** @type {Buffer} */ frame) => {
    const { content, recipientUsername } = JSON.parse(frame.toString()).data;
    const data = { message: { content } };
    readers.get(recipientUsername)?.send(JSON.stringify({ type: "new_message", data }));
    socket.send(JSON.stringify({ type: "message_sent", data }));
  });
});
server.listen(Number(process.env["PORT"]), "127.0.0.1");
