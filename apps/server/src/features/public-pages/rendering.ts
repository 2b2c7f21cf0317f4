import type { PublicPage } from "@passerelle/api";

/** The rendering of a page by the bundle of apps/web, in a thread. */
export interface Rendering {
  data: { bundle: string; page: PublicPage };
  answer: string;
}
