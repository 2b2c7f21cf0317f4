import autocannon from "autocannon";
import { register } from "tsx/esm/api";
import { median, serve, temporaryData } from "./serve.mjs";

register();
const { cast, demoPassword: password } = await import("@passerelle/domain/cast");

/** Applicants of the demo. */
export const jeanne = { email: cast.jeanne.email, password };
export const hugo = { email: cast.hugo.email, password };
const json = { "content-type": "application/json" };

/**
 * The header by which somebody of the demo calls.
 * @param {string} url @param {typeof jeanne} person
 */
export async function logIn(url, person) {
  const answer = await fetch(`${url}/user/login`, { method: "POST", headers: json, body: JSON.stringify(person) });
  return { authorization: `Bearer ${Object(await answer.json()).token}` };
}

/** @param {autocannon.Options} options */
export const perSecond = async (options) => {
  const result = await autocannon({ connections: 16, duration: 4, ...options });
  if (result.non2xx || result.errors)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result.requests.average;
};

/**
 * Gives whoever the headers belong to a CV of 100 formations.
 * @param {string} url @param {Record<string, string>} headers
 */
async function fillFormations(url, headers) {
  for (let year = 1900; year < 2000; year += 1) {
    const formation = {
      institution: "Nantes Université",
      degree: `Année ${year}`,
      startedAt: `${year}-09-01`,
      finishedAt: `${year + 1}-06-30`,
      skills: ["Go", "SQL", "Docker"],
    };
    const answer = await fetch(`${url}/formation`, {
      method: "POST",
      headers: { ...json, ...headers },
      body: JSON.stringify(formation),
    });
    if (!answer.ok) throw new Error(`A formation was answered ${answer.status}.`);
  }
}

/** @param {string} name @param {number[]} mine @param {number[]} theirs */
export function show(name, mine, theirs) {
  const ratio = (median(mine) / median(theirs)).toFixed(4);
  console.log(`${name}: ${median(mine).toFixed(0)}/s, bare ${median(theirs).toFixed(0)}/s, ratio ${ratio}`);
}

/** Requests per second beside a bare Node server, interleaved in one run, and the memory after it. */
export async function benchServer() {
  const bare = await serve(["scripts/bench/bare.mjs"]);
  const ours = await serve(["--import", "tsx", "apps/server/src/main.ts"], { DATA_DIR: temporaryData(), DEMO: "1" });
  const idle = ours.memory();
  const offers = {
    url: `${ours.url}/job-offers-for-me?page=1&pageSize=10`,
    headers: await logIn(ours.url, jeanne),
  };
  const formations = { url: `${ours.url}/formations?page=1&pageSize=10`, headers: await logIn(ours.url, hugo) };
  await fillFormations(ours.url, formations.headers);
  const login = {
    url: `${ours.url}/user/login`,
    method: /** @type {const} */ ("POST"),
    headers: json,
    body: JSON.stringify(jeanne),
  };
  const rounds = { bare: [0], barePost: [0], offers: [0], formations: [0], login: [0] };
  for (let round = 0; round < 3; round += 1) {
    rounds.bare[round] = await perSecond({ url: bare.url });
    rounds.offers[round] = await perSecond(offers);
    rounds.formations[round] = await perSecond(formations);
    rounds.barePost[round] = await perSecond({ ...login, url: bare.url });
    rounds.login[round] = await perSecond(login);
  }
  show("GET /job-offers-for-me", rounds.offers, rounds.bare);
  show("GET /formations, page 1 of 100", rounds.formations, rounds.bare);
  show("POST /user/login (argon2id)", rounds.login, rounds.barePost);
  console.log(
    `memory: ${idle.toFixed(0)} MB idle, ${ours.memory().toFixed(0)} MB after; bare ${bare.memory().toFixed(0)} MB`,
  );
  await Promise.all([bare.stop(), ours.stop()]);
}
