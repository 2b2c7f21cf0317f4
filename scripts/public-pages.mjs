import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildScript } from "./inline-script.mjs";
import { root } from "./install.mjs";

const web = join(root, "apps/web");

/** The head that all pages share: that of index.html without the application, and the font if it has been built. */
function sharedHead(/** @type {string} */ dist) {
  const built = join(dist, "index.html");
  const index = readFileSync(existsSync(built) ? built : join(web, "index.html"), "utf8");
  const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(index)?.[1];
  const fonts = stylesheet === undefined ? "" : readFileSync(join(dist, stylesheet), "utf8").trim();
  const font = /url\(["']?([^"')]+\.woff2)/.exec(fonts)?.[1];
  const [, head = ""] = /<head>(.*)<\/head>/s.exec(index) ?? [];
  const own = head.replaceAll(
    /\s*<(?:script[^>]*><\/script|link rel="(?:stylesheet|modulepreload)"[^>]*|title>.*?<\/title|meta\s+name="description"[^>]*)>/gs,
    "",
  );
  return [
    own.trim(),
    ...(font ? [`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`] : []),
    ...(fonts ? [`<style>${fonts}</style>`] : []),
  ].join("\n");
}

/**
 * Builds the module that renders the pages for anybody, in a hidden folder that is not served.
 * @param {string} dist the folder of the built application @param {boolean} watch rebuild after each change
 */
export async function buildPublicPages(dist, watch = false) {
  const script = await buildScript("src/public-pages/script.ts");
  await build({
    root: web,
    configFile: false,
    logLevel: "error",
    define: {
      "process.env.NODE_ENV": '"production"',
      "import.meta.env.VITE_API_BASE": '""',
      "import.meta.env.PUBLIC_PAGES": JSON.stringify({ head: sharedHead(dist), script }),
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(dist, ".public-pages"),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      watch: watch ? {} : null,
      rolldownOptions: {
        input: join(web, "src/public-pages/render.tsx"),
        // A container has no package.json that says so.
        output: { entryFileNames: "render.mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
}

// `npm run dev` starts it.
if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPublicPages(join(web, "dist"), true);
