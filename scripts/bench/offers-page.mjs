import { embedded } from "./databases.mjs";
import { examine, valuesOf } from "./login-page.mjs";
import { median, serveFilled } from "./serve.mjs";

const [offers, visits, runs] = [10_000, 9, 5];

/** The time until a page is complete, in ms. @param {string} url */
async function timeOf(url) {
  const started = performance.now();
  const answer = await fetch(url, { headers: { accept: "text/html" } });
  if (!answer.ok || !(await answer.text()).endsWith("</html>"))
    throw new Error(`${url} was answered ${answer.status}.`);
  return performance.now() - started;
}

/** The public list and an offer: the time until the page is complete, and Lighthouse. @param {import("./results.mjs").Report} report */
export async function measure(report) {
  const { url, stop } = await serveFilled("fill-offers.ts", [offers], embedded());
  for (const path of ["/offers", "/offers?search=luthiere", `/offers/${offers}`]) {
    report({ name: `${path}, first visit`, figure: await timeOf(url + path), unit: "ms" });
    const times = [];
    for (let visit = 0; visit < visits; visit += 1) times.push(await timeOf(url + path));
    report({ name: `${path}, warm`, figure: median(times), unit: "ms", atMost: 100 });
  }
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await examine(`${url}/offers`));
  await stop();
  const paint = valuesOf(results, "largest-contentful-paint");
  report({ name: "largest paint, median", figure: median(paint), unit: "ms", atMost: 1_000 });
  report({ name: "largest paint, worst of five", figure: Math.max(...paint), unit: "ms", atMost: 1_300 });
}
