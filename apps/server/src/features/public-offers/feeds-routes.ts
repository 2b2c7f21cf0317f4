import type { Contract, Validator } from "@passerelle/api/contract";
import { notFound } from "@passerelle/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Upload } from "../../platform/files/detect-file-type";
import type { CallQueues } from "../../platform/http/call-queues";
import { revalidate } from "../../platform/http/cache-headers";
import type { Services } from "../../platform/http/handler";
import { atomFeed } from "./atom";
import { jobFeed } from "./job-feed";
import { countPublicRead } from "./count-public-read";
import { readNewestOffers, timesOf } from "./read-public-offers";
import { robotsTxt, sitemapIndex, sitemapPart } from "./sitemap";
import { listParts, readPart } from "./sitemap-store";

interface FeedParts {
  services: Services;
  queues: Pick<CallQueues, "ofNetwork">;
  contract: Contract;
  validator: Validator<Upload>;
}

const maxAtomEntries = 50;
// Some six megabytes with long descriptions.
const maxJobs = 2_000;

const xml = "application/xml; charset=utf-8";

/** Serves robots.txt, the sitemap and the feeds of public offers (D-377). Without a public address there are no links. */
export function servePublicFeeds(app: FastifyInstance, { services, queues, contract, validator }: FeedParts): void {
  const { db, config } = services;
  const list = contract.operations.find(({ id }) => id === "listPublicOffers");
  if (!list) throw new Error("The contract has no list of public offers.");
  // Compiled on the first call, like the operations' own.
  let filters: ReturnType<typeof validator.reader<"listPublicOffers">> | undefined;
  const options = { config: { answersFile: true }, onSend: revalidate(true) };

  /** Serves a text that contains addresses. */
  const serve = (path: string, type: string, write: (origin: string, request: FastifyRequest) => Promise<string>) =>
    app.get(path, options, async (request, reply) => {
      const { publicUrl } = config;
      if (publicUrl === undefined) throw notFound();
      await countPublicRead(services, request.ip);
      const text = await queues.ofNetwork(request.ip, () => write(publicUrl, request));
      return reply.type(type).send(text);
    });

  app.get("/robots.txt", options, (_request, reply) => reply.type("text/plain").send(robotsTxt(config.publicUrl)));
  serve("/sitemap.xml", xml, async (origin) => sitemapIndex(await listParts(db, timesOf(services).today), origin));
  serve("/sitemap-:part(^[1-9]\\d{0,5}$).xml", xml, async (origin, { params }) => {
    const entries = await readPart(db, timesOf(services).today, Number(Object(params).part));
    if (entries.length === 0) throw notFound();
    return sitemapPart(entries, origin);
  });
  serve("/offers.atom", "application/atom+xml; charset=utf-8", async (origin, { query, url }) => {
    filters ??= validator.reader({ ...list, id: "listPublicOffers" });
    const offers = await readNewestOffers(services, filters.query(query), maxAtomEntries);
    return atomFeed(offers, { origin, search: new URL(url, origin).search });
  });
  serve("/offers.xml", xml, async (origin) => jobFeed(await readNewestOffers(services, {}, maxJobs), origin));
}
