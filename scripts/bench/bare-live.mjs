import { createServer } from "node:http";
import { WebSocketServer } from "ws";

// The yardstick of the live path: a call or a message is passed on to whom it names, with nothing in between.
/** @type {Map<string, import("ws").WebSocket>} */
const readers = new Map();
const server = createServer((request, response) => {
  let text = "";
  request.on("data", (chunk) => (text += chunk));
  request.on("end", () => {
    const { to } = text ? JSON.parse(text) : { to: "" };
    readers.get(to)?.send(JSON.stringify({ type: "unread_count_update", data: { unread_count: 1 } }));
    response.writeHead(201, { "content-type": "application/json" }).end("{}");
  });
});
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
