import { storyNameFromExport, toId } from "storybook/internal/csf";
import type { Guide } from "./guide";

const modules = import.meta.glob<{ guide: Guide }>("../{components,forms,features}/**/*.guide.ts", { eager: true });

/** The features, as people meet them. */
const order = [
  "Auth",
  "Legal",
  "Dashboard",
  "Account",
  "Profiles",
  "People",
  "CV",
  "Job offers",
  "Applications",
  "Posts",
  "Notifications",
  "Messages",
  "Components",
];
const featureOf = ({ page }: Pick<Guide, "page">) => page.split("/")[0] ?? "";
const place = (guide: Guide) => order.indexOf(featureOf(guide));

/** The guides of all screens; what each feature is called there, it is called in the sidebar. */
export const guides: readonly Guide[] = Object.values(modules)
  .map(({ guide }) => guide)
  .toSorted((one, other) => place(one) - place(other));

/** Storybook's id of a story that a guide names. */
export function storyIdOf(guide: Pick<Guide, "page">, story: string): string {
  const [part, name = ""] = story.split("/");
  return toId(`${featureOf(guide)}/${part}`, storyNameFromExport(name));
}
