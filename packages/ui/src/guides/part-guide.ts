import type { ReactNode } from "react";

/** A piece of advice, with an example. */
export interface Advice {
  text: string;
  example: ReactNode;
}

export const advice = (text: string, example: ReactNode): Advice => ({ text, example });

/** Advice on the use of a component; Storybook shows it on the component's page. */
export interface PartGuide {
  /** The title of the component's stories. */
  page: `Components/${string}`;
  dos: readonly Advice[];
  donts: readonly Advice[];
}
