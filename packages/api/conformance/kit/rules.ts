import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { locate } from "../../src/contract/openapi-document";
import { findOperation } from "../../src/contract/load-contract";

const MAX_LENGTH = 400;

/** The pages of rules: docs/product in the repository and in the package. Undefined if there are none. */
function folderOfRules(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const folder = join(from, "docs/product");
  if (existsSync(folder)) return folder;
  return dirname(from) === from ? undefined : folderOfRules(dirname(from));
}

/** A paragraph without Markdown's links and emphasis. */
const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .replaceAll(/\s+/g, " ")
    .trim();

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text);

/** The texts of the rules in pages, by number. A rule ends with its paragraph or list item. */
export function readRules(pages: readonly string[]): Map<string, string> {
  const found = pages.flatMap((page) => [
    ...page.matchAll(/<a id="d-\d{3}"><\/a>\*\*(D-\d{3})\*\*(.*?)(?=\n\s*\n|\n *[-|#] ?|\n*$(?!\n))/gs),
  ]);
  return new Map(found.map(([, id = "", text = ""]) => [id, shorten(plain(text))]));
}

let known: Map<string, string> | undefined;

function allRules(): Map<string, string> {
  const folder = folderOfRules();
  const pages = folder === undefined ? [] : readdirSync(folder).filter((name) => name.endsWith(".md"));
  return readRules(pages.map((name) => readFileSync(join(folder ?? "", name), "utf8")));
}

/** What a contract test holds a server to: the texts of the rules in its title, or else of its operation. */
export function rulesFor(title: string, operationId: string): string[] {
  known ??= allRules();
  const cited = title.match(/D-\d{3}/g) ?? [];
  const texts = cited.flatMap((id) => {
    const text = known?.get(id);
    return text === undefined ? [] : [`${id}: ${text}`];
  });
  return cited.length > 0 ? texts : [descriptionOf(operationId)].flat();
}

function descriptionOf(operationId: string): string | [] {
  const operation = findOperation(operationId);
  if (!operation) return [];
  const path = operation.template.replaceAll("/", "~1");
  const { description } = locate(`/paths/${path}/${operation.method.toLowerCase()}`).node;
  return typeof description === "string" ? `openapi.yaml, ${operationId}: ${shorten(plain(description))}` : [];
}
