import { sizes } from "../check-size.mjs";

/** The gzip JavaScript that /login needs: the one budget of `npm test` that the other figures are read beside. @param {import("./results.mjs").Report} report */
export async function measure(report) {
  const [login] = sizes;
  if (login) report({ name: "JavaScript of /login, gzip", figure: login.size, unit: "KB", atMost: login.limit });
}
