/**
 * @typedef {{ name: string, why: string }} Trouble a test, and the beginning of its error
 * @typedef {{ passed: number, failures: Trouble[], retried: Trouble[], seconds: number }} Counted `retried` passed on a
 * retry; `seconds` is the sum of its tests
 *
 * @typedef {{ status: string, results: { error?: { message: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {string | undefined} text */
export const beginning = (text = "") =>
  text
    .replaceAll(/\p{Cc}\[[\d;]*m/gu, "")
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 4)
    .join("\n")
    .slice(0, 600);

/** @param {{ suites: PlaywrightSuite[], stats: { duration: number } }} report @returns {Record<string, Counted>} */
export function countPlaywright({ suites, stats }) {
  /** @type {Counted} */
  const counted = { passed: 0, failures: [], retried: [], seconds: stats.duration / 1000 };
  /** @param {PlaywrightSuite} suite */
  const walk = (suite) => {
    suite.suites?.forEach(walk);
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
        const trouble = { name: title, why: beginning(results.find((result) => result.error)?.error?.message) };
        if (status === "unexpected") counted.failures.push(trouble);
        else if (status !== "skipped") counted.passed += 1;
        if (status === "flaky") counted.retried.push(trouble);
      }
    }
  };
  suites.forEach(walk);
  return { journeys: counted };
}
