import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Guide } from "./guide";

const modules = import.meta.glob<{ guide: Guide }>("../{components,forms,features}/**/*.guide.ts", { eager: true });

const featureOf = ({ page }: Pick<Guide, "page">) => page.split("/")[0] ?? "";

/** The guides of all screens; what each feature is called there, it is called in the sidebar. */
export const guides: readonly Guide[] = Object.values(modules).map(({ guide }) => guide);

/** Storybook's id of a story that a guide names. */
export function storyIdOf(guide: Pick<Guide, "page">, story: string): string {
  const [part, name = ""] = story.split("/");
  return toId(`${featureOf(guide)}/${part}`, storyNameFromExport(name));
}
