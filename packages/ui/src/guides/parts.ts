import type { PartGuide } from "./part-guide";

const modules = import.meta.glob<{ guide: PartGuide }>("../{components,forms}/**/*.guide.tsx", { eager: true });

/** The guides of the components. */
export const partGuides: readonly PartGuide[] = Object.values(modules).map(({ guide }) => guide);

/** The name by which an address asks for a part's guide. */
export const partOf = ({ page }: Pick<PartGuide, "page">) => page.replace("Components/", "");
