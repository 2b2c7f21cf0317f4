import { hash } from "node:crypto";
import { brandColors, busy, contractNames } from "@passerelle/domain";
import type { Schemas } from "@passerelle/api";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { isKnown, publicRevalidated } from "../../platform/http/cache-headers";
import type { Services } from "../../platform/http/handler";
import { runThread, TooCostly } from "../../platform/worker/run-worker";
import { countPublicRead } from "./count-public-read";
import { readPublicOffer } from "./read-public-offers";

/** The texts of a picture, and its colours. */
export interface PreviewTexts {
  company: string;
  title: string;
  place: string;
  colors: typeof brandColors;
}

/** The worker task that draws a picture as a PNG. */
export interface PreviewDrawing {
  data: PreviewTexts;
  answer: ArrayBuffer;
}

const maxBytes = 8 * 1024 * 1024;
const maxWaiting = 16;
const maxSeconds = 5;
// Changes when pictures are drawn in another way, so that stored ones are replaced.
const version = 1;

const textsOf = ({ company, jobTitle, location, contract }: Schemas["PublicOffer"]): PreviewTexts => ({
  company: company.company ?? "",
  title: jobTitle,
  place: `${location} · ${contractNames[contract].fr}`,
  colors: brandColors,
});

/** Draws pictures in a thread, one at a time, and keeps the latest; throws a 503 if many are waiting. */
function createPictures(): (tag: string, texts: PreviewTexts) => Promise<Buffer> {
  const turn = pLimit(1);
  const module = new URL("./preview.worker.ts", import.meta.url);
  const draw = (data: PreviewTexts) =>
    runThread<PreviewDrawing>({ module, data, seconds: maxSeconds }).catch((error: unknown) => {
      throw error instanceof TooCostly ? busy() : error;
    });
  const pictures = new LRUCache<string, Buffer, PreviewTexts>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_tag, _stale, { context }) => {
      if (turn.pendingCount >= maxWaiting) throw busy();
      return Buffer.from(await turn(() => draw(context)));
    },
  });
  return (tag, context) => pictures.forceFetch(tag, { context });
}

/** Serves the picture that a shared link to an offer shows (D-378). */
export function servePreviews(app: FastifyInstance, services: Services): void {
  const pictureOf = createPictures();
  const options = { config: { answersFile: true } };
  app.get<{ Params: { id: string } }>(
    String.raw`/offers/:id(^\d{1,15}$)/preview.png`,
    options,
    async ({ params, ip, headers }, reply) => {
      await countPublicRead(services, ip);
      const texts = textsOf(await readPublicOffer(services, Number(params.id)));
      const tag = `"${hash("sha256", JSON.stringify([version, texts]), "base64url")}"`;
      const known = isKnown(headers["if-none-match"], tag);
      const picture = known ? undefined : await pictureOf(tag, texts);
      void reply.headers({ etag: tag, "cache-control": publicRevalidated });
      return picture ? reply.type("image/png").send(picture) : reply.code(304).send();
    },
  );
}
