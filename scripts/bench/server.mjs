import autocannon from "autocannon";
import { median, serve, temporaryData } from "./serve.mjs";

const people = { email: "amelie.durand@passerelle.example", password: "Passerelle-2026!" };
const json = { "content-type": "application/json" };

/** @param {autocannon.Options} options */
const perSecond = async (options) => {
  const result = await autocannon({ connections: 16, duration: 4, ...options });
  if (result.non2xx || result.errors)
    throw new Error(`${options.url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result.requests.average;
};

/** @param {string} name @param {number[]} mine @param {number[]} theirs */
function show(name, mine, theirs) {
  const ratio = (median(mine) / median(theirs)).toFixed(4);
  console.log(`${name}: ${median(mine).toFixed(0)}/s, bare ${median(theirs).toFixed(0)}/s, ratio ${ratio}`);
}

/** Requests per second beside a bare Node server, interleaved in one run, and the memory after it. */
export async function benchServer() {
  const bare = await serve(["scripts/bench/bare.mjs"]);
  const ours = await serve(["--import", "tsx", "apps/server/src/main.ts"], { DATA_DIR: temporaryData(), DEMO: "1" });
  const idle = ours.memory();
  const answer = await fetch(`${ours.url}/user/login`, { method: "POST", headers: json, body: JSON.stringify(people) });
  const { token } = Object(await answer.json());
  const offers = {
    url: `${ours.url}/job-offers-for-me?page=1&pageSize=10`,
    headers: { authorization: `Bearer ${token}` },
  };
  const login = {
    url: `${ours.url}/user/login`,
    method: /** @type {const} */ ("POST"),
    headers: json,
    body: JSON.stringify(people),
  };
  const rounds = { bare: [0], barePost: [0], offers: [0], login: [0] };
  for (let round = 0; round < 3; round += 1) {
    rounds.bare[round] = await perSecond({ url: bare.url });
    rounds.offers[round] = await perSecond(offers);
    rounds.barePost[round] = await perSecond({ ...login, url: bare.url });
    rounds.login[round] = await perSecond(login);
  }
  show("GET /job-offers-for-me", rounds.offers, rounds.bare);
  show("POST /user/login (argon2id)", rounds.login, rounds.barePost);
  console.log(
    `memory: ${idle.toFixed(0)} MB idle, ${ours.memory().toFixed(0)} MB after; bare ${bare.memory().toFixed(0)} MB`,
  );
  await Promise.all([bare.stop(), ours.stop()]);
}
