import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { chromiumArgs, ensureChromium } from "../browser.mjs";
import { serveStorybook, storybookFolder } from "./serve.mjs";

const id = "start-here--docs";

/** The first page as rendered by a browser: HTML and styles, without scripts. */
async function drawFirstPage() {
  const server = await serveStorybook();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/iframe.html?viewMode=docs&id=${id}`);
    await page.waitForSelector("#storybook-docs h1", { timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    return await page.evaluate(() => {
      const docs = document.querySelector("#storybook-docs");
      for (const each of docs?.querySelectorAll("script, iframe") ?? []) each.remove();
      // Rules inserted by scripts are not in the page's HTML.
      const rules = [...document.styleSheets].flatMap(({ cssRules, href }) => {
        const addressOf = (/** @type {string} */ url) => `.${new URL(url, href ?? document.URL).pathname}`;
        return [...cssRules].map(({ cssText }) =>
          cssText.replaceAll(/url\("(?!data:)([^"]+)"\)/g, (_, url) => `url("${addressOf(url)}")`),
        );
      });
      const body = `<body class="${document.body.className}">${docs?.outerHTML}</body>`;
      return `<!doctype html><html lang="en"><base target="_parent"><style>${rules.join("\n")}</style>${body}</html>`;
    });
  } finally {
    await browser.close();
    server.stop();
  }
}

const escape = (/** @type {string} */ html) => html.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

// The position at which Storybook will show the page: below the toolbar, and beside the sidebar or, on a phone, above
// the bar.
const style = `#first-page{position:fixed;z-index:1;inset:40px 0;width:100%;height:calc(100% - 80px);border:0}
@media(min-width:600px){#first-page{inset:40px 0 0 300px;width:calc(100% - 300px);height:calc(100% - 40px)}}`;

const index = join(storybookFolder, "index.html");
const html = existsSync(index) ? readFileSync(index, "utf8") : undefined;

// Builds in other folders, for comparisons and tests, do not need it.
if (html && !html.includes('id="first-page"')) {
  // Readable until Storybook's two megabytes of scripts show the page themselves.
  const drawn = `<style>${style}</style>
<iframe id="first-page" title="Start here" srcdoc="${escape(await drawFirstPage())}"></iframe>
<script>if (/[?&]path=/.test(location.search)) document.getElementById("first-page").remove();</script>`;
  writeFileSync(
    index,
    html.replace('<div id="root"></div>', (place) => `${place}\n${drawn}`),
  );
}
