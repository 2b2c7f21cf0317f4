import { posix } from "node:path";

/** The repository's files: text by path. @typedef {ReadonlyMap<string, string>} Files */

const products = "docs/product/";
const index = `${products}README.md`;
const home = /<a id="(d-\d{3})"><\/a>\*\*(D-\d{3})\*\*/g;

/**
 * Finds references in the documentation to things that do not exist in the repository.
 * @param {Files} files @returns {string[]} one line for each broken reference
 */
export function findBrokenReferences(files) {
  return [...checkNumbers(files), ...checkLinks(files), ...checkDocuments(files), ...checkCode(files)];
}

/** Finds the page that states each numbered rule. @param {Files} files */
function findHomes(files) {
  /** @type {Map<string, string[]>} */
  const homes = new Map();
  for (const [path, text] of files) {
    if (!path.startsWith(products)) continue;
    for (const [, , number = ""] of text.matchAll(home)) homes.set(number, [...(homes.get(number) ?? []), path]);
  }
  return homes;
}

/** @param {Files} files */
function checkNumbers(files) {
  const homes = findHomes(files);
  const problems = [...homes]
    .filter(([, paths]) => paths.length > 1)
    .map(([number, paths]) => `${number} is stated more than once: ${paths.join(", ")}`);
  for (const [number, [path = ""]] of homes) {
    const entry = `[${number}](${posix.basename(path)}#${number.toLowerCase()})`;
    if (!files.get(index)?.includes(entry)) problems.push(`${index}: the index lacks ${entry}`);
  }
  for (const { path, line, found } of search(files, /\bD-\d{3}\b/g))
    if (!homes.has(found)) problems.push(`${path}:${line}: ${found} is stated nowhere in ${products}`);
  return problems;
}

/** @param {Files} files */
function checkLinks(files) {
  const pages = new Map([...files].filter(([path]) => isMarkdown(path)));
  const texts = new Map([...pages].map(([path, text]) => [path, withoutCode(text)]));
  return [...search(texts, /\]\([^)\s]+\)/g)].flatMap(({ path, line, found }) => {
    const target = found.slice(2, -1);
    if (/^[a-z]+:/.test(target)) return [];
    const [file = "", anchor] = target.split("#");
    const resolved = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!isThere(files, resolved)) return [`${path}:${line}: there is no ${resolved}`];
    const page = pages.get(resolved);
    if (anchor === undefined || page === undefined || anchorsOf(page).has(anchor)) return [];
    return [`${path}:${line}: ${resolved} has no anchor #${anchor}`];
  });
}

/** Checks names of Markdown files and numbers of sections. @param {Files} files */
function checkDocuments(files) {
  const documents = [...search(files, /[\w./{}$*-]+\.md\b/g)].filter(({ path, found }) => {
    if (/[{}$*]/.test(found) || found.startsWith(".md")) return false;
    // Names such as README.md match in any folder.
    if (/^[A-Z]+\.md$/.test(found) && [...files.keys()].some((each) => each.endsWith(`/${found}`))) return false;
    return !isThere(files, found) && !isThere(files, posix.join(posix.dirname(path), found));
  });
  const decisions = [...search(files, /docs\/decisions\/\d{4}/g)].filter(
    ({ found }) => ![...files.keys()].some((path) => path.startsWith(`${found}-`)),
  );
  const sections = search(files, /§ ?\d+/g);
  return [...documents, ...decisions, ...sections].map(
    ({ path, line, found }) => `${path}:${line}: ${found} is no document of this repository`,
  );
}

/** Checks names of source files in Markdown, which may omit folders; patterns are skipped. @param {Files} files */
function checkCode(files) {
  const pages = [...files].filter(([path]) => isMarkdown(path));
  const names = new Set([...files.keys()].flatMap((path) => endingsOf(path)));
  return [...search(pages, /`[\w./-]+\.(?:tsx?|mjs)`/g)].flatMap(({ path, line, found }) => {
    const name = found.slice(1, -1);
    // Declarations are generated.
    const isHere = names.has(name) || name.endsWith(".d.ts");
    return isHere ? [] : [`${path}:${line}: there is no ${name}`];
  });
}

/** A path and all its endings without the first folders. @param {string} path @returns {string[]} */
const endingsOf = (path) => path.split("/").map((_, start, parts) => parts.slice(start).join("/"));

/** Each match with its file and line. @param {Iterable<readonly [string, string]>} files @param {RegExp} pattern */
function* search(files, pattern) {
  for (const [path, text] of files)
    for (const { 0: found, index: start } of text.matchAll(pattern))
      yield { path, line: text.slice(0, start).split("\n").length, found };
}

/** @param {Files} files @param {string} path a file or a folder */
function isThere(files, path) {
  const plain = posix.normalize(path).replace(/\/$/, "");
  return files.has(plain) || [...files.keys()].some((each) => each.startsWith(`${plain}/`));
}

/** @param {string} path */
const isMarkdown = (path) => /\.mdx?$/.test(path);

/** Removes code blocks and keeps the line numbers. @param {string} text */
const withoutCode = (text) =>
  text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, "")).replace(/`[^`\n]*`/g, "");

/** The anchors of a page: explicit ones, and those that GitHub gives to headings. @param {string} text */
function anchorsOf(text) {
  const headings = [...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => slugOf(heading));
  const stated = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = ""]) => id);
  return new Set([...headings, ...stated]);
}

/** @param {string} text */
const withoutFences = (text) => text.replace(/^```[\s\S]*?^```/gm, "");

/** @param {string} heading */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
