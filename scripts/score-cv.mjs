import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCv } from "../apps/server/src/features/cv/parse-cv";
import { readOptions } from "./options.mjs";
import { compareEntries } from "./score-cv-entries.mjs";
import { compareLists, listNames } from "./score-cv-lists.mjs";

// Prints how many of the jobs and formations of real CVs the server proposes right, in part, wrong or not at all, and
// how many projects, certificates and skills it proposes that a CV does not have.

/** @typedef {import("./score-cv-entries.mjs").Entry} Entry */
/** @typedef {import("./score-cv-entries.mjs").Score} Score */
/** @typedef {{ position?: string, degree?: string, name?: string, institution?: string, start?: string, end?: string | null }} TrueEntry */
/** @typedef {import("./score-cv-lists.mjs").Item} Item */
/** @typedef {{ work: TrueEntry[], education: TrueEntry[], projects?: Item[], certificates?: Item[], skills?: string[] }} TrueCv */
/** @typedef {Record<string, TrueCv | undefined>} Truth */

const goals = { right: 95, wrong: 2 };

const options = readOptions("npm run score:cv", {
  pdfs: "apps/server/test/cv-samples",
  truth: "apps/server/test/cv-samples/truth.json",
  show: "no",
});

/** @type {Truth} */
const truths = JSON.parse(readFileSync(options.truth, "utf8"));
const layouts = ["one", "two", "left", "right", "table"];

/** The producer, layout and language in a file's name, such as `chromium-two-fr.pdf`. */
function kindsOf(/** @type {string} */ file) {
  const parts = file.replace(/\.(?:pdf|docx)$/, "").split("-");
  const language = parts.find((part) => part === "fr" || part === "en") ?? "unknown";
  const layout = layouts.find((name) => parts.includes(name)) ?? "one";
  return { producer: parts[0] ?? "", layout, language };
}

const entryOf = (/** @type {TrueEntry} */ { position, degree, name, institution, start, end }) => ({
  title: position ?? degree ?? "",
  place: name ?? institution ?? "",
  start: start ?? "",
  end: end ?? "",
});

/** The true entries of a file, by its name or otherwise its language. */
const truthOf = (/** @type {string} */ file) =>
  truths[file.replace(/\.(?:pdf|docx)$/, "")] ?? truths[kindsOf(file).language];

const datesOf = (/** @type {{ startDate?: string, endDate?: string }} */ { startDate, endDate }) => ({
  start: startDate ?? "",
  end: endDate ?? "",
});

/** @typedef {Exclude<Awaited<ReturnType<typeof parseCv>>, string>} Proposed */
/** @returns {Entry[]} */
const entriesOf = (/** @type {Proposed} */ { work, education }) => [
  ...work.map((job) => ({ title: job.position ?? "", place: job.name ?? "", ...datesOf(job) })),
  ...education.map((item) => ({ title: item.studyType ?? "", place: item.institution ?? "", ...datesOf(item) })),
];
const listsOf = (/** @type {Proposed} */ { projects, certificates, skills }) => ({
  projects: projects.map(({ name }) => ({ name })),
  certificates: certificates.map(({ name = "", issuer = "" }) => ({ name, issuer })),
  skills,
});

/** @returns {Promise<Proposed>} */
async function proposedBy(/** @type {string} */ file) {
  const answer = await parseCv(new Uint8Array(readFileSync(join(options.pdfs, file))));
  if (typeof answer !== "string") return answer;
  return { work: [], education: [], projects: [], certificates: [], skills: [], languages: [] };
}

/** @type {Map<string, Score>} */
const totals = new Map();
function count(/** @type {string} */ name, /** @type {Score} */ score) {
  const total = totals.get(name) ?? { right: 0, part: 0, wrong: 0, missed: 0 };
  totals.set(name, total);
  total.right += score.right;
  total.part += score.part;
  total.wrong += score.wrong;
  total.missed += score.missed;
}

const files = readdirSync(options.pdfs).filter((file) => /\.(?:pdf|docx)$/.test(file));
const withoutTruth = files.filter((file) => !truthOf(file));
for (const file of files) {
  const truth = truthOf(file);
  if (!truth) continue;
  const answer = await proposedBy(file);
  const proposed = entriesOf(answer);
  const entries = [...truth.work, ...truth.education].map(entryOf);
  const score = compareEntries(entries, proposed);
  if (options.show !== "no" && score.right < entries.length) console.log(file, score, proposed);
  const { producer, layout, language } = kindsOf(file);
  for (const name of [`producer ${producer}`, `layout ${layout}`, `language ${language}`, "all"]) count(name, score);
  const { projects, certificates, skills } = truth;
  const known = {
    projects: projects?.map(({ name }) => ({ name })),
    certificates,
    skills: skills?.map((name) => ({ name })),
  };
  const lists = listsOf(answer);
  for (const { list, right, wrong } of compareLists(known, lists)) {
    count(list, { right, part: 0, wrong, missed: 0 });
    if (options.show !== "no" && wrong > 0) console.log(file, list, lists);
  }
}

const all = totals.get("all") ?? { right: 0, part: 0, wrong: 0, missed: 0 };
const shareRight = (100 * all.right) / Math.max(1, all.right + all.part + all.missed);
const shareWrong = (100 * all.wrong) / Math.max(1, all.right + all.part + all.wrong);
const row = (/** @type {(string | number)[]} */ [name = "", ...numbers]) =>
  `${String(name).padEnd(24)}${numbers.map((number) => String(number).padStart(8)).join("")}`;
console.log(row(["", "right", "part", "wrong", "missed"]));
for (const [name, score] of [...totals].toSorted(([a], [b]) => a.localeCompare(b)))
  if (!listNames.includes(name)) console.log(row([name, score.right, score.part, score.wrong, score.missed]));
for (const name of listNames) {
  const score = totals.get(name);
  if (score) console.log(row([name, score.right, "", score.wrong, ""]));
}
if (withoutTruth.length > 0) console.log(`Without known entries, left out: ${withoutTruth.join(", ")}`);
console.log(`Right: ${shareRight.toFixed(1)} % of the entries (goal: at least ${goals.right} %)`);
console.log(`Wrong: ${shareWrong.toFixed(1)} % of the proposed ones (goal: at most ${goals.wrong} %)`);
if (shareRight < goals.right || shareWrong > goals.wrong) process.exitCode = 1;
