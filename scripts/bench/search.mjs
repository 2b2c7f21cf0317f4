import { databases } from "./databases.mjs";
import { median, serveFilled } from "./serve.mjs";

const rounds = 9;
const [few, many] = [10_000, 100_000];

/** The first pages of lists, as an applicant and a visitor read them. @type {Record<string, string>} */
const lists = {
  "all offers": "/job-offers-for-me",
  "a frequent word": "/job-offers-for-me?search=developpeuse",
  "a rare word": "/job-offers-for-me?search=luthiere",
  "a rare word with a typing error": "/job-offers-for-me?search=luhtiere",
  "a frequent word with counts": "/job-offers-for-me?search=developpeuse&facets=true",
  "within 20 km of Lyon": "/job-offers-for-me?near=fr-69123&within=20",
  "of one's level": "/job-offers-for-me?level=mine",
  "suggestions for a frequent word": "/job-offer-suggestions?q=develop",
  "public offers with a frequent word": "/public/offers?search=developpeuse",
};

/** The median time of each list without other load, in ms. @param {string} url */
async function timesOf(url) {
  const headers = { authorization: "Bearer bench-1" };
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, path] of Object.entries(lists)) {
      const started = performance.now();
      const answer = await fetch(url + path, { headers });
      const { items } = Object(await answer.json());
      if (!answer.ok || items.length === 0) throw new Error(`${path} was answered ${answer.status}.`);
      (times[name] ??= []).push(performance.now() - started);
    }
  return Object.fromEntries(Object.entries(times).map(([name, measured]) => [name, median(measured)]));
}

/** Searches among ten thousand and a hundred thousand offers. @param {import("./results.mjs").Report} report */
export async function measure(report) {
  /** @type {Record<string, number>} */
  const small = {};
  for (const offers of [few, many])
    for await (const [database, env] of databases()) {
      const { url, stop, memory } = await serveFilled("fill-offers.ts", [offers], env);
      const before = memory();
      for (const [list, figure] of Object.entries(await timesOf(url))) {
        const name = `${list}, ${database}`;
        report({ name: `${name}, ${offers} offers`, figure, unit: "ms" });
        if (offers === few) small[name] = figure;
        else
          report({ name: `${name}, ratio`, figure: figure / (small[name] ?? Number.NaN), unit: "times", atMost: 15 });
      }
      report({
        name: `memory for ${offers} offers and all places, ${database}`,
        figure: memory() - before,
        unit: "MB",
      });
      await stop();
    }
}
