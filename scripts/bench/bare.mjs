import { createServer } from "node:http";

// The yardstick: Node's own server, which reads a body when there is one and answers 4 KB of JSON.
const body = JSON.stringify({ items: Array.from({ length: 10 }, () => ({ text: "x".repeat(390) })) });
createServer((request, response) => {
  request.resume().once("end", () => {
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
    response.end(body);
  });
}).listen(Number(process.env["PORT"]), "127.0.0.1");
