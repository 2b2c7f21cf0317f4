import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PublicPage } from "@passerelle/api";
import { preferredLanguage, publicPaths } from "@passerelle/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../platform/config";
import { isKnown } from "../../platform/http/cache-headers";
import { isNavigation } from "../../platform/http/app-pages";
import { setPageHeaders } from "../../platform/http/security-headers";
import { statedLanguage, withQuery } from "./list-address";
import { companyOutcome, offerOutcome, offersOutcome, type Outcome, type Shown, type Visit } from "./outcomes";
import { readerFor } from "./read-contract-call";
import { createRenderer, type RenderedPage } from "./renderer";

const answersFile = { config: { answersFile: true } };
const firstPage: PublicPage = {
  content: { kind: "missing", reason: "page" },
  lang: "fr",
  statedLang: undefined,
  address: publicPaths.offers,
  origin: "",
  isListed: false,
};
const companyPath = /^\/companies\/[^/?]+\/?(?:\?|$)/i;

/**
 * Serves the pages for anybody: the offers, an offer, a company (D-380); without their bundle there are none. Called
 * before the application's own pages are served.
 */
export function servePublicPages(
  app: FastifyInstance,
  { webDist, publicUrl: origin = "" }: Pick<Config, "webDist" | "publicUrl">,
): void {
  const file = join(webDist, ".public-pages/render.mjs");
  if (!existsSync(file)) return;
  const render = createRenderer(pathToFileURL(file).href);
  const pageOf =
    (outcomeOf: (visit: Visit) => Promise<Outcome>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const [path = "", search = ""] = request.url.split("?", 2);
      const query = new URLSearchParams(search);
      const statedLang = statedLanguage(query);
      query.delete("lang");
      const lang = statedLang ?? preferredLanguage(request.headers["accept-language"]) ?? "fr";
      const outcome = await outcomeOf({ read: readerFor(app, request, lang), origin, path, query });
      void reply.headers({ vary: "accept-language, accept-encoding", "cache-control": "no-cache" });
      if ("redirect" in outcome)
        return reply.redirect(withLanguage(outcome.redirect, statedLang), outcome.isPermanent ? 301 : 302);
      const { status, retryAfter, ...shown } = outcome;
      const page = await render({ ...shown, lang, statedLang, origin });
      return sendPage(request, reply, { status, retryAfter }, page);
    };
  // Loads the screens before the first visit. If this fails, that visit tries again and reports the error.
  app.addHook("onListen", () => void render(firstPage).catch(() => undefined));
  app.get(publicPaths.offers, answersFile, pageOf(offersOutcome));
  app.get(`${publicPaths.offers}/:name`, answersFile, pageOf(offerOutcome));
  const companyPage = pageOf(companyOutcome);
  // The contract has an operation with the same path, for members.
  app.addHook("onRequest", async (request, reply) => (isForPage(request) ? companyPage(request, reply) : undefined));
}

/** Whether a request to the address of a company is for its page: crawlers and link previews accept anything. */
function isForPage(request: FastifyRequest): boolean {
  const { method, headers, url } = request;
  const isCall = headers.authorization !== undefined || (headers.accept ?? "").includes("json");
  return companyPath.test(url) && (isNavigation(request) || (!isCall && (method === "GET" || method === "HEAD")));
}

function withLanguage(address: string, lang: string | undefined): string {
  if (lang === undefined) return address;
  const [path = "", search = ""] = address.split("?", 2);
  return withQuery(path, new URLSearchParams([...new URLSearchParams(search), ["lang", lang]]));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter }: Pick<Shown, "status" | "retryAfter">,
  { html, gzipped, tag, scripts }: RenderedPage,
) {
  setPageHeaders(request, reply, scripts);
  if (retryAfter !== undefined) void reply.header("retry-after", retryAfter);
  if (status === 200) {
    void reply.header("etag", `W/${tag}`);
    if (isKnown(request.headers["if-none-match"], tag)) return reply.code(304).send();
  }
  void reply.code(status).type("text/html; charset=utf-8");
  if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(html);
  return reply.header("content-encoding", "gzip").send(gzipped);
}
