import { databases } from "./databases.mjs";
import { median, serveFilled } from "./serve.mjs";

const offers = 10_000;
const rounds = 9;

/** @typedef {{ name: string; person: number; page: number }} Reader */

/** Person 1 has the largest possible CV, person 3 has none. @type {Reader[]} */
const readers = [
  { name: "first page, nothing in common", person: 3, page: 1 },
  { name: "first page, the largest CV", person: 1, page: 1 },
  { name: "last page, the largest CV", person: 1, page: offers / 10 },
];

/** The time of one page without other load, in ms. @param {string} url @param {Reader} reader */
async function timeOf(url, { person, page }) {
  const started = performance.now();
  const headers = { authorization: `Bearer bench-${person}` };
  const answer = await fetch(`${url}/job-offers-for-me?page=${page}`, { headers });
  const { items } = Object(await answer.json());
  if (!answer.ok || items.length === 0) throw new Error(`Page ${page} was answered ${answer.status}.`);
  return performance.now() - started;
}

/** Pages of ten thousand offers, ordered by match. @param {import("./results.mjs").Report} report */
export async function measure(report) {
  for await (const [database, env] of databases()) {
    const { url, stop } = await serveFilled("fill-flood.ts", [offers], env);
    for (const reader of readers) {
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timeOf(url, reader));
      report({ name: `${reader.name}, ${database}`, figure: median(times), unit: "ms" });
    }
    await stop();
  }
}
