/**
 * One figure of a part, with its goal: a maximum or a minimum. A figure without a goal is only there for comparison.
 * @typedef {{ name: string; figure: number; unit: string; atMost?: number; atLeast?: number; note?: string }} Row
 * @typedef {(row: Row) => void} Report receives each figure as soon as it is known
 * @typedef {Omit<Row, "figure"> & { part: string; figure: number | null }} Result a stored figure; null if the part
 * failed, with the reason in `note`
 * @typedef {{ date: string; commit: string; cores: number; node: string; load: number; seconds: number; rows: Result[] }} Run
 */

/** @param {Result} result @returns {boolean} */
export const isMet = ({ figure, atMost = Infinity, atLeast = -Infinity }) =>
  figure !== null && figure <= atMost && figure >= atLeast;

/**
 * Runs a part. If it throws, its last row has the reason, and the other parts still run.
 * @param {string} part @param {(report: Report) => Promise<void>} measure @param {(result: Result) => void} show
 */
export async function runPart(part, measure, show) {
  /** @type {Result[]} */
  const results = [];
  const keep = (/** @type {Result} */ result) => {
    results.push(result);
    show(result);
  };
  try {
    await measure((row) => keep({ part, ...row, figure: Number.isFinite(row.figure) ? row.figure : null }));
  } catch (error) {
    keep({
      part,
      name: "failed",
      figure: null,
      unit: "",
      note: error instanceof Error ? error.message : String(error),
    });
  }
  return results;
}

const inDigits = (/** @type {number | null | undefined} */ figure) =>
  figure === null || figure === undefined ? "-" : figure.toFixed(Number.isInteger(figure) || figure >= 100 ? 0 : 2);

/** @param {Result} result */
function goalOf({ atMost, atLeast }) {
  if (atMost !== undefined) return `at most ${atMost}`;
  return atLeast === undefined ? "" : `at least ${atLeast}`;
}

/** @param {Result} result */
const cells = (result) => [
  `${result.part}: ${result.name}`,
  inDigits(result.figure),
  result.unit,
  goalOf(result),
  isMet(result) ? (goalOf(result) ? "met" : "") : "MISSED",
  result.note ?? "",
];

/** @param {string[][]} lines */
function aligned(lines) {
  const widths = lines[0]?.map((_cell, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The table at the end of a run. @param {Result[]} results */
export const tableOf = (results) => aligned([["name", "figure", "unit", "goal", "", ""], ...results.map(cells)]);

/**
 * The figures of two runs side by side, with their ratio.
 * @param {Run} before @param {Run} after
 */
export function comparisonOf(before, after) {
  const lines = after.rows.flatMap((row) => {
    const old = before.rows.find(({ part, name }) => part === row.part && name === row.name);
    if (!old) return [];
    const ratio = row.figure === null || !old.figure ? null : row.figure / old.figure;
    return [[`${row.part}: ${row.name}`, inDigits(old.figure), inDigits(row.figure), row.unit, inDigits(ratio)]];
  });
  return aligned([["name", before.commit, after.commit, "unit", "ratio"], ...lines]);
}
