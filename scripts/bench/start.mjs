import { median, serve, temporaryData } from "./serve.mjs";

const restarts = 3;

/**
 * The time from `npm start` to its first answer, with everything installed and built.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const env = { DATA_DIR: temporaryData() };
  const first = await serve(["scripts/start.mjs", "--demo"], env);
  report({ name: "first, with an empty database", figure: first.secondsToFirstAnswer, unit: "s" });
  report({
    name: "first, lines of progress before the demo accounts",
    figure: first.linesBefore("Demo accounts"),
    unit: "",
    atLeast: 1,
  });
  await first.stop();
  const times = [];
  for (let n = 0; n < restarts; n += 1) {
    const server = await serve(["scripts/start.mjs", "--demo"], env);
    times.push(server.secondsToFirstAnswer);
    await server.stop();
  }
  report({ name: "second", figure: median(times), unit: "s", atMost: 1.5 });
}
