import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";
import { root } from "../install.mjs";

/** The folder of the built Storybook. */
export const storybookFolder = join(root, "storybook-static");
/** @type {Record<string, string>} */
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves a built Storybook as a static host does, with compression. */
export async function serveStorybook(folder = storybookFolder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://storybook");
    const file = join(folder, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = types[extname(file)] ?? "application/octet-stream";
    const isText = !/woff2|octet/.test(type);
    response.writeHead(200, { "content-type": type, ...(isText && { "content-encoding": "gzip" }) });
    const bytes = createReadStream(file);
    return (isText ? bytes.pipe(createGzip()) : bytes).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
