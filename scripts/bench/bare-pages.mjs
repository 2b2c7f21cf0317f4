import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

// Serves a folder of built pages with the compressed files of the build. A path without a file gets the page named in
// PAGE.
const [folder = ""] = process.argv.slice(2);
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
createServer((request, response) => {
  const asked = join(folder, new URL(request.url ?? "/", "http://localhost").pathname);
  const file = extname(asked) in types && existsSync(asked) ? asked : join(folder, `${process.env["PAGE"]}.html`);
  const type = Object.entries(types).find(([end]) => end === extname(file))?.[1];
  const isCompressed = existsSync(`${file}.gz`);
  response.writeHead(200, {
    "content-type": `${type}; charset=utf-8`,
    ...(isCompressed && { "content-encoding": "gzip" }),
  });
  response.end(readFileSync(isCompressed ? `${file}.gz` : file));
}).listen(Number(process.env["PORT"]), "127.0.0.1");
