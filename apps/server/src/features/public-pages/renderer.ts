import { hash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { PublicPage } from "@passerelle/api";
import { busy, hour } from "@passerelle/domain";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { scriptHashes } from "../../platform/http/security-headers";
import { runThread } from "../../platform/worker/run-worker";
import type { Rendering } from "./rendering";

export interface RenderedPage {
  html: string;
  gzipped: Buffer;
  /** Without the `W/` of weak tags. */
  tag: string;
  /** The hashes of its inline scripts. */
  scripts: string[];
}

const maxBytes = 16 * 1024 * 1024;
const maxWaiting = 32;
const maxSeconds = 5;
// A new thread takes longer to load the screens than a visitor should wait.
const keptFor = hour * 1000;

const module = new URL("./render.worker.ts", import.meta.url);
const compress = promisify(gzip);

/**
 * Renders pages in a thread, one at a time, and keeps the latest by what they show.
 * @throws a 503 if many pages are waiting
 */
export function createRenderer(bundle: string): (page: PublicPage) => Promise<RenderedPage> {
  const turn = pLimit(1);
  const renderNow = (page: PublicPage) =>
    runThread<Rendering>({ module, data: { bundle, page }, seconds: maxSeconds, keptFor });
  // Concurrent requests for the same page share one rendering.
  const pages = new LRUCache<string, RenderedPage, PublicPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, gzipped }) => 2 * html.length + gzipped.length,
    fetchMethod: async (_key, _stale, { context }) => {
      if (turn.pendingCount >= maxWaiting) throw busy();
      const html = await turn(() => renderNow(context));
      const tag = `"${hash("sha256", html, "base64url")}"`;
      return { html, gzipped: await compress(html), tag, scripts: scriptHashes(html) };
    },
  });
  return (page) => pages.forceFetch(hash("sha256", JSON.stringify(page), "base64url"), { context: page });
}
