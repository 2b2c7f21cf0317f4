import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "vite";
import { buildScript } from "./inline-script.mjs";
import { root } from "./install.mjs";

const web = join(root, "apps/web");
const out = join(root, "node_modules/.cache/prerender");

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {{ key: string, html: string }} Variant */

/**
 * The module that each page needs in addition to the entry, or for /dashboard the one to prefetch. @type
 * {Record<string, string>}
 */
const routes = {
  "/register": "src/routes/Register.tsx",
  "/verify-email": "src/routes/VerifyEmail.tsx",
  "/dashboard": "src/dashboard/DashboardArea.tsx",
};

/** The browser globals that rendering needs. */
let isWide = true;
function pretendBrowser() {
  const globals = {
    localStorage: storage(),
    sessionStorage: storage(),
    location: { hash: "", search: "" },
    matchMedia: () => ({ matches: isWide }),
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true });
}

function storage() {
  const entries = new Map();
  return {
    getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => entries.set(key, value),
    removeItem: (/** @type {string} */ key) => entries.delete(key),
  };
}

/** @returns {Promise<Record<string, Variant[]>>} */
async function drawPages() {
  await build({
    root: web,
    configFile: false,
    logLevel: "error",
    define: { "import.meta.env.VITE_API_BASE": '""' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { input: join(web, "src/prerender/prerender.tsx") },
    },
  });
  pretendBrowser();
  const { prerender } = await import(`${pathToFileURL(join(out, "prerender.js")).href}?${Date.now()}`);
  return prerender((/** @type {boolean} */ wide) => {
    isWide = wide;
  });
}

/**
 * Extracts the title and the styles from the HTML; each style is kept once.
 * @param {Variant} variant @param {Map<string, string>} styles by the key that Emotion uses in the browser
 * @param {boolean} isPicture whether the HTML is a placeholder that the application replaces
 */
function takeApart({ key, html }, styles, isPicture) {
  // React leaves parts to the browser that it could not render here.
  if (html.includes("<!--$!-->")) throw new Error(`A page cannot be prerendered: ${html.slice(0, 500)}`);
  let title = "";
  const content = html
    .replaceAll(/<style data-emotion="([^"]+)">(.*?)<\/style>/gs, (_, name, css) => (styles.set(name, css), ""))
    .replace(/<title>(.*?)<\/title>/s, (_, text) => ((title = text), ""));
  // The dashboard's frame is a placeholder until the application renders, so nothing in it can be pressed.
  return { key, title, content: isPicture ? `<div inert>${content}</div>` : content };
}

/** Dependencies first. @param {Record<string, Chunk>} manifest @param {string} key @param {Set<string>} files */
function scriptsOf(manifest, key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}.`);
  if (files.has(`/${chunk.file}`)) return files;
  for (const each of chunk.imports ?? []) scriptsOf(manifest, each, files);
  return files.add(`/${chunk.file}`);
}

/** Writes a file and its compressed forms. @param {string} path @param {string} text */
export function write(path, text) {
  writeFileSync(path, text);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text));
}

/**
 * Writes an HTML file for each prerendered page, beside the application's own index.html.
 * @param {string} dist
 */
export async function prerender(dist) {
  const index = readFileSync(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(index)?.[1] ?? "";
  const fonts = readFileSync(join(dist, stylesheet), "utf8").trim();
  const font = /url\(["']?([^"')]+\.woff2)/.exec(fonts)?.[1] ?? "";
  const boot = await buildScript("src/boot.ts");
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry) ?? "";
  const start = [...scriptsOf(manifest, entry)];
  const bare = index.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:stylesheet|modulepreload)"[^>]*)>/g,
    "",
  );

  for (const [page, variants] of Object.entries(await drawPages())) {
    const styles = new Map();
    const [first, ...others] = variants.map((variant) => takeApart(variant, styles, page === "/dashboard"));
    const route = routes[page];
    const preloads = route ? [...scriptsOf(manifest, route)].filter((file) => !start.includes(file)) : [];
    // Visitors must not see the dashboard.
    const shown = page === "/dashboard" ? undefined : first;
    const templates = (shown ? others : [first, ...others]).map(
      (variant) =>
        variant &&
        `<template data-variant="${variant.key}" data-title="${variant.title}">${variant.content}</template>`,
    );
    const html = bare
      .replace(
        "<html",
        `<html data-page="${page}" data-variant="${shown?.key ?? ""}" data-scripts="${start.join(" ")}" data-preloads="${preloads.join(" ")}"`,
      )
      .replace(/<title>.*?<\/title>/, () => `<title>${shown?.title ?? "Passerelle"}</title>`)
      .replace("</head>", () =>
        [
          `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
          `<style>${fonts}html[data-undrawn] body{visibility:hidden}#root>[inert]{display:contents}</style>`,
          ...[...styles].map(([name, css]) => `<style data-emotion="${name}">${css}</style>`),
          `<script>${boot}</script></head>`,
        ].join("\n"),
      )
      .replace('<div id="root"></div>', () => `<div id="root">${shown?.content ?? ""}</div>${templates.join("")}`);
    write(join(dist, `${page.slice(1)}.html`), html);
  }
}
