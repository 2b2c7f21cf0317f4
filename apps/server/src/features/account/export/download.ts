import { Readable } from "node:stream";
import { downloadHeaders, downloadNames, notFound } from "@passerelle/domain";
import { makeZip } from "client-zip";
import type { FastifyInstance } from "fastify";
import type { Files } from "../../../platform/files/files";
import type { CallQueues } from "../../../platform/http/call-queues";
import type { Services } from "../../../platform/http/handler";
import { archiveOf } from "./archive";
import { consumeExport } from "./links-store";

interface ExportRequest {
  Querystring: { code?: unknown };
}

/** Streams the archive behind a link from `exportMe`, reading each entry after the previous one is sent. */
export function registerExports(
  app: FastifyInstance,
  services: Services,
  files: Files,
  { ofNetwork }: Pick<CallQueues, "ofNetwork">,
): void {
  const config = { answersFile: true };
  for (const prefix of ["", "/api"]) {
    // HEAD would use up the link.
    const options = { config, exposeHeadRoute: false };
    app.get<ExportRequest>(`${prefix}/exports`, options, async ({ query, ip, log }, reply) => {
      const found = await ofNetwork(ip, () => consumeExport(services.db, services.clock, String(query.code)));
      if (!found) throw notFound();
      return reply
        .headers({
          "content-type": "application/zip",
          ...downloadHeaders(downloadNames.account(services.clock.now())),
        })
        .send(Readable.from(makeZip(archiveOf({ ...services, ...found, files, log, address: ip }))));
    });
  }
}
