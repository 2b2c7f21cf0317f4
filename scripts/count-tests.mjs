import { writeFileSync } from "node:fs";
import { beginning } from "./reports.mjs";

/** @import { SerializedError } from "vitest" */
/** @import { Reporter, TestModule } from "vitest/node" */
/** @import { Counted } from "./reports.mjs" */

/** @param {Counted} counted @param {TestModule} module */
function countModule(counted, module) {
  counted.seconds += module.diagnostic().duration / 1000;
  const before = counted.failures.length;
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    const trouble = { name: `${module.moduleId} > ${test.fullName}`, why: beginning(errors?.[0]?.message) };
    if (state === "passed") counted.passed += 1;
    if (state === "failed") counted.failures.push(trouble);
    else if (errors?.length) counted.retried.push(trouble);
  }
  if (module.state() !== "failed" || counted.failures.length > before) return;
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  counted.failures.push({ name: module.moduleId, why: beginning(errors[0]?.message) });
}

/**
 * Counts the tests of each project, and writes the result as JSON to the file in TEST_REPORT.
 * @implements {Reporter}
 */
export default class CountTests {
  /** @param {readonly TestModule[]} modules @param {readonly SerializedError[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    /** @type {Record<string, Counted>} */
    const projects = {};
    for (const module of modules) {
      // The browser's name follows that of the project.
      const name = module.project.name.replace(/ \(.*\)$/, "");
      const counted = (projects[name] ??= { passed: 0, failures: [], retried: [], seconds: 0 });
      countModule(counted, module);
    }
    const [first] = Object.values(projects);
    first?.failures.push(...unhandled.map(({ message }) => ({ name: "outside of any test", why: beginning(message) })));
    writeFileSync(process.env["TEST_REPORT"] ?? "", JSON.stringify(projects));
  }
}
