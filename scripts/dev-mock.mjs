import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, root } from "./install.mjs";

ensureInstalled();
const { createServer } = await import("vite");
const { register } = await import("tsx/esm/api");
register();
const { cast, demoPassword } = await import("@passerelle/domain/cast");
const { SEED_CODE } = await import("@passerelle/mocks");

const worker = readFileSync(join(root, "public/mockServiceWorker.js"));

/** Serves MSW's worker, which is not among the application's files. @type {import("vite").Plugin} */
const serveWorker = {
  name: "mock-service-worker",
  configureServer({ middlewares }) {
    middlewares.use("/mockServiceWorker.js", (_request, response) => {
      response.setHeader("Content-Type", "text/javascript").end(worker);
    });
  },
};

const server = await createServer({ root: join(root, "apps/web"), mode: "mock", plugins: [serveWorker] });
await server.listen();
console.log("\nThe application on the Storybook's data: changes last until the page is reloaded.\n");
server.printUrls();
console.log(`
  applicant   ${cast.jeanne.email}   ${demoPassword}
  recruiter   ${cast.claire.email}   ${demoPassword}

The code of every mail is ${SEED_CODE}.
`);
