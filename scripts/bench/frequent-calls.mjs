/**
 * @typedef {{ method: "GET" | "POST" | "PATCH"; path: string; headers: Record<string, string>; body?: string }} Call
 * @typedef {{ name: string; call: (n: number) => Call; undo?: string }} Frequent the n-th call of its kind, and the SQL
 * statement that makes it possible again
 */

export const tokenOf = (/** @type {number} */ person) => ({ authorization: `Bearer bench-${person}` });

/** The n-th applicant that fill-calls.ts creates; every fourth person is a recruiter. */
export const applicant = (/** @type {number} */ n) => 1 + 4 * (Math.floor(n / 3) % 1_000) + (n % 3);

/** @param {string} path @returns {Frequent} */
const read = (path) => ({
  name: `GET ${path}`,
  call: (n) => ({ method: "GET", path: path.replace("{id}", String(applicant(n))), headers: tokenOf(applicant(n)) }),
});

/** The most frequent reads, by some of the first applicants. */
export const reads = [
  "/user/me",
  "/dashboard/stats",
  "/posts",
  "/notifications",
  "/notifications/unread-count",
  "/messages/unread-count",
  "/discussions",
  "/discussions/{id}/messages",
  "/job-offers-for-me",
  "/formations",
].map(read);

/** @param {number} person @param {object} body */
export const json = (person, body) => ({
  headers: { "content-type": "application/json", ...tokenOf(person) },
  body: JSON.stringify(body),
});

/** @param {number} person @param {Record<string, string>} fields */
const form = (person, fields) => ({
  headers: { "content-type": "multipart/form-data; boundary=bench", ...tokenOf(person) },
  body: Object.entries(fields)
    .map(([name, value]) => `--bench\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .concat("--bench--\r\n")
    .join(""),
});

const text = "Une nouvelle de notre équipe, qui cherche quelqu'un.";
const formation = { institution: "Nantes Université", degree: "Master", startedAt: "2022-09-01" };
const idOf = (/** @type {number} */ n, /** @type {number} */ most) => 1 + (n % most);

/** The most frequent writes; each call is by a different person about a different object. @type {Frequent[]} */
export const writes = [
  { name: "POST /post", call: (n) => ({ method: "POST", path: "/post", ...form(applicant(n), { text }) }) },
  {
    name: "PATCH /post/{id}",
    call: (n) => {
      const id = idOf(n, 50_000);
      return { method: "PATCH", path: `/post/${id}`, ...form(1 + (id % 1_000), { text: `${text} ${n}` }) };
    },
  },
  {
    name: "POST /comment",
    call: (n) => ({
      method: "POST",
      path: "/comment",
      ...json(applicant(n), { postID: idOf(n, 50_000), content: text }),
    }),
  },
  {
    name: "PATCH /comment/{id}",
    call: (n) => {
      const id = idOf(n, 50_000);
      return { method: "PATCH", path: `/comment/${id}`, ...json(1 + ((id * 11) % 1_000), { content: `${text} ${n}` }) };
    },
  },
  {
    name: "POST /post-like",
    call: (n) => ({ method: "POST", path: "/post-like", ...json(1_001 + (n % 2_999), { postID: idOf(n, 50_000) }) }),
    undo: "delete from post_likes where user_id > 1000",
  },
  {
    name: "PATCH /user/update",
    call: (n) => ({
      method: "PATCH",
      path: "/user/update",
      ...form(applicant(n), { phone: `+3361234${1_000 + (n % 9_000)}` }),
    }),
  },
  { name: "POST /formation", call: (n) => ({ method: "POST", path: "/formation", ...json(applicant(n), formation) }) },
  {
    name: "PATCH /formation/{id}",
    call: (n) => ({
      method: "PATCH",
      path: `/formation/${applicant(n)}`,
      ...json(applicant(n), { ...formation, degree: `Licence ${n}` }),
    }),
  },
  {
    name: "PATCH /notifications/{id}/read",
    call: (n) => {
      const person = idOf(n, 4_000);
      const id = 20 * person - (Math.floor(n / 4_000) % 5);
      return { method: "PATCH", path: `/notifications/${id}/read`, headers: tokenOf(person) };
    },
    undo: "update notifications set is_read = false where id <= 80000 and (id % 20 > 15 or id % 20 = 0)",
  },
  {
    name: "PATCH /job-offer/{id}",
    call: (n) => {
      const id = idOf(n, 2_000);
      return { method: "PATCH", path: `/job-offer/${id}`, ...json(4 + 4 * (id % 999), { salary: 30_000 + n }) };
    },
  },
];

/**
 * The login of the n-th person, a different one each time, so that no limit applies. @param {number} n @returns {Call}
 */
export const login = (n) => ({
  method: "POST",
  path: "/user/login",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ email: `${idOf(n, 4_000)}@passerelle.example`, password: "Passerelle-2026!" }),
});
