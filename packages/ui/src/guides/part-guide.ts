import type { ReactNode } from "react";

/** A piece of advice, and what it looks like. */
export interface Advice {
  text: string;
  example: ReactNode;
}

/** How a component is used well; Storybook shows it on the part's page. */
export interface PartGuide {
  /** The title of the part's stories. */
  page: `Components/${string}`;
  dos: readonly Advice[];
  donts: readonly Advice[];
}
