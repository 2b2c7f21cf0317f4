import { guides, storyIdOf } from "../packages/ui/src/guides";
import type { Guide } from "../packages/ui/src/guides/guide";

const plain = (text: string | number) => String(text).replaceAll(/[\\*_|<>`[\]{}]/g, (sign) => `\\${sign}`);
const list = (lines: readonly string[]) => lines.map((line) => `- ${plain(line)}`).join("\n");

/** A screen's states in the specification's words, as Markdown with links to the stories. */
export const statesOf = (guide: Guide) =>
  guide.states.map(([words, story]) => `- [${plain(words)}](?path=/story/${storyIdOf(guide, story)})`).join("\n");

const constantsOf = ({ constants = [] }: Guide) =>
  constants.map(([name, value]) => `| ${plain(name)} | ${plain(value)} |`).join("\n");

/** The description of a screen as Markdown: its purpose, rules and constants. */
export function aboutScreen(guide: Guide): string {
  return [
    guide.route && `\`${guide.route}\``,
    plain(guide.purpose),
    `## Rules\n\n${list(guide.rules)}`,
    guide.constants && `## Constants\n\n| What | Value |\n|---|---|\n${constantsOf(guide)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Every state of every screen as Markdown, in the given order of features and screens. */
export function everyState(order: readonly string[]): string {
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const placesOf = ({ page }: Guide) => page.split("/").map((name) => placeOf(name));
  return guides
    .map((guide) => ({ guide, places: placesOf(guide) }))
    .toSorted(({ places: [a = 0, b = 0] }, { places: [c = 0, d = 0] }) => a - c || b - d)
    .map(({ guide }) => `### ${plain(guide.page.replace("/", " · "))}\n\n${statesOf(guide)}`)
    .join("\n\n");
}
