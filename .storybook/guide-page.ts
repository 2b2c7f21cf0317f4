import { guides, storyIdOf } from "../packages/ui/src/guides";
import type { Guide } from "../packages/ui/src/guides/guide";

const plain = (text: string | number) => String(text).replaceAll(/[\\*_|<>`[\]{}]/g, (sign) => `\\${sign}`);
const list = (lines: readonly string[]) => lines.map((line) => `- ${plain(line)}`).join("\n");

const statesOf = (guide: Guide) =>
  guide.states.map(([words, story]) => `- [${plain(words)}](?path=/story/${storyIdOf(guide, story)})`).join("\n");

const constantsOf = ({ constants = [] }: Guide) =>
  constants.map(([name, value]) => `| ${plain(name)} | ${plain(value)} |`).join("\n");

/** The page of a screen, in Markdown: what it is for, and its rules and constants. */
export function aboutScreen(guide: Guide): string {
  return [
    guide.route && `\`${guide.route}\``,
    plain(guide.purpose),
    `## States\n\nIn the specification's words; each opens its story.\n\n${statesOf(guide)}`,
    `## Rules\n\n${list(guide.rules)}`,
    guide.constants && `## Constants\n\n| What | Value |\n|---|---|\n${constantsOf(guide)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Every state of every screen, in Markdown. */
export function everyState(): string {
  return guides.map((guide) => `### ${plain(guide.page.replace("/", " · "))}\n\n${statesOf(guide)}`).join("\n\n");
}
