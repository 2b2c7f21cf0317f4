import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Guide } from "./guide";

const modules = import.meta.glob<{ guide: Guide }>("../{components,forms,features}/**/*.guide.ts", { eager: true });

const featureOf = ({ page }: Pick<Guide, "page">) => page.split("/")[0] ?? "";

/** The guides of all screens. Features have the same names as in the sidebar. */
export const guides: readonly Guide[] = Object.values(modules).map(({ guide }) => guide);

export function storyIdOf(guide: Pick<Guide, "page">, story: string): string {
  const [part, name = ""] = story.split("/");
  return toId(`${featureOf(guide)}/${part}`, storyNameFromExport(name));
}
