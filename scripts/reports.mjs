/**
 * @typedef {{ name: string, why: string }} Trouble a test with the beginning of what it said
 * @typedef {{ passed: number, failures: Trouble[], retried: Trouble[] }} Counted `retried` held at a second try
 *
 * @typedef {{ fullName: string, status: string, failureMessages: string[], meta: { looks?: number } }} VitestTest
 * @typedef {{ testResults: { name: string, message: string, status: string, assertionResults: VitestTest[] }[] }} VitestReport
 *
 * @typedef {{ status: string, results: { error?: { message: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {string | undefined} text */
const beginning = (text = "") =>
  text
    .replaceAll(/\p{Cc}\[[\d;]*m/gu, "")
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 4)
    .join("\n")
    .slice(0, 600);

/** @param {VitestReport} report @returns {Counted} */
export function countVitest({ testResults }) {
  /** @type {Counted} */
  const counted = { passed: 0, failures: [], retried: [] };
  for (const { name: file, message, status, assertionResults } of testResults) {
    for (const { fullName, status: outcome, failureMessages, meta } of assertionResults) {
      const trouble = { name: `${file} > ${fullName}`, why: beginning(failureMessages[0]) };
      // A story that holds in several looks is a test for each.
      if (outcome === "passed") counted.passed += meta.looks ?? 1;
      if (outcome === "failed") counted.failures.push(trouble);
      else if (failureMessages.length > 0) counted.retried.push(trouble);
    }
    const told = assertionResults.some((test) => test.status === "failed");
    if (status === "failed" && !told) counted.failures.push({ name: file, why: beginning(message) });
  }
  return counted;
}

/** @param {{ suites: PlaywrightSuite[] }} report @returns {Counted} */
export function countPlaywright({ suites }) {
  /** @type {Counted} */
  const counted = { passed: 0, failures: [], retried: [] };
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
  return counted;
}
