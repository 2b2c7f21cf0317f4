import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { type Next, serve } from "../worker/worker-tasks";
import type { Part, Preview, Typesetting } from "./typeset-pdf";
import { fontsFor, writable } from "./fonts";

const templates = fileURLToPath(new URL("./cv-templates/", import.meta.url));

// More than a page holds. A compilation cannot be interrupted, so its input is bounded.
const maxPerPage = { characters: 8_000, lines: 100 };

let last: { key: string; compiler: NodeCompiler } | undefined;

/** A compiler with these fonts: that of the previous document, or a new one. */
function compilerWith(files: readonly string[]): NodeCompiler {
  const key = files.join();
  if (last?.key !== key) {
    const fontBlobs = files.map((file) => readFileSync(file));
    last = { key, compiler: NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] }) };
  }
  return last.compiler;
}

/** The parts as JSON, requested one at a time; undefined once they certainly exceed `maxPages`. */
async function collect(maxPages: number, next: Next<Typesetting>): Promise<string[] | undefined> {
  const parts: string[] = [];
  let pages = 0;
  for (let part: Part | undefined = await next(); part !== undefined; part = await next()) {
    const json = JSON.stringify(part);
    pages += json.length / maxPerPage.characters + json.split("\\n").length / maxPerPage.lines;
    if (pages > maxPages) return undefined;
    parts.push(json);
  }
  return parts;
}

/** Exports PDF/UA-1, or a tagged PDF if a combining mark has a letter of another font, which the standard excludes. */
function exported(typst: NodeCompiler, document: NodeTypstDocument, creationTimestamp: number): Buffer {
  try {
    return typst.pdf(document, { pdfStandard: "ua-1", creationTimestamp });
  } catch {
    return typst.pdf(document, { creationTimestamp });
  }
}

/** Longer documents are too large for a picture. */
const maxPreviewPages = 10;

function preview(typst: NodeCompiler, document: NodeTypstDocument): Preview {
  const pages = document.numOfPages;
  return pages > maxPreviewPages ? { pages } : { pages, svg: typst.plainSvg(document) };
}

await serve<Typesetting>(async ({ about, colors, maxPages, form }, next) => {
  const parts = await collect(maxPages, next);
  if (!parts) return undefined;
  const { design, title, author, language, createdAt, resume } = about;
  const head = JSON.stringify({ title, author, language, colors });
  const text = `${head.slice(0, -1)},"parts":[${parts.join()}]}`;
  const fonts = fontsFor(text);
  const data: object = JSON.parse(text, (_key, value) => (typeof value === "string" ? writable(value, fonts) : value));
  const typst = compilerWith(fonts.files.flat());
  const inputs = {
    document: JSON.stringify({ ...data, fonts: fonts.names, scripts: fonts.scripts }),
    ...(resume && { resume: JSON.stringify(resume, null, 2) }),
  };
  const compiled = typst.compile({ mainFilePath: `${templates}${design}.typ`, inputs });
  const document = compiled.result;
  if (!document) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const creationTimestamp = Math.floor(createdAt.getTime() / 1000);
  const isTooLong = document.numOfPages > maxPages;
  const written = async () => {
    const pdf = exported(typst, document, creationTimestamp);
    if (!fonts.scripts.includes("ar")) return new Uint8Array(pdf).buffer;
    const { withLigatures } = await import("./ligatures");
    return new Uint8Array(await withLigatures(pdf)).buffer;
  };
  const typeset = () => (form === "preview" ? preview(typst, document) : written());
  const answer = isTooLong ? undefined : await typeset();
  // Clears all texts and layouts of this person.
  typst.evictCache(0);
  return answer;
});
