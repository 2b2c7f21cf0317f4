import { sizes } from "../check-size.mjs";

/**
 * The JavaScript that /login needs, compressed with gzip; `npm test` has the same budget.
 * @param {import("./results.mjs").Report} report
 */
export async function measure(report) {
  const [login] = sizes;
  if (login) report({ name: "JavaScript of /login, gzip", figure: login.size, unit: "KB", atMost: login.limit });
}
