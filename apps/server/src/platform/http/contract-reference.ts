import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contractText } from "@passerelle/api/contract";
import type { FastifyInstance } from "fastify";
import { builtInScriptsPolicy } from "./security-headers";

const page = "contract/index.html";
const config = { answersFile: true };

/** The contract and its reference page, as a `Link` header (RFC 8631). */
export const contractLinks =
  '</openapi.yaml>; rel="service-desc"; type="application/yaml", </contract>; rel="service-doc"; type="text/html"';

/**
 * Serves the contract as `/openapi.yaml`, and its reference page as `/contract` if it has been built (`npm run
 * contract:docs` builds it, and `npm start` builds it with the application).
 */
export function serveReference(app: FastifyInstance, webDist: string): void {
  // The page links to the file with a relative URL.
  for (const path of ["/openapi.yaml", "/contract/openapi.yaml"]) {
    app.get(path, { config }, (_request, reply) =>
      reply.header("cache-control", "no-cache").type("application/yaml").send(contractText),
    );
  }

  const file = join(webDist, page);
  if (!existsSync(file)) return;
  // The page is large, so it is read on the first request and does not delay the start.
  let policy: string | undefined;
  app.get("/contract", { config }, (_request, reply) => {
    policy ??= builtInScriptsPolicy(readFileSync(file, "utf8"));
    return reply.headers({ "cache-control": "no-cache", "content-security-policy": policy }).sendFile(page);
  });
}
