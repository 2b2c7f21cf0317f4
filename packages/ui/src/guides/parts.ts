import type { PartGuide } from "./part-guide";

const modules = import.meta.glob<{ guides: readonly PartGuide[] }>("../{components,forms}/**/*.guide.tsx", {
  eager: true,
});

/** The guides of the components. */
export const partGuides: readonly PartGuide[] = Object.values(modules).flatMap(({ guides }) => guides);

/** The name of a component's guide in a URL. */
export const partOf = ({ page }: Pick<PartGuide, "page">) => page.replace("Components/", "");
