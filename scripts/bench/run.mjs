import { spawnSync } from "node:child_process";
import { ensureInstalled, root } from "../install.mjs";

ensureInstalled();
process.chdir(root);
const { ensureWebBuilt } = await import("../build.mjs");
const { benchCalls } = await import("./calls.mjs");
const { benchFeed } = await import("./feed.mjs");
const { benchFloods } = await import("./floods.mjs");
const { benchMessages } = await import("./messages.mjs");
const { benchLoginPage } = await import("./login-page.mjs");
const { benchStartTasks } = await import("./start-tasks.mjs");
const { benchServer } = await import("./server.mjs");
const { serve, temporaryData } = await import("./serve.mjs");
const { benchStorybook } = await import("./storybook.mjs");
const { benchThread } = await import("./thread.mjs");
const { benchUploads } = await import("./uploads.mjs");
await ensureWebBuilt();

console.log("\nJavaScript, gzip");
spawnSync(process.execPath, ["scripts/check-size.mjs"], { stdio: "inherit" });

console.log("\nnpm start, to the first answer");
const env = { DATA_DIR: temporaryData() };
for (const time of ["first (an empty database)", "second"]) {
  const server = await serve(["scripts/start.mjs"], env);
  console.log(`${time}: ${server.secondsToFirstAnswer.toFixed(1)} s`);
  await server.stop();
}

console.log("\nServer");
await benchServer();

console.log("\nFrequent calls, beside their statements");
await benchCalls();

console.log("\nFeed and notifications");
await benchFeed();

console.log("\nA bystander while one person floods the server");
await benchFloods();

console.log("\nPrivate messages");
await benchMessages();

console.log("\nA thread of 10,000 messages");
await benchThread();

console.log("\nUploads");
await benchUploads();

console.log("\nThe published Storybook on a slow phone");
await benchStorybook();

console.log("\n/login, Lighthouse");
await benchLoginPage();

console.log("\n/login, tasks of its main thread while it starts");
await benchStartTasks();
