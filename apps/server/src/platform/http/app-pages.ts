import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { methodsOf } from "@passerelle/api/contract";
import { commonErrors, Problem, wrongMethod } from "@passerelle/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config";
import { pathOf } from "./ambiguous-requests";
import { contractLinks } from "./contract-reference";
import { scriptHashes, setPageHeaders } from "./security-headers";

const notBuilt = `<!doctype html><html lang="en"><title>Passerelle</title>
<p>The server runs, but the application is not built yet: <code>npm start</code> builds and serves it.</p></html>`;

/** Paths of pages without an operation, so that monitors and scripts get the page too. */
const pageOnly =
  /^\/(?:login|register|verify-email|forgot-password|reset-password|undo-email|unsubscribe|privacy|terms|dashboard)?(?:\?|$)/;

/** Pages without a prerendered file, which only the application renders. */
const drawn = /^\/(?:forgot-password|reset-password|undo-email|unsubscribe|privacy|terms)\/?(?:\?|$)/i;

/** The prerendered file of a page, if there is one. Unknown paths lead to the login. */
function prerenderedFile(url: string): string {
  if (drawn.test(url)) return "index.html";
  const [, name = "login"] = /^\/(dashboard(?=[/?]|$)|(?:register|verify-email)(?=\/?(?:\?|$)))/i.exec(url) ?? [];
  return `${name.toLowerCase()}.html`;
}

const isUpload = /^\/files\/[^/]+$/;

/** Whether the request is a browser navigation, not a script's call. */
export function isNavigation({
  method,
  headers,
  url = "/",
}: Pick<IncomingMessage, "method" | "headers" | "url">): boolean {
  if ((method !== "GET" && method !== "HEAD") || url.startsWith("/api/")) return false;
  if (pageOnly.test(url)) return true;
  return headers["sec-fetch-mode"] === "navigate" || (headers.accept ?? "").includes("text/html");
}

/** The path that a request is routed by; an undecodable path leads to the application. */
export function routedUrl(request: IncomingMessage): string {
  const path = pathOf(request.url ?? "/");
  try {
    decodeURI(path);
    return path;
  } catch {
    return isNavigation({ method: request.method, headers: request.headers, url: path }) ? "/" : path;
  }
}

/** Serves the built application: its page for every navigation, and its files. */
export async function servePages(
  app: FastifyInstance,
  { webDist, operator }: Pick<Config, "webDist" | "operator">,
): Promise<void> {
  const files = new Set(listFiles(webDist));
  // Read once, because the build fixes the inline scripts.
  const scripts = new Map(
    [...files]
      .filter((file) => /^[^/]+\.html$/.test(file))
      .map((file) => [file, scriptHashes(readFileSync(join(webDist, file), "utf8"))]),
  );
  if (files.size > 0)
    await app.register(fastifyStatic, { root: webDist, serve: false, preCompressed: true, cacheControl: false });

  // Not part of the contract, because it describes the operator of this server.
  app.get("/operator.json", (_request, reply) => reply.header("cache-control", "no-cache").send(operator));
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const own = prerenderedFile(request.url);
    const page = files.has(own) ? own : "index.html";
    setPageHeaders(request, reply, scripts.get(page));
    void reply.headers({ "cache-control": "no-cache", link: contractLinks });
    return files.has(page) ? reply.sendFile(page) : reply.code(503).type("text/html").send(notBuilt);
  };
  app.addHook("onRequest", (request, reply, next) => {
    if (!isNavigation(request) || request.routeOptions.config.answersFile || files.has(fileOf(request) ?? ""))
      return next();
    sendPage(request, reply);
  });

  /** The methods that read a page's or a file's URL, which supports no others. */
  const waysToRead = (path: string): string[] =>
    ["GET", "HEAD"].filter(
      (method) =>
        pageOnly.test(path) || files.has(path.slice(1)) || app.hasRoute({ method, url: path }) || isUpload.test(path),
    );

  app.setNotFoundHandler(async (request, reply) => {
    const file = fileOf(request);
    if (file === undefined || !files.has(file)) {
      const [path = ""] = request.url.split("?", 1);
      const methods = methodsOf(path.replace(/^\/api(?=\/)/, ""));
      if (methods.length > 0) throw wrongMethod(methods.flatMap((one) => (one === "GET" ? ["GET", "HEAD"] : one)));
      const ways = waysToRead(path);
      if (ways.length > 0) throw wrongMethod(ways);
      throw new Problem(404, commonErrors.unknownCall);
    }
    setPageHeaders(request, reply, scripts.get(file));
    void reply.header("cache-control", file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
    return reply.sendFile(file);
  });
}

declare module "fastify" {
  interface FastifyContextConfig {
    answersFile?: boolean;
    /** Whether metrics exclude it: frequent monitoring requests would hide people's requests. */
    isUnmeasured?: boolean;
  }
}

function fileOf({ method, url }: FastifyRequest): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  try {
    return decodeURIComponent(url.split("?", 1)[0]?.slice(1) ?? "");
  } catch {
    return undefined;
  }
}

/** The files of a folder, without hidden ones. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(sep).join("/"))
    .filter((name) => !/(^|\/)\./.test(name) && statSync(join(folder, name)).isFile());
}
