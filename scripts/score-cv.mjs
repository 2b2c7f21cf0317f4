import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCv } from "../apps/server/src/features/cv/read-cv";
import { readOptions } from "./options.mjs";
import { compareEntries } from "./score-cv-entries.mjs";

// Prints how many of the jobs and formations of real CVs the server proposes right, in part, wrong or not at all.

/** @typedef {import("./score-cv-entries.mjs").Entry} Entry */
/** @typedef {import("./score-cv-entries.mjs").Score} Score */
/** @typedef {{ position?: string, degree?: string, name?: string, institution?: string, start?: string, end?: string | null }} TrueEntry */
/** @typedef {Record<string, { work: TrueEntry[], education: TrueEntry[] } | undefined>} Truth */

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
function truthOf(/** @type {string} */ file) {
  const truth = truths[file.replace(/\.(?:pdf|docx)$/, "")] ?? truths[kindsOf(file).language];
  return truth && [...truth.work, ...truth.education].map(entryOf);
}

const datesOf = (/** @type {{ startDate?: string, endDate?: string }} */ { startDate, endDate }) => ({
  start: startDate ?? "",
  end: endDate ?? "",
});

/** @returns {Promise<Entry[]>} */
async function proposedBy(/** @type {string} */ file) {
  const answer = await readCv(new Uint8Array(readFileSync(join(options.pdfs, file))));
  if (typeof answer === "string") return [];
  return [
    ...answer.work.map((job) => ({ title: job.position ?? "", place: job.name ?? "", ...datesOf(job) })),
    ...answer.education.map((item) => ({
      title: item.studyType ?? "",
      place: item.institution ?? "",
      ...datesOf(item),
    })),
  ];
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
  const proposed = await proposedBy(file);
  const score = compareEntries(truth, proposed);
  if (options.show !== "no" && score.right < truth.length) console.log(file, score, proposed);
  const { producer, layout, language } = kindsOf(file);
  for (const name of [`producer ${producer}`, `layout ${layout}`, `language ${language}`, "all"]) count(name, score);
}

const all = totals.get("all") ?? { right: 0, part: 0, wrong: 0, missed: 0 };
const shareRight = (100 * all.right) / Math.max(1, all.right + all.part + all.missed);
const shareWrong = (100 * all.wrong) / Math.max(1, all.right + all.part + all.wrong);
const row = (/** @type {(string | number)[]} */ [name = "", ...numbers]) =>
  `${String(name).padEnd(24)}${numbers.map((number) => String(number).padStart(8)).join("")}`;
console.log(row(["", "right", "part", "wrong", "missed"]));
for (const [name, score] of [...totals].toSorted(([a], [b]) => a.localeCompare(b)))
  console.log(row([name, score.right, score.part, score.wrong, score.missed]));
if (withoutTruth.length > 0) console.log(`Without known entries, left out: ${withoutTruth.join(", ")}`);
console.log(`Right: ${shareRight.toFixed(1)} % of the entries (goal: at least ${goals.right} %)`);
console.log(`Wrong: ${shareWrong.toFixed(1)} % of the proposed ones (goal: at most ${goals.wrong} %)`);
if (shareRight < goals.right || shareWrong > goals.wrong) process.exitCode = 1;
