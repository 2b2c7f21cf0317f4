import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../install.mjs";
import { checkOut, removeCheckout } from "../visual/revision.mjs";
import { bystander } from "./bystander-times.mjs";
import { embedded, emptyPostgres } from "./databases.mjs";
import { atExit, median, p99, serveFilled, temporaryData } from "./serve.mjs";

/** The last commit whose server ranked offers in the database. */
const before = "6f7b42f3";

const [few, many] = [10_000, 100_000];
const rounds = 9;
/** Not counted: a server's first calls compile its code. */
const warmUpRounds = 15;
const pagesAtOnce = 4;

/** @typedef {{ name: string; person: number; page: (offers: number) => number; timesFaster: number }} Reader */
/** @typedef {Awaited<ReturnType<typeof serveFilled>>} Server */

/** Person 1 has the largest possible CV, person 3 has none. @type {readonly Reader[]} */
const readers = [
  { name: "first page, nothing in common", person: 3, page: () => 1, timesFaster: 1 },
  { name: "first page, the largest CV", person: 1, page: () => 1, timesFaster: 20 },
  { name: "last page, the largest CV", person: 1, page: (offers) => offers / 10, timesFaster: 20 },
];
const largest = { person: 1, page: 1 };

/** The time of one page, in ms. @param {string} url @param {{ person: number; page: number }} asked */
async function timeOf(url, { person, page }) {
  const started = performance.now();
  const headers = { authorization: `Bearer bench-${person}` };
  const answer = await fetch(`${url}/job-offers-for-me?page=${page}`, { headers });
  const { items } = Object(await answer.json());
  if (!answer.ok || items.length === 0) throw new Error(`Page ${page} was answered ${answer.status}.`);
  return performance.now() - started;
}

/** The median times of each reader's page on each server, measured in turn. @param {readonly Server[]} servers @param {number} offers */
async function timesOn(servers, offers) {
  const times = readers.map(() => servers.map(() => /** @type {number[]} */ ([])));
  for (let round = -warmUpRounds; round < rounds; round += 1)
    for (const [row, { person, page }] of readers.entries())
      for (const [column, { url }] of servers.entries()) {
        const time = await timeOf(url, { person, page: page(offers) });
        if (round >= 0) times[row]?.[column]?.push(time);
      }
  return times.map((row) => row.map(median));
}

/** Checks out and builds the server that ranked in the database; undefined in a clone without its commit. */
function buildBefore() {
  const isKnown = spawnSync("git", ["cat-file", "-e", before], { cwd: root, stdio: "ignore" }).status === 0;
  if (!isKnown) return undefined;
  const folder = join(root, ".cache/server-before");
  // What an interrupted run has left.
  removeCheckout(folder);
  atExit(() => removeCheckout(folder));
  checkOut(before, folder, { hasOwnPackages: false });
  const building = 'await (await import("./scripts/build.mjs")).ensureServerBuilt()';
  execFileSync(process.execPath, ["--input-type=module", "-e", building], { cwd: folder, stdio: "inherit" });
  return folder;
}

/** @param {number} offers @param {string} [folder] */
const serveEmbedded = (offers, folder = root) =>
  serveFilled("fill-flood.ts", [offers], { ...embedded(), WEB_DIST: join(root, "apps/web/dist") }, { folder });

/** The waiting time of other people while pages are read without a pause, compared with a quiet server. @param {Server} server */
async function slowdownOf({ url }) {
  const quiet = p99(await bystander(url));
  const end = new AbortController();
  const reading = Array.from({ length: pagesAtOnce }, async () => {
    while (!end.signal.aborted) await timeOf(url, largest);
  });
  const busy = p99(await bystander(url));
  end.abort();
  await Promise.all(reading);
  return { figure: busy / quiet, note: `${quiet.toFixed(1)} and ${busy.toFixed(1)} ms` };
}

/**
 * Offers in matching order: this build and the one that ranked in the database side by side, and this build with ten
 * times the offers.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const folder = buildBefore();
  const servers = [await serveEmbedded(few), ...(folder ? [await serveEmbedded(few, folder)] : [])];
  const times = await timesOn(servers, few);
  for (const [row, { name, timesFaster }] of readers.entries()) {
    const [figure = Number.NaN, old] = times[row] ?? [];
    report({ name: `${name}, embedded`, figure, unit: "ms" });
    if (old === undefined) continue;
    report({ name: `${name}, ranked in the database`, figure: old, unit: "ms" });
    report({ name: `${name}, faster`, figure: old / figure, unit: "times", atLeast: timesFaster });
  }
  await Promise.all(servers.map((server) => server.stop()));

  const old = folder === undefined ? undefined : await serveEmbedded(many, folder);
  if (old) await timeOf(old.url, largest);
  const memoryBefore = old?.memory();
  await old?.stop();

  const server = await serveEmbedded(many);
  const ready = await timeOf(server.url, largest);
  report({ name: `first page after the start, ${many} offers`, figure: ready / 1000, unit: "s", atMost: 2 });
  if (memoryBefore !== undefined)
    report({ name: `more memory, ${many} offers`, figure: server.memory() - memoryBefore, unit: "MB", atMost: 60 });
  const large = await timesOn([server], many);
  for (const [row, { name }] of readers.entries()) {
    const [figure = Number.NaN] = large[row] ?? [];
    const small = times[row]?.[0] ?? Number.NaN;
    report({ name: `${name}, ${many} offers, embedded`, figure, unit: "ms" });
    report({ name: `${name}, ten times the offers`, figure: figure / small, unit: "times", atMost: 3 });
  }
  report({ name: "a bystander's p99 meanwhile", ...(await slowdownOf(server)), unit: "times", atMost: 2 });
  await server.stop();

  const { url, drop } = await emptyPostgres();
  const onPostgres = await serveFilled("fill-flood.ts", [few], { DATABASE_URL: url, DATA_DIR: temporaryData() });
  for (const [row, [figure = Number.NaN]] of (await timesOn([onPostgres], few)).entries())
    report({ name: `${readers[row]?.name}, PostgreSQL`, figure, unit: "ms" });
  await onPostgres.stop();
  await drop();
}
