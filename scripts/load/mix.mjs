import { applicant, json, reads, tokenOf, writes } from "../bench/frequent-calls.mjs";

/**
 * @typedef {import("../bench/frequent-calls.mjs").Call} Call
 * @typedef {{ name: string; share: number; call: (n: number) => Call }} Shared a kind of call, and its frequency
 */

/** Every fourth person is a recruiter. */
const recruiter = (/** @type {number} */ n) => 4 + 4 * (n % 999);
const offers = 2_000;
const discussions = 2_000;

/** The recruiter of an offer that fill-calls.ts creates. */
const ownerOf = (/** @type {number} */ offer) => recruiter(offer);

/** @param {string} path @param {number} share @param {(n: number) => { person: number; path: string }} of @returns {Shared} */
const read = (path, share, of) => ({
  name: `GET ${path}`,
  share,
  call: (n) => {
    const { person, path: asked } = of(n);
    return { method: "GET", path: asked, headers: tokenOf(person) };
  },
});

/** @param {string} name @param {number} share @returns {Shared} a call that the bench also makes */
function known(name, share) {
  const found = [...reads, ...writes].find((one) => one.name === name);
  if (!found) throw new Error(`There is no call ${name}.`);
  return { name, share, call: found.call };
}

/**
 * The calls of logged-in people. The shares are the numbers of calls, 394 in total, in the desktop journeys of posts,
 * messages, offers, applications, CV, notifications and the live channel. Calls made less than twice, and details of
 * applications, are counted with the most similar ones.
 * @type {Shared[]}
 */
export const mix = [
  known("GET /posts", 43),
  known("GET /notifications/unread-count", 36),
  known("GET /job-offers-for-me", 34),
  known("GET /discussions", 33),
  known("GET /messages/unread-count", 31),
  known("GET /notifications", 31),
  known("GET /user/me", 29),
  read("/job-offers/recruiter/{username}", 23, (n) => ({
    person: recruiter(n),
    path: `/job-offers/recruiter/bench-${recruiter(n)}`,
  })),
  read("/job-offer/{id}", 20, (n) => ({ person: applicant(n), path: `/job-offer/${1 + (n % offers)}` })),
  read("/dashboard/next", 14, (n) => ({ person: applicant(n), path: "/dashboard/next" })),
  read("/discussions/{id}/messages", 14, (n) => ({
    person: 1 + (n % discussions),
    path: `/discussions/${1 + (n % discussions)}/messages`,
  })),
  known("GET /dashboard/stats", 12),
  read("/job-offer/{id}/applications", 19, (n) => ({
    person: ownerOf(1 + (n % offers)),
    path: `/job-offer/${1 + (n % offers)}/applications`,
  })),
  read("/job-offer-alerts", 7, (n) => ({ person: applicant(n), path: "/job-offer-alerts" })),
  read("/people/{username}", 11, (n) => ({ person: applicant(n), path: `/people/bench-${1 + (n % 4_000)}` })),
  known("PATCH /job-offer/{id}", 9),
  {
    name: "POST /application",
    share: 10,
    call: (n) => ({
      method: "POST",
      path: "/application",
      ...json(applicant(n), { jobOfferID: 1 + ((n * 7) % offers) }),
    }),
  },
  known("POST /comment", 6),
  known("POST /post", 4),
  known("POST /post-like", 3),
  known("PATCH /notifications/{id}/read", 3),
  known("POST /formation", 2),
];

const total = mix.reduce((sum, { share }) => sum + share, 0);

/** The share of calls that write. */
export const shareOfWrites =
  mix.filter(({ name }) => !name.startsWith("GET")).reduce((sum, { share }) => sum + share, 0) / total;

/** Picks a kind of call by a random number from 0 to 1, weighted by share. @param {number} chance @returns {Shared} */
export function pick(chance) {
  let left = chance * total;
  for (const one of mix) if ((left -= one.share) < 0) return one;
  return mix[0] ?? known("GET /user/me", 1);
}
